// The forms for streams of different types, two to eight; see `CombineLatest+Typed.swift`.

extension Stream {
  /// Pairs the values of two streams, the first with the first.
  @inlinable
  public static func zip<A, B>(
    _ a: Stream<A>, _ b: Stream<B>,
    resultSelector: @escaping (A, B) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 2, observer.end, subscription)
      let queueA = Box(Queue<A>())
      let queueB = Box(Queue<B>())
      let emit = join.emitter(observer) {
        guard let a = join.take(queueA), let b = join.take(queueB) else { return nil }
        return try resultSelector(a, b)
      }
      a.connect(to: queueA, join, 0, emit: emit)
      b.connect(to: queueB, join, 1, emit: emit)
    }
  }

  /// Pairs the values of three streams, the first with the first.
  @inlinable
  public static func zip<A, B, C>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>,
    resultSelector: @escaping (A, B, C) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 3, observer.end, subscription)
      let queueA = Box(Queue<A>())
      let queueB = Box(Queue<B>())
      let queueC = Box(Queue<C>())
      let emit = join.emitter(observer) {
        guard let a = join.take(queueA), let b = join.take(queueB), let c = join.take(queueC) else {
          return nil
        }
        return try resultSelector(a, b, c)
      }
      a.connect(to: queueA, join, 0, emit: emit)
      b.connect(to: queueB, join, 1, emit: emit)
      c.connect(to: queueC, join, 2, emit: emit)
    }
  }

  /// Pairs the values of four streams, the first with the first.
  @inlinable
  public static func zip<A, B, C, D>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>,
    resultSelector: @escaping (A, B, C, D) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 4, observer.end, subscription)
      let queueA = Box(Queue<A>())
      let queueB = Box(Queue<B>())
      let queueC = Box(Queue<C>())
      let queueD = Box(Queue<D>())
      let emit = join.emitter(observer) {
        guard let a = join.take(queueA), let b = join.take(queueB), let c = join.take(queueC),
          let d = join.take(queueD)
        else { return nil }
        return try resultSelector(a, b, c, d)
      }
      a.connect(to: queueA, join, 0, emit: emit)
      b.connect(to: queueB, join, 1, emit: emit)
      c.connect(to: queueC, join, 2, emit: emit)
      d.connect(to: queueD, join, 3, emit: emit)
    }
  }

  /// Pairs the values of five streams, the first with the first.
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>,
    resultSelector: @escaping (A, B, C, D, E) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 5, observer.end, subscription)
      let queueA = Box(Queue<A>())
      let queueB = Box(Queue<B>())
      let queueC = Box(Queue<C>())
      let queueD = Box(Queue<D>())
      let queueE = Box(Queue<E>())
      let emit = join.emitter(observer) {
        guard let a = join.take(queueA), let b = join.take(queueB), let c = join.take(queueC),
          let d = join.take(queueD), let e = join.take(queueE)
        else { return nil }
        return try resultSelector(a, b, c, d, e)
      }
      a.connect(to: queueA, join, 0, emit: emit)
      b.connect(to: queueB, join, 1, emit: emit)
      c.connect(to: queueC, join, 2, emit: emit)
      d.connect(to: queueD, join, 3, emit: emit)
      e.connect(to: queueE, join, 4, emit: emit)
    }
  }

  /// Pairs the values of six streams, the first with the first.
  @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>, _ f: Stream<F>,
    resultSelector: @escaping (A, B, C, D, E, F) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 6, observer.end, subscription)
      let queueA = Box(Queue<A>())
      let queueB = Box(Queue<B>())
      let queueC = Box(Queue<C>())
      let queueD = Box(Queue<D>())
      let queueE = Box(Queue<E>())
      let queueF = Box(Queue<F>())
      let emit = join.emitter(observer) {
        guard let a = join.take(queueA), let b = join.take(queueB), let c = join.take(queueC),
          let d = join.take(queueD), let e = join.take(queueE), let f = join.take(queueF)
        else { return nil }
        return try resultSelector(a, b, c, d, e, f)
      }
      a.connect(to: queueA, join, 0, emit: emit)
      b.connect(to: queueB, join, 1, emit: emit)
      c.connect(to: queueC, join, 2, emit: emit)
      d.connect(to: queueD, join, 3, emit: emit)
      e.connect(to: queueE, join, 4, emit: emit)
      f.connect(to: queueF, join, 5, emit: emit)
    }
  }

  /// Pairs the values of seven streams, the first with the first.
  @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>, _ f: Stream<F>,
    _ g: Stream<G>,
    resultSelector: @escaping (A, B, C, D, E, F, G) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 7, observer.end, subscription)
      let queueA = Box(Queue<A>())
      let queueB = Box(Queue<B>())
      let queueC = Box(Queue<C>())
      let queueD = Box(Queue<D>())
      let queueE = Box(Queue<E>())
      let queueF = Box(Queue<F>())
      let queueG = Box(Queue<G>())
      let emit = join.emitter(observer) {
        guard let a = join.take(queueA), let b = join.take(queueB), let c = join.take(queueC),
          let d = join.take(queueD), let e = join.take(queueE), let f = join.take(queueF),
          let g = join.take(queueG)
        else { return nil }
        return try resultSelector(a, b, c, d, e, f, g)
      }
      a.connect(to: queueA, join, 0, emit: emit)
      b.connect(to: queueB, join, 1, emit: emit)
      c.connect(to: queueC, join, 2, emit: emit)
      d.connect(to: queueD, join, 3, emit: emit)
      e.connect(to: queueE, join, 4, emit: emit)
      f.connect(to: queueF, join, 5, emit: emit)
      g.connect(to: queueG, join, 6, emit: emit)
    }
  }

  /// Pairs the values of eight streams, the first with the first.
  @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>, _ f: Stream<F>,
    _ g: Stream<G>, _ h: Stream<H>,
    resultSelector: @escaping (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 8, observer.end, subscription)
      let queueA = Box(Queue<A>())
      let queueB = Box(Queue<B>())
      let queueC = Box(Queue<C>())
      let queueD = Box(Queue<D>())
      let queueE = Box(Queue<E>())
      let queueF = Box(Queue<F>())
      let queueG = Box(Queue<G>())
      let queueH = Box(Queue<H>())
      let emit = join.emitter(observer) {
        guard let a = join.take(queueA), let b = join.take(queueB), let c = join.take(queueC),
          let d = join.take(queueD), let e = join.take(queueE), let f = join.take(queueF),
          let g = join.take(queueG), let h = join.take(queueH)
        else { return nil }
        return try resultSelector(a, b, c, d, e, f, g, h)
      }
      a.connect(to: queueA, join, 0, emit: emit)
      b.connect(to: queueB, join, 1, emit: emit)
      c.connect(to: queueC, join, 2, emit: emit)
      d.connect(to: queueD, join, 3, emit: emit)
      e.connect(to: queueE, join, 4, emit: emit)
      f.connect(to: queueF, join, 5, emit: emit)
      g.connect(to: queueG, join, 6, emit: emit)
      h.connect(to: queueH, join, 7, emit: emit)
    }
  }

}
