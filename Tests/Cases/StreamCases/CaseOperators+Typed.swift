import Streams

// The forms of `combineLatest` and `zip` that take two to eight streams, by their number.
extension CaseWorld {
  typealias Select = ([CaseValue]) throws -> CaseValue

  func combineTyped(
    _ s: [Stream<CaseValue>], _ select: @escaping Select
  ) throws -> Stream<CaseValue> {
    switch s.count {
    case 2: .combineLatest(s[0], s[1]) { try select([$0, $1]) }
    case 3: .combineLatest(s[0], s[1], s[2]) { try select([$0, $1, $2]) }
    case 4: .combineLatest(s[0], s[1], s[2], s[3]) { try select([$0, $1, $2, $3]) }
    case 5:
      .combineLatest(s[0], s[1], s[2], s[3], s[4]) { try select([$0, $1, $2, $3, $4]) }
    case 6:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) {
        try select([$0, $1, $2, $3, $4, $5])
      }
    case 7:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
        try select([$0, $1, $2, $3, $4, $5, $6])
      }
    case 8:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        try select([$0, $1, $2, $3, $4, $5, $6, $7])
      }
    default: throw CaseFault("no combineLatest of \(s.count)")
    }
  }

  func zipTyped(
    _ s: [Stream<CaseValue>], _ select: @escaping Select
  ) throws -> Stream<CaseValue> {
    switch s.count {
    case 2: .zip(s[0], s[1]) { try select([$0, $1]) }
    case 3: .zip(s[0], s[1], s[2]) { try select([$0, $1, $2]) }
    case 4: .zip(s[0], s[1], s[2], s[3]) { try select([$0, $1, $2, $3]) }
    case 5: .zip(s[0], s[1], s[2], s[3], s[4]) { try select([$0, $1, $2, $3, $4]) }
    case 6:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { try select([$0, $1, $2, $3, $4, $5]) }
    case 7:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
        try select([$0, $1, $2, $3, $4, $5, $6])
      }
    case 8:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        try select([$0, $1, $2, $3, $4, $5, $6, $7])
      }
    default: throw CaseFault("no zip of \(s.count)")
    }
  }
}
