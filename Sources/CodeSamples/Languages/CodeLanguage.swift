/// A language or tool that requests are written for. A new one is a file in this folder and a line in `CodeLanguages.all`.
package protocol CodeLanguage: Sendable {
    /// The word that names it: `request --as curl`.
    var name: String { get }

    /// Its description in a few words.
    var summary: String { get }

    /// The characters that begin a comment.
    var commentMark: String { get }

    /// The same language without typed requests; nil if it has none.
    var untyped: (any CodeLanguage)? { get }

    /// Writes one program that sends the requests in order and prints each answer. No name is declared twice in it.
    func program(sending requests: [SampledRequest]) -> [String]
}

extension CodeLanguage {
    package var untyped: (any CodeLanguage)? { nil }

    /// Names a request above its code.
    func title(_ sample: SampledRequest) -> String {
        "\(commentMark) \(sample.title)"
    }

    /// Joins the code of the requests, each under its title if there are several.
    func joined(_ requests: [SampledRequest], _ code: (SampledRequest) -> [String]) -> [String] {
        if requests.count == 1 { return code(requests[0]) }
        return Array(requests.map { [title($0)] + code($0) }.joined(separator: [""]))
    }
}
