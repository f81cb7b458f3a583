import AppleMusicAPI

/// The parameters of a request to Last.fm: those of the query and, for `POST`, those of the form in the body, which
/// clients send for every method.
struct LastFMParameters {
    private let items: [QueryItem]

    /// The most parameters of a request.
    static let limit = 200

    /// - Returns: nil for a form that has too many parameters or is not UTF-8.
    init?(_ request: Request) {
        var items = request.query
        if request.method == .post, !request.body.isEmpty {
            guard request.body.count(where: { $0 == UInt8(ascii: "&") }) < Self.limit,
                let form = String(validating: request.body, as: UTF8.self)
            else { return nil }
            items += QueryItem.items(in: form)
        }
        guard items.count <= Self.limit else { return nil }
        self.items = items
    }

    /// Returns the first value of a parameter; nil if it is absent or empty.
    subscript(_ name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }

    /// Returns a number from 1 on; the standard for any other text.
    func number(_ name: String, standard: Int, most: Int) -> Int {
        guard let number = self[name].flatMap({ Int($0) }), number > 0 else { return standard }
        return min(number, most)
    }
}
