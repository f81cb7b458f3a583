import AppleMusicAPI

/// A name in place of a resource: `open born to run`, `play thunder road`.
struct ResourceName {
    let text: String

    /// - Returns: nil if the words are rows, resources, links or paths.
    init?(_ words: [String], among rows: NumberedRows) {
        guard words.contains(where: { $0.contains(where: \.isLetter) }),
            !words.contains(where: { $0.contains("/") || $0.hasPrefix("-") || $0.contains(":") })
        else { return nil }
        let areReferences = words.allSatisfy { (try? Reference.read($0, among: rows, to: "find")) != nil }
        if areReferences || words.count == 1 && BareResource.isRow(words[0]) { return nil }
        text = words.joined(separator: " ")
    }

    /// The result of a search for a name.
    enum Finding {
        /// The only result, or the only result with exactly this name.
        case resource(ResourceIdentifier)
        /// Several results, which become the numbered rows.
        case choice(any View)
    }
}
