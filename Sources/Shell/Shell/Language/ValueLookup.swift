import AppleMusicAPI
import TonearmConsole

/// Looks up values by JSONPath, and explains why there are none.
enum ValueLookup {
    /// - Throws: `Failure` that marks the fault in the path.
    static func path(_ text: String) throws(Failure) -> JSONPath {
        do throws(JSONPath.Problem) {
            return try JSONPath(text)
        } catch {
            throw failure("Cannot read '\(text)'", text, error)
        }
    }

    private static let pathAdvice =
        "Type for example 'data[0].attributes.name' or 'data[?@.attributes.trackCount > 10].id'."

    /// Returns a failure with a mark under the fault.
    static func failure(_ what: String, _ text: String, _ problem: JSONPath.Problem, next: String = pathAdvice)
        -> Failure
    {
        var failure = Failure.usage(what, problem.why, next: next)
        if let offset = problem.offset { failure.mark = LineMark(text, at: offset) }
        return failure
    }

    /// - Returns: the values at a path, at least one.
    /// - Throws: `Failure` with the names that exist instead.
    static func values(at path: JSONPath, in json: JSON) throws(Failure) -> [JSON] {
        let end: JSONPath.DeadEnd
        do throws(JSONPath.Problem) {
            let values = try path.values(in: json)
            guard values.isEmpty, let found = try path.deadEnd(in: json) else { return values }
            end = found
        } catch {
            throw failure("Cannot read '\(path.text)'", path.text, error)
        }
        throw missing(path, end)
    }

    private static func missing(_ path: JSONPath, _ end: JSONPath.DeadEnd) -> Failure {
        let what = "Cannot read '\(path.text)'"
        if end.part.contains("?") {
            return Failure(what, "nothing matches '\(end.part)'", next: "'-o json' shows what there is.")
        }
        let near = Nearest.names(to: end.part, in: end.names).first.map { "Did you mean '\($0)'? " } ?? ""
        let there =
            if !end.names.isEmpty {
                "There is: \(end.names.prefix(12).joined(separator: ", "))."
            } else {
                switch end.count {
                case nil: "There is nothing below."
                case 0?: "The list is empty."
                case 1?: "There is: 0."
                case let count?: "There is: 0 to \(count - 1)."
                }
            }
        return Failure(what, "there is no '\(end.part)'", next: near + there)
    }

    /// Joins values with commas, like the parameters of requests; objects and arrays are JSON.
    static func text(of values: [JSON]) -> String { values.map { $0.string ?? $0.text }.joined(separator: ",") }

    /// Returns the object for paths into a row: the resource's members, its attributes, and the resources of its
    /// relationships and views.
    static func root(of row: Resource) -> JSON {
        var root = row.json
        for attribute in row.attributes?.members ?? [] { root.append(attribute.name, attribute.value) }
        for (name, page) in row.relationships + row.views {
            root.append(name, JSON.array(page.data.map { .object($0.json) }))
        }
        return .object(root)
    }
}

/// A JSON object or array as a single word: `post /v1/me/library/playlists {"attributes": {"name": "Sunday"}}`.
enum JSONWord {
    /// - Parameter index: the index of the opening bracket.
    /// - Returns: the index of the closing bracket; nil without one.
    static func end(at index: Int, in text: ArraySlice<Unicode.Scalar>) -> Int? {
        var depth = 0
        var isString = false
        var next = index
        while next < text.endIndex {
            switch text[next] {
            case "\\" where isString: next += 1
            case "\"": isString.toggle()
            case "{" where !isString, "[" where !isString: depth += 1
            case "}" where !isString, "]" where !isString:
                depth -= 1
                if depth == 0 { return next }
            default: break
            }
            next += 1
        }
        return nil
    }

    /// Escapes a text for a JSON string.
    static func escaped(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
