/// A text and its translations.
package struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text where no translation fits.
    package var standard: String
    /// By language tag (`ja`, `fr-FR`), or by primary subtag (`fr`) when it serves all of them.
    package var translations: [String: String]

    package init(_ standard: String, _ translations: [String: String] = [:]) {
        self.standard = standard
        self.translations = translations
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// The text for a language tag: its own translation, else that of its primary subtag, else the standard text.
    package func text(in language: String) -> String {
        if translations.isEmpty { return standard }
        if let exact = translations[language] { return exact }
        let primary = language.prefix { $0 != "-" }
        return translations[String(primary)] ?? standard
    }
}
