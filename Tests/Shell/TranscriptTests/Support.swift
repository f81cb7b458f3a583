@testable import TonearmTranscripts

extension Transcript {
    /// Makes a transcript of one block.
    static func block(_ lines: String, header: String? = "format: 1") throws -> Transcript {
        let start = header.map { "---\n\($0)\n---\n" } ?? ""
        return try Transcript("\(start)```tonearm\n\(lines)\n```\n", name: "x.md")
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The outcomes of the steps, without placeholders.
    var outcomes: [Outcome?] { steps.map(\.outcome) }
}

/// Compares by bytes: `==` ignores differences of Unicode normalization.
func isSame(_ left: Outcome?, _ right: Outcome?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.status == right.status && left.lines.elementsEqual(right.lines) { $0.isExactly($1) }
}

/// Returns the error message of a file.
func problem(_ text: String) -> String? {
    do {
        _ = try Transcript(text, name: "x.md")
        return nil
    } catch {
        return error.description
    }
}
