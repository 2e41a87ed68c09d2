import CLua

extension LuaSchema {
  /// A schema as states read it.
  ///
  /// Nothing in it changes any more, so states of any number of threads may share it.
  public final class Sealed: Sendable {
    let raw: clua_schema

    fileprivate init(_ raw: clua_schema) { self.raw = raw }

    deinit {
      raw.types?.deallocate()
      raw.fields?.deallocate()
      raw.shapes?.deallocate()
      raw.cases?.deallocate()
      raw.names?.deallocate()
      raw.constructors?.deallocate()
      raw.presets?.deallocate()
      raw.functions?.deallocate()
      raw.classes?.deallocate()
    }
  }

  /// Copies the schema, as it is now, for states; O(size of the schema).
  public func sealed() -> Sealed {
    let classes = classes.map { one in
      var moved = one
      moved.first_method += Int32(moduleFunctions.count)
      return moved
    }
    return Sealed(
      clua_schema(
        types: copy(types), fields: copy(fields), shapes: copy(shapes), cases: copy(cases),
        names: copy(names), constructors: copy(constructors), presets: copy(presets),
        functions: copy(moduleFunctions + methods), classes: copy(classes),
        shape_count: Int32(shapes.count), constructor_count: Int32(constructors.count),
        module_function_count: Int32(moduleFunctions.count), class_count: Int32(classes.count),
        module_name: moduleName.pointer, items_function: itemsName?.pointer))
  }

  private func copy<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let block = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    block.initialize(from: elements, count: elements.count)
    return UnsafePointer(block)
  }
}
