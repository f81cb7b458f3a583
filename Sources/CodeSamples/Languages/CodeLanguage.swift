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
