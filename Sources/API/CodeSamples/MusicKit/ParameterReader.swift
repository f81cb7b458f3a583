import AppleMusicAPI

/// A reader that consumes a request's parameters; remaining parameters cannot be expressed.
struct ParameterReader {
    private var items: [QueryItem]

    init(_ request: Request) { items = request.query }

    var isEmpty: Bool { items.isEmpty }

    /// Consumes a parameter that occurs once.
    mutating func take(_ name: String) -> String? {
        let places = items.indices.filter { items[$0].name == name }
        guard places.count == 1 else { return nil }
        return items.remove(at: places[0]).value
    }

    /// Consumes a list, without empty values.
    mutating func takeList(_ name: String) -> [String] { (take(name) ?? "").split(separator: ",").map(String.init) }

    /// Consumes `limit` and `offset`, and returns the statements that set them.
    mutating func takePage(of request: String = "request") -> [String] {
        ["limit", "offset"].compactMap { name in
            guard let text = items.first(where: { $0.name == name })?.value, let number = Int(text), number >= 0,
                take(name) != nil
            else { return nil }
            return "\(request).\(name) = \(number)"
        }
    }

    /// Consumes `include`, `views` and `extend`, and returns the Swift names. Nil if MusicKit lacks one of them.
    mutating func takeProperties(of type: MusicKitType) -> [String]? {
        var found: [String] = []
        for parameter in ["include", "views", "extend"] {
            for name in takeList(parameter) {
                guard let property = type.property(name, in: parameter) else { return nil }
                if !found.contains(property) { found.append(property) }
            }
        }
        return found
    }
}
