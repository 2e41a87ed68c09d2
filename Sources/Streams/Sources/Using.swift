extension Stream {
  /// A stream that needs a resource for as long as it is subscribed.
  ///
  /// The resource is disposed of after the stream's own source.
  @inlinable
  public static func using<Resource>(
    _ makeResource: @escaping () throws -> Resource,
    dispose: @escaping (Resource) -> Void,
    makeStream: @escaping (Resource) throws -> Stream<Element>
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let resource: Resource
      do { resource = try makeResource() } catch {
        return subscription.fail(error, observer.end)
      }
      do {
        try makeStream(resource).connect(observer, subscription)
      } catch {
        subscription.fail(error, observer.end)
      }
      subscription.onDispose { dispose(resource) }
    }
  }
}
