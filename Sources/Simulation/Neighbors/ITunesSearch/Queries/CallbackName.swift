import TonearmAlgorithms

/// The name of a JavaScript function to which an answer is passed: identifiers of ASCII, joined by dots.
///
/// Nothing else is accepted, because the name becomes a part of a script.
package struct CallbackName: Hashable, Sendable {
    package let text: String

    /// The most characters of a name; our choice.
    private static let longest = 128

    /// - Returns: nil if the text is not such a name.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= Self.longest, parts.allSatisfy(Self.isIdentifier) else { return nil }
        self.text = text
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, !ASCII.isDigit(first) else { return false }
        return text.utf8.allSatisfy { ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$") }
    }
}
