import Streams

/// Keeps what a script no longer holds but has not ended: collecting a bag disposes nothing.
final class OrphanKeeper {
  private var kept: [(object: AnyObject, isLive: () -> Bool)] = []

  /// How many bags it keeps.
  var count: Int { kept.count }

  /// Takes a bag over while it holds something live.
  func adopt(_ object: AnyObject, while isLive: @escaping () -> Bool) {
    kept.removeAll { !$0.isLive() }
    if isLive() { kept.append((object, isLive)) }
  }

  /// Lets go of everything.
  func removeAll() { kept.removeAll() }
}

/// A bag as scripts hold it.
final class ScriptBag {
  let bag: DisposeBag
  private let keeper: OrphanKeeper?

  /// Makes a bag of the script's own.
  init(keptBy runtime: ScriptRuntime) {
    bag = DisposeBag()
    keeper = runtime.orphans
  }

  /// Shows a bag that somebody else keeps.
  init(showing bag: DisposeBag) {
    self.bag = bag
    keeper = nil
  }

  deinit {
    let bag = bag
    keeper?.adopt(bag) { bag.count > 0 }
  }
}

/// A keyed bag as scripts hold it.
final class ScriptKeyedBag {
  let bag = KeyedBag<String>()
  private let keeper: OrphanKeeper

  init(keptBy runtime: ScriptRuntime) { keeper = runtime.orphans }

  deinit {
    let bag = bag
    keeper.adopt(bag) { bag.count > 0 }
  }
}

/// A serial subscription as scripts hold it.
final class ScriptSerial {
  let serial = SerialSubscription()
  private let keeper: OrphanKeeper

  init(keptBy runtime: ScriptRuntime) { keeper = runtime.orphans }

  deinit {
    let serial = serial
    keeper.adopt(serial) { serial.current != nil }
  }
}
