import Streams
import Testing

/// The clocks: order, instants, and work that is dropped (streams "Virtual clock", lua-api 5).
@Suite struct ClockTests {
  @Test func workRunsInTheOrderOfItsTimes() {
    let clock = VirtualClock()
    var log: [String] = []
    for (delay, name) in [(20.0, "c"), (10, "a"), (20, "d"), (10, "b"), (30, "e")] {
      _ = clock.schedule(after: delay) { log.append("\(name)@\(clock.now)") }
    }
    #expect(clock.nextDue == 10)
    clock.advance(to: 20)
    #expect(log == ["a@10.0", "b@10.0", "c@20.0", "d@20.0"])
    #expect(clock.now == 20 && clock.nextDue == 30)
    clock.advance(by: 100)
    #expect(clock.now == 120 && log.last == "e@30.0" && clock.nextDue == nil)
  }

  @Test func workForNowRunsInTheSameInstantFirstInFirstOut() {
    let clock = VirtualClock(now: 5)
    var log: [Int] = []
    _ = clock.schedule {
      log.append(1)
      _ = clock.schedule { log.append(3) }
    }
    _ = clock.schedule(after: -7) { log.append(2) }
    #expect(log.isEmpty)
    clock.runDue()
    #expect(log == [1, 2, 3])
    #expect(clock.now == 5)
  }

  @Test func droppedWorkDoesNotRunAndIsLetGo() {
    let clock = VirtualClock()
    let counter = LifeCounter()
    var runs = 0
    for round in 0..<10_000 {
      let token = counter.token()
      let subscription = clock.schedule(after: 1_000) {
        runs += 1
        _ = token
      }
      if round > 0 { subscription.dispose() }
    }
    #expect(counter.live == 1)
    clock.advance(to: 2_000)
    #expect(runs == 1)
    #expect(counter.live == 0)
  }

  @Test func aLiveClockTakesItsHostsTime() {
    var time = 100.0
    var wakes: [Double] = []
    let clock = LiveClock(time: { time }, onNextDue: { wakes.append($0) })
    var log: [Double] = []
    _ = clock.schedule(after: 50) { log.append(clock.now) }
    _ = clock.schedule(after: 80) { log.append(clock.now) }
    _ = clock.schedule(after: 10) {
      log.append(clock.now)
      _ = clock.schedule { log.append(-clock.now) }
    }
    #expect(wakes == [150, 110])
    clock.runDue()
    #expect(log.isEmpty)
    time = 160
    clock.runDue()
    #expect(log == [160, 160, -160])
    #expect(clock.nextDue == 180)
    time = 90
    #expect(clock.now == 160)
    time = 200
    clock.runDue()
    #expect(log.last == 200 && clock.nextDue == nil)
  }

  @Test func theTestSchedulerMovesWhatIsDueNowToTheNextTick() {
    let scheduler = TestScheduler()
    var log: [Double] = []
    _ = scheduler.schedule(at: 10) {
      log.append(scheduler.now)
      _ = scheduler.schedule { log.append(scheduler.now) }
      _ = scheduler.schedule(at: 3) { log.append(scheduler.now) }
    }
    scheduler.advance(to: 100)
    #expect(log == [10, 11, 11])
    #expect(scheduler.now == 100)
  }

  @Test func aPeriodOfZeroDoesNotHoldAnInstantForever() {
    let clock = VirtualClock()
    let ticks = Recorder<Int>()
    let buffers = Recorder<[Int]>()
    let bag = DisposeBag()
    bag.add(ticks.record(.interval(0, on: clock)))
    bag.add(buffers.record(Stream<Int>.never().buffer(.nan, count: 0, on: clock)))
    clock.advance(by: 3)
    #expect(ticks.values == [0, 1, 2])
    #expect(buffers.values == [[], [], []])
    bag.dispose()
  }
}
