import AppleMusicAPI

/// A text and its translations.
package struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text where no translation fits.
    package var standard: String
    /// By language tag (`fr-CA`), or by the key that serves all tags of a language (`fr`, `zh-Hans`): see `LanguageTag.nameKey`.
    package var translations: [String: String]

    package init(_ standard: String, _ translations: [String: String] = [:]) {
        self.standard = standard
        self.translations = translations
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// The text for a language tag: its own translation, else that of its language, else the standard text.
    package func text(in language: String) -> String {
        if translations.isEmpty { return standard }
        return translations[language] ?? translations[LanguageTag.nameKey(of: language)] ?? standard
    }
}
