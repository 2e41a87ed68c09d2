// The forms for streams of different types, two to eight.
//
// Each is written out, because a form over a parameter pack is not specialised by the compiler and
// takes ten times as long.

extension Stream {
  /// Combines the newest values of two streams.
  @inlinable
  public static func combineLatest<A, B>(
    _ a: Stream<A>, _ b: Stream<B>,
    resultSelector: @escaping (A, B) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 2, observer.end, subscription)
      let latestA = Box<A?>(nil)
      let latestB = Box<B?>(nil)
      let emit = join.emitter(observer) {
        guard let a = latestA.value, let b = latestB.value else { return nil }
        return try resultSelector(a, b)
      }
      a.connect(to: latestA, join, 0, emit: emit)
      b.connect(to: latestB, join, 1, emit: emit)
    }
  }

  /// Combines the newest values of three streams.
  @inlinable
  public static func combineLatest<A, B, C>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>,
    resultSelector: @escaping (A, B, C) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 3, observer.end, subscription)
      let latestA = Box<A?>(nil)
      let latestB = Box<B?>(nil)
      let latestC = Box<C?>(nil)
      let emit = join.emitter(observer) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value else {
          return nil
        }
        return try resultSelector(a, b, c)
      }
      a.connect(to: latestA, join, 0, emit: emit)
      b.connect(to: latestB, join, 1, emit: emit)
      c.connect(to: latestC, join, 2, emit: emit)
    }
  }

  /// Combines the newest values of four streams.
  @inlinable
  public static func combineLatest<A, B, C, D>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>,
    resultSelector: @escaping (A, B, C, D) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 4, observer.end, subscription)
      let latestA = Box<A?>(nil)
      let latestB = Box<B?>(nil)
      let latestC = Box<C?>(nil)
      let latestD = Box<D?>(nil)
      let emit = join.emitter(observer) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value,
          let d = latestD.value
        else { return nil }
        return try resultSelector(a, b, c, d)
      }
      a.connect(to: latestA, join, 0, emit: emit)
      b.connect(to: latestB, join, 1, emit: emit)
      c.connect(to: latestC, join, 2, emit: emit)
      d.connect(to: latestD, join, 3, emit: emit)
    }
  }

  /// Combines the newest values of five streams.
  @inlinable
  public static func combineLatest<A, B, C, D, E>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>,
    resultSelector: @escaping (A, B, C, D, E) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 5, observer.end, subscription)
      let latestA = Box<A?>(nil)
      let latestB = Box<B?>(nil)
      let latestC = Box<C?>(nil)
      let latestD = Box<D?>(nil)
      let latestE = Box<E?>(nil)
      let emit = join.emitter(observer) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value,
          let d = latestD.value, let e = latestE.value
        else { return nil }
        return try resultSelector(a, b, c, d, e)
      }
      a.connect(to: latestA, join, 0, emit: emit)
      b.connect(to: latestB, join, 1, emit: emit)
      c.connect(to: latestC, join, 2, emit: emit)
      d.connect(to: latestD, join, 3, emit: emit)
      e.connect(to: latestE, join, 4, emit: emit)
    }
  }

  /// Combines the newest values of six streams.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>, _ f: Stream<F>,
    resultSelector: @escaping (A, B, C, D, E, F) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 6, observer.end, subscription)
      let latestA = Box<A?>(nil)
      let latestB = Box<B?>(nil)
      let latestC = Box<C?>(nil)
      let latestD = Box<D?>(nil)
      let latestE = Box<E?>(nil)
      let latestF = Box<F?>(nil)
      let emit = join.emitter(observer) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value,
          let d = latestD.value, let e = latestE.value, let f = latestF.value
        else { return nil }
        return try resultSelector(a, b, c, d, e, f)
      }
      a.connect(to: latestA, join, 0, emit: emit)
      b.connect(to: latestB, join, 1, emit: emit)
      c.connect(to: latestC, join, 2, emit: emit)
      d.connect(to: latestD, join, 3, emit: emit)
      e.connect(to: latestE, join, 4, emit: emit)
      f.connect(to: latestF, join, 5, emit: emit)
    }
  }

  /// Combines the newest values of seven streams.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>, _ f: Stream<F>,
    _ g: Stream<G>,
    resultSelector: @escaping (A, B, C, D, E, F, G) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 7, observer.end, subscription)
      let latestA = Box<A?>(nil)
      let latestB = Box<B?>(nil)
      let latestC = Box<C?>(nil)
      let latestD = Box<D?>(nil)
      let latestE = Box<E?>(nil)
      let latestF = Box<F?>(nil)
      let latestG = Box<G?>(nil)
      let emit = join.emitter(observer) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value,
          let d = latestD.value, let e = latestE.value, let f = latestF.value, let g = latestG.value
        else { return nil }
        return try resultSelector(a, b, c, d, e, f, g)
      }
      a.connect(to: latestA, join, 0, emit: emit)
      b.connect(to: latestB, join, 1, emit: emit)
      c.connect(to: latestC, join, 2, emit: emit)
      d.connect(to: latestD, join, 3, emit: emit)
      e.connect(to: latestE, join, 4, emit: emit)
      f.connect(to: latestF, join, 5, emit: emit)
      g.connect(to: latestG, join, 6, emit: emit)
    }
  }

  /// Combines the newest values of eight streams.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: Stream<A>, _ b: Stream<B>, _ c: Stream<C>, _ d: Stream<D>, _ e: Stream<E>, _ f: Stream<F>,
    _ g: Stream<G>, _ h: Stream<H>,
    resultSelector: @escaping (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: 8, observer.end, subscription)
      let latestA = Box<A?>(nil)
      let latestB = Box<B?>(nil)
      let latestC = Box<C?>(nil)
      let latestD = Box<D?>(nil)
      let latestE = Box<E?>(nil)
      let latestF = Box<F?>(nil)
      let latestG = Box<G?>(nil)
      let latestH = Box<H?>(nil)
      let emit = join.emitter(observer) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value,
          let d = latestD.value, let e = latestE.value, let f = latestF.value,
          let g = latestG.value, let h = latestH.value
        else { return nil }
        return try resultSelector(a, b, c, d, e, f, g, h)
      }
      a.connect(to: latestA, join, 0, emit: emit)
      b.connect(to: latestB, join, 1, emit: emit)
      c.connect(to: latestC, join, 2, emit: emit)
      d.connect(to: latestD, join, 3, emit: emit)
      e.connect(to: latestE, join, 4, emit: emit)
      f.connect(to: latestF, join, 5, emit: emit)
      g.connect(to: latestG, join, 6, emit: emit)
      h.connect(to: latestH, join, 7, emit: emit)
    }
  }

}
