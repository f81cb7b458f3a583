/// A language or tool for which requests are generated. A new one needs a file in this folder and an entry in
/// `CodeLanguages.all`.
package protocol CodeLanguage: Sendable {
    /// The name as an argument: `request --as curl`.
    var name: String { get }

    /// A short description.
    var summary: String { get }

    /// The characters that begin a comment.
    var commentMark: String { get }

    /// The language without typed requests; nil if it has no such variant.
    var untyped: (any CodeLanguage)? { get }

    /// Generates one program that sends the requests in order and prints each answer. Its declarations have unique
    /// names.
    func program(sending requests: [SampledRequest]) -> [String]
}

extension CodeLanguage {
    package var untyped: (any CodeLanguage)? { nil }

    /// Returns a comment with the request's title.
    func title(_ sample: SampledRequest) -> String { "\(commentMark) \(sample.title)" }

    /// Joins the code of the requests, with titles if there are several.
    func joined(_ requests: [SampledRequest], _ code: (SampledRequest) -> [String]) -> [String] {
        if requests.count == 1 { return code(requests[0]) }
        return Array(requests.map { [title($0)] + code($0) }.joined(separator: [""]))
    }
}

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
