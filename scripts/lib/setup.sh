# Set-up that the scripts share; to be sourced, with `root` set to the project's folder.
# Everything it says goes to standard error, so that a script's own output stays clean.
# shellcheck shell=bash disable=SC2034,SC2154

# What the program is linked with, statically: it needs none of this to run.
build_packages=(liblua5.4-dev libyajl-dev)
# What the tests need besides.
test_packages=(lua-check python3-jsonschema groff-base zsh fish librsvg2-bin)

say() { printf '%s\n' "$*" >&2; }

# Ends with 2: nothing was run, something is missing.
give_up() {
  say "${0##*/}: error: $1"
  if [[ -n ${2-} ]]; then say "hint: $2"; fi
  exit 2
}

is_installed() {
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# Installs those of the named Debian packages that are missing.
install_packages() {
  local package missing=() as_root=()
  command -v dpkg-query >/dev/null || give_up "no dpkg-query, so nothing can be installed here" \
    "on another system, install what Debian calls: $*"
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  if ((${#missing[@]} == 0)); then return; fi

  if [[ $(id -u) != 0 ]]; then
    if ! sudo --non-interactive true 2>/dev/null; then
      give_up "missing packages: ${missing[*]}" "sudo apt-get install --yes ${missing[*]}"
    fi
    as_root=(sudo --non-interactive)
  fi
  say "installing ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes)
  local install=("${apt[@]}" install --no-install-recommends "${missing[@]}")
  # The lists of packages may be absent or old.
  "${install[@]}" >&2 || { "${apt[@]}" update >&2 && "${install[@]}" >&2; } ||
    give_up "could not install ${missing[*]}"
}

require_swift() {
  command -v swift >/dev/null ||
    give_up "no swift on the PATH; 6.2 or later is needed" "https://www.swift.org/install"
}

# Whether a product must be built: it is not there, or a source is newer than its last build.
# The folders are looked at too, so that a deleted file counts.
is_stale() {
  local stamp=$root/.build/$1.stamp
  [[ ! -x $root/.build/release/$1 || ! -e $stamp ]] ||
    [[ -n $(find "$root/Package.swift" "$root/Sources" -newer "$stamp" -print -quit) ]]
}

# Builds a product in release mode where it is stale. The stamp has the time before the build, so
# that what is written during the build is built the next time.
build_release() {
  is_stale "$1" || return 0
  require_swift
  install_packages "${build_packages[@]}"
  mkdir -p "$root/.build"
  touch "$root/.build/$1.stamp.new"
  say "building $1"
  # A static executable loads nothing at its start, which takes longer than a small screen does.
  swift build --package-path "$root" --configuration release --static-swift-stdlib \
    -Xswiftc -static-executable --product "$1" >&2 || give_up "$1 could not be built"
  mv "$root/.build/$1.stamp.new" "$root/.build/$1.stamp"
}
