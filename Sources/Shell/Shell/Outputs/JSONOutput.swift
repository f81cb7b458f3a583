import AppleMusicAPI
package import TonearmConsole
import TonearmTerminalText

/// An output of the service's body, indented.
package struct JSONOutput: OutputFormat {
    package let name = "json"
    package let summary = "the body, laid out"
    package let showsErrorDocuments = true
    package let writesFailuresAsJSON = true

    package func show(_ view: any View, on screen: Screen) throws {
        guard let body = view.body else { return try screen.show(Self.message(screen.messageLines(of: view))) }
        try screen.show(bytes: Self.indented(body.bytes).endingWithLineFeed)
    }

    package func lines(of failure: Failure, marked: [StyledText]?) -> [StyledText] {
        let text = String(decoding: Self.indented(Body.json(failure.json).bytes), as: UTF8.self)
        return text.split(separator: "\n").map { StyledText(String($0)) }
    }

    package func obstacle(to option: RowArrangement.Option) -> OutputObstacle? { .unchangedBody }

    /// Indents a body and escapes its control characters. Returns an empty body unchanged.
    private static func indented(_ bytes: [UInt8]) -> [UInt8] {
        JSONLayout.laidOut(bytes).map(Printable.escapedJSON)
            ?? Array(Printable.block(String(decoding: bytes, as: UTF8.self)).utf8)
    }

    /// Returns the lines of a view without a body as JSON: `{"message": ["Saved the session as 'demo'."]}`. A revealed
    /// secret stays readable.
    private static func message(_ lines: [StyledText]) -> [StyledText] {
        guard !lines.isEmpty else { return ["{", "  \"message\": []", "}"] }
        let texts = lines.enumerated().map { index, line in
            var text = line
            for span in text.spans.indices {
                text.spans[span].style = .plain
                text.spans[span].text = String(JSON.string(text.spans[span].text).text.dropFirst().dropLast())
            }
            return StyledText("    \"") + text + StyledText(index + 1 < lines.count ? "\"," : "\"")
        }
        return ["{", "  \"message\": ["] + texts + ["  ]", "}"]
    }
}
