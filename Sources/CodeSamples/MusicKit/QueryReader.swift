import AppleMusicAPI

/// Takes the parameters of a request one by one: what is left at the end could not be said otherwise.
struct QueryReader {
    private var items: [QueryItem]

    init(_ request: Request) { items = request.query }

    var isEmpty: Bool { items.isEmpty }

    /// The value of a parameter that is there once.
    mutating func take(_ name: String) -> String? {
        let places = items.indices.filter { items[$0].name == name }
        guard places.count == 1 else { return nil }
        return items.remove(at: places[0]).value
    }

    /// The values of a list, without empty ones.
    mutating func takeList(_ name: String) -> [String] {
        (take(name) ?? "").split(separator: ",").map(String.init)
    }

    /// `limit` and `offset`, as the statements that set them.
    mutating func takePage(of request: String = "request") -> [String] {
        ["limit", "offset"].compactMap { name in
            guard let text = items.first(where: { $0.name == name })?.value, let number = Int(text), number >= 0,
                take(name) != nil
            else { return nil }
            return "\(request).\(name) = \(number)"
        }
    }

    /// What `include`, `views` and `extend` ask for, in Swift. Nil where one of them is not to be had.
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
