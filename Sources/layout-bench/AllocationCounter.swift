import Synchronization

/// Counts the blocks of memory that are taken from the heap while a piece of work runs.
///
/// The program brings an allocator of its own, which counts and calls the C library's; the linker
/// gives it the name `malloc` (see Package.swift), so that every library which the program loads
/// finds it, Swift's runtime among them.
enum AllocationCounter {
  /// A C function cannot capture, so what it counts with is a constant that it knows.
  fileprivate static let count = Atomic<Int>(0)

  /// The number of blocks that `body` takes.
  static func count(_ body: () -> Void) -> Int {
    let before = count.load(ordering: .relaxed)
    body()
    return count.load(ordering: .relaxed) - before
  }
}

@_silgen_name("__libc_malloc")
private func allocate(_ size: Int) -> UnsafeMutableRawPointer?

/// Takes a block from the heap; public, so that other libraries find it.
@_cdecl("countingAllocate")
public func countingAllocate(_ size: Int) -> UnsafeMutableRawPointer? {
  AllocationCounter.count.wrappingAdd(1, ordering: .relaxed)
  return allocate(size)
}
