package import AppleMusicAPI
package import Console

extension Storefront {
    /// The storefront with an id, an English name, or the beginning of a name that only one has.
    /// - Throws: `Failure` with the nearest names.
    package static func named(_ text: String) throws(Failure) -> Storefront {
        let text = text.lowercased()
        let found = Storefront.withID(text) ?? Storefront.all.first { $0.name.lowercased() == text }
        if let found { return found }
        let begun = Storefront.all.filter { $0.name.lowercased().hasPrefix(text) }
        if begun.count == 1 { return begun[0] }
        let near =
            begun.isEmpty
            ? Nearest.names(to: text, in: Storefront.all.flatMap { [$0.id, $0.name] }) : begun.map(\.name)
        throw Failure(
            "Cannot use the storefront '\(text)'", "there is none of this id or name among the \(Storefront.all.count)",
            next: near.isEmpty
                ? "Type 'storefronts' for the list."
                : "Did you mean \(near.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?",
            status: .usage)
    }
}
