/// A text and its translations.
package struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text in the absence of a translation.
    package var standard: String
    /// The translations by language tag (`fr-FR`), or by a prefix (`fr`, `zh-Hant`) for all tags that begin with it.
    package var translations: [String: String]

    package init(_ standard: String, _ translations: [String: String] = [:]) {
        self.standard = standard
        self.translations = translations
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// Returns the text for a language tag: its translation, else that of its prefixes (`zh-Hant-HK`, `zh-Hant`, `zh`),
    /// else the standard text.
    package func text(in language: String) -> String {
        if translations.isEmpty { return standard }
        var tag = Substring(language)
        while true {
            if let translation = translations[String(tag)] { return translation }
            guard let hyphen = tag.lastIndex(of: "-") else { return standard }
            tag = tag[..<hyphen]
        }
    }
}
