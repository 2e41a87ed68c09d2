import Foundation
import TestSupport

/// Checks documents by the schemas that the program prints, with Python's jsonschema.
struct SchemaValidator {
  /// What is wrong with each document, in order; an empty text for one that is as the schema says.
  static func problems(_ schema: String, _ documents: [String]) throws -> [String] {
    let script = """
      import json, sys, jsonschema
      validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
      jsonschema.Draft202012Validator.check_schema(validator.schema)
      for line in sys.stdin:
          errors = list(validator.iter_errors(json.loads(line)))
          print(json.dumps("; ".join(f"{list(e.absolute_path)}: {e.message[:200]}" for e in errors)))
      """
    let output = try python(script, schema, input: documents.joined(separator: "\n") + "\n")
    return try output.split(separator: "\n").map {
      try JSONDecoder().decode(String.self, from: Data($0.utf8))
    }
  }

  /// Spoils documents in every place that they have, once for each place of the format, and gives
  /// the spoilt places that the schema lets through, and how many there are.
  ///
  /// An object gets a key more, and each of its keys is left out once; any other value becomes an
  /// object. Below the keys in `free` anything may stand, and those in `optional` may be missing.
  static func acceptedMutations(
    _ schema: String, _ documents: [String], free: [String], optional: [String]
  ) throws -> (accepted: [String], count: Int) {
    let script = """
      import copy, json, sys, jsonschema
      validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
      free, optional = sys.argv[2].split(","), sys.argv[3].split(",")
      seen, accepted = set(), []

      def places(value, path, shape):
          yield value, path, shape
          if shape and shape[-1] in free:
              return
          if isinstance(value, dict):
              for key, member in value.items():
                  yield from places(member, path + [key], shape + [key])
          elif isinstance(value, list):
              for index, member in enumerate(value):
                  yield from places(member, path + [index], shape + ["*"])

      def at(document, path):
          for step in path:
              document = document[step]
          return document

      def check(name, document, path, spoil):
          if name in seen:
              return
          seen.add(name)
          spoilt = copy.deepcopy(document)
          spoil(spoilt)
          if validator.is_valid(spoilt):
              accepted.append(name)

      for line in sys.stdin:
          document = json.loads(line)
          for value, path, shape in list(places(document, [], [])):
              name = "/".join(shape)
              if shape and shape[-1] in free:
                  continue
              if isinstance(value, dict):
                  check(name + "+", document, path, lambda d: at(d, path).update(unknown=1))
                  for key in value:
                      if name + "/" + key not in optional and key not in optional:
                          check(f"{name}/{key}-", document, path, lambda d: at(d, path).pop(key))
              elif path:
                  check(name + "!", document, path,
                        lambda d: at(d, path[:-1]).__setitem__(path[-1], {"wrong": True}))
      print(json.dumps([accepted, len(seen)]))
      """
    let output = try python(
      script, schema, [free.joined(separator: ","), optional.joined(separator: ",")],
      input: documents.joined(separator: "\n") + "\n")
    let result = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [Any] ?? []
    return (result.first as? [String] ?? ["no answer"], result.last as? Int ?? 0)
  }

  private static func python(
    _ script: String, _ schema: String, _ arguments: [String] = [], input: String
  ) throws -> String {
    try withTemporaryDirectory { folder in
      let file = "\(folder)/schema.json"
      let printed = try runProcess(builtProduct("layout-dump"), ["schema", schema])
      try Data(printed.output.utf8).write(to: URL(fileURLWithPath: file))
      let result = try runProcess(
        "/usr/bin/python3", ["-c", script, file] + arguments, input: input)
      guard result.status == 0 else {
        struct Failure: Error { var errors: String }
        throw Failure(errors: result.errors)
      }
      return result.output
    }
  }
}
