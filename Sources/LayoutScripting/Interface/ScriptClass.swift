/// The classes of objects that scripts hold, in the order in which the schema numbers them.
enum ScriptClass: Int, CaseIterable {
  case stream
  case subject
  case behavior
  case relay
  case publishRelay
  case subscription
  case bag
  case keyedBag
  case serial
  case cell
  case snapshot
  case observer
  case group
  case sectionSnapshot
  case testScreen

  /// What a message calls one.
  var description: StaticString {
    switch self {
    case .stream: "a stream"
    case .subject: "a subject"
    case .behavior: "a behavior"
    case .relay: "a relay"
    case .publishRelay: "a publish relay"
    case .subscription: "a subscription"
    case .bag: "a bag"
    case .keyedBag: "a keyed bag"
    case .serial: "a serial subscription"
    case .cell: "a cell"
    case .snapshot: "a snapshot"
    case .observer: "an observer"
    case .group: "a group"
    case .sectionSnapshot: "a section snapshot"
    case .testScreen: "a screen under test"
    }
  }

  /// What the reference calls the class.
  var title: String {
    switch self {
    case .stream: "Stream"
    case .subject: "Subject"
    case .behavior: "Behavior"
    case .relay: "Relay"
    case .publishRelay: "PublishRelay"
    case .subscription: "Subscription"
    case .bag: "Bag"
    case .keyedBag: "KeyedBag"
    case .serial: "SerialSubscription"
    case .cell: "Cell"
    case .snapshot: "Snapshot"
    case .observer: "Observer"
    case .group: "StreamGroup"
    case .sectionSnapshot: "SectionSnapshot"
    case .testScreen: "TestScreen"
    }
  }

  /// The class whose methods it has too.
  var parent: ScriptClass? {
    switch self {
    case .subject, .relay, .publishRelay, .group: .stream
    case .behavior: .subject
    default: nil
    }
  }

  /// Everything that can be subscribed to.
  static let streams: [ScriptClass] = [
    .stream, .subject, .behavior, .relay, .publishRelay, .group,
  ]
  /// Everything that the outside world may send to.
  static let inputs: [ScriptClass] = [.subject, .behavior, .relay, .publishRelay]
}
