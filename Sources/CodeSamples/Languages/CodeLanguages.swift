/// The languages for requests, in the order of the help.
package enum CodeLanguages {
    package static let all: [any CodeLanguage] = [
        CurlLanguage(), MusicKitLanguage(), URLSessionLanguage(), JavaScriptLanguage(), FetchLanguage(),
        PythonLanguage(), KotlinLanguage(),
    ]

    /// The names in a sentence: `curl, swift or python`.
    package static var list: String {
        let names = all.map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

/// The name of a language, as an argument of `--as`.
package struct CodeLanguageName: RawRepresentable, CaseIterable, Hashable, Sendable {
    package let rawValue: String

    /// Returns nil if no language has the name.
    package init?(rawValue: String) {
        guard CodeLanguages.all.contains(where: { $0.name == rawValue }) else { return nil }
        self.rawValue = rawValue
    }

    private init(_ language: any CodeLanguage) { rawValue = language.name }

    package static var allCases: [CodeLanguageName] { CodeLanguages.all.map { CodeLanguageName($0) } }

    package var language: any CodeLanguage {
        // The initializers admit only names of the list.
        CodeLanguages.all.first { $0.name == rawValue } ?? CurlLanguage()
    }
}
