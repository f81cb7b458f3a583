package import AppleMusicAPI

/// A path to a number of a document, such as `accounts`, `0`, `expires`.
package struct NumberPath: Sendable {
    package let steps: [String]

    /// Returns the paths of a document's numbers. Of numbers that differ only in their places in lists, it returns the
    /// first and the last.
    package static func all(in json: JSON) -> [NumberPath] {
        var order: [String] = []
        var ends: [String: (first: NumberPath, last: NumberPath?)] = [:]
        collect(json, at: [], kind: "") { kind, path in
            if let known = ends[kind] {
                ends[kind] = (known.first, path)
            } else {
                order.append(kind)
                ends[kind] = (path, nil)
            }
        }
        return order.compactMap { ends[$0] }.flatMap { [$0.first] + [$0.last].compactMap(\.self) }
    }

    /// Calls a body with each number's path.
    /// - Parameter kind: the path with `*` for the places in lists.
    private static func collect(
        _ json: JSON, at steps: [String], kind: String, _ body: (_ kind: String, NumberPath) -> Void
    ) {
        switch json {
        case .number: body(kind, NumberPath(steps: steps))
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                collect(element, at: steps + [String(index)], kind: kind + "/*", body)
            }
        case .object(let object):
            for member in object.members {
                collect(member.value, at: steps + [member.name], kind: "\(kind)/\(member.name)", body)
            }
        default: break
        }
    }

    /// Returns the document with another number at the path.
    package func replacing(in json: JSON, by number: JSON) -> JSON {
        Self.replacing(steps[...], in: json, by: number)
    }

    /// Returns the document with at most four elements of each longer list: the first two and the last two. Without
    /// the others it has the same kinds of numbers, and is read faster.
    /// - Parameter limit: lists up to this length stay whole.
    package static func shortening(_ json: JSON, above limit: Int) -> JSON {
        switch json {
        case .array(let elements):
            let kept = elements.count > limit ? Array(elements.prefix(2) + elements.suffix(2)) : elements
            return .array(kept.map { shortening($0, above: limit) })
        case .object(let object):
            var short = object
            for member in object.members { short[member.name] = shortening(member.value, above: limit) }
            return .object(short)
        default: return json
        }
    }

    private static func replacing(_ steps: ArraySlice<String>, in json: JSON, by number: JSON) -> JSON {
        guard let step = steps.first else { return number }
        if var elements = json.array, let index = Int(step) {
            elements[index] = replacing(steps.dropFirst(), in: elements[index], by: number)
            return .array(elements)
        }
        guard var object = json.object else { return json }
        object[step] = object[step].map { replacing(steps.dropFirst(), in: $0, by: number) }
        return .object(object)
    }
}
