/// Rules about language tags (`l`): which are well formed for the service, and how a tag is read.
package enum LanguageTag {
    /// The primary subtags that the service accepts; any other makes a tag malformed (observed in 2026).
    package static let primarySubtags: Set<String> = Set(
        """
        af ar bg bn ca cs da de el en es et fa fi fr ga gu he hi hr ht hu id is it ja kk kn ko la lo lt lv ml mr ms nb nl no or \
        pa pl pt ro ru sa sk sl sv ta te th tl tr uk ur vi zh zu
        """.split(separator: " ").map(String.init))

    package static func primarySubtag(of tag: String) -> String { String(tag.prefix { $0 != "-" }).lowercased() }

    /// Returns whether the service ignores the tag: it is empty or contains `_`.
    package static func isAbsent(_ tag: String) -> Bool { tag.isEmpty || tag.contains("_") }

    /// Returns whether the service accepts a tag. Only the primary subtag is checked.
    package static func isWellFormed(_ tag: String) -> Bool { primarySubtags.contains(primarySubtag(of: tag)) }

    /// Returns the language of an answer: the tag in the storefront's spelling if it is supported, otherwise the
    /// storefront's default.
    package static func resolve(_ tag: String?, in storefront: Storefront) -> String {
        tag.flatMap(storefront.supportedTag) ?? storefront.defaultLanguageTag
    }

    /// Returns the storefront's tag for the first preference that it can satisfy: by tag, else by language and script,
    /// else by language. Otherwise its default.
    package static func best(of wishes: [String], in storefront: Storefront) -> String {
        for wish in wishes {
            if let same = storefront.supportedTag(wish) { return same }
            let near = storefront.supportedLanguageTags.filter { primarySubtag(of: $0) == primarySubtag(of: wish) }
            if let tag = near.first(where: { nameKey(of: $0) == nameKey(of: wish) }) ?? near.first { return tag }
        }
        return storefront.defaultLanguageTag
    }

    /// Returns the key for the tables of texts: the primary subtag, and for Chinese the script too, which may follow
    /// from the region.
    package static func nameKey(of tag: String) -> String {
        let subtags = tag.lowercased().split(separator: "-")
        guard subtags.first == "zh" else { return primarySubtag(of: tag) }
        if subtags.contains("hans") { return "zh-Hans" }
        return subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "zh-Hant" : "zh-Hans"
    }
}

/// A table of texts by key and language. The first line names the languages, each other line begins with its key. Cells
/// are separated by tabs; an empty cell is a missing text.
package struct LanguageTable: Sendable {
    private let rows: [String: [String: String]]

    package init(_ table: String) {
        let lines = table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        self.init(
            languages: (lines.first?.dropFirst() ?? []).map(String.init),
            rows: lines.dropFirst().map { ($0.first.map(String.init) ?? "", $0.dropFirst().map(String.init)) })
    }

    /// - Parameter rows: each key with its cells, in the order of the languages.
    init(languages: [String], rows: [(key: String, cells: [String])]) {
        self.rows = Dictionary(
            uniqueKeysWithValues: rows.map { key, cells in
                (key, Dictionary(uniqueKeysWithValues: zip(languages, cells).filter { !$0.1.isEmpty }))
            })
    }

    /// Returns the text of a key in the language of a tag; nil if the table lacks it.
    package func text(_ key: String, in tag: String) -> String? { rows[key]?[LanguageTag.nameKey(of: tag)] }

    /// Returns the distinct texts of a key in all languages, sorted.
    package func texts(_ key: String) -> [String] { Set(rows[key]?.values.map { $0 } ?? []).sorted() }
}
