/// A text and its translations.
package struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text where no translation fits.
    package var standard: String
    /// By language tag (`fr-FR`), or by the beginning of one (`fr`, `zh-Hant`) when it serves all tags that begin so.
    package var translations: [String: String]

    package init(_ standard: String, _ translations: [String: String] = [:]) {
        self.standard = standard
        self.translations = translations
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// The text for a language tag: its own translation, else that of the tag without its last subtags (`zh-Hant-HK`, `zh-Hant`, `zh`),
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
