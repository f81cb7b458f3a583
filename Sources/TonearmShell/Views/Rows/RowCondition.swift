import AppleMusicAPI
import Console

/// A condition for rows: `artist~bunny`, `released=1975-08-25`, `rating!=explicit`, `name!~live`.
///
/// Case and accents do not matter. A value is compared both unchanged and as its column shows it.
struct RowCondition: Hashable, Sendable {
    var name: String
    private var text: String
    /// Whether the text may be a part of the value.
    private var isPart: Bool
    private var isNegated: Bool

    /// - Throws: `Failure` if the text has no name or no comparison sign.
    init(_ typed: String) throws(Failure) {
        guard let sign = typed.firstIndex(where: { $0 == "~" || $0 == "=" }), sign > typed.startIndex else {
            throw Self.unreadable(typed)
        }
        isPart = typed[sign] == "~"
        let before = typed[..<sign]
        isNegated = before.hasSuffix("!")
        name = String(isNegated ? before.dropLast() : before)
        text = String(typed[typed.index(after: sign)...])
        if name.isEmpty { throw Self.unreadable(typed) }
    }

    private static func unreadable(_ typed: String) -> Failure {
        Failure(
            "Cannot choose rows by '\(typed)'", "a column's name, '~' or '=', and a text are needed",
            next: "Type for example '--where artist~bunny'.", status: .usage)
    }

    func holds(for resource: Resource, _ column: Column) -> Bool { isNegated != matches(resource, column) }

    private func matches(_ resource: Resource, _ column: Column) -> Bool {
        let wanted = RowText(text)
        let value = column.value(of: resource)
        let elements = value?.array?.map(Column.text(of:)) ?? []
        let texts = [value.map(Column.text(of:)) ?? "", column.text(of: resource, resource.attributes)] + elements
        return texts.contains { text in
            isPart ? !text.isEmpty && RowText(text).contains(wanted) : RowText(text) == wanted
        }
    }
}
