import AppleMusicAPI
import Console

/// Shows failures, in words or as JSON.
extension Presentation {
    /// The style and destination of the running line's failure.
    struct FailureStyle {
        var output: Output
        var destination = Words.Destination.screen
        /// The command's line with secrets redacted; nil if the line is malformed.
        var line: String?
    }

    /// Returns the line at fault with its mark, for an interactive terminal only. Scripts, pipes and recordings get
    /// the failure without it.
    /// - Returns: nil if it is not shown, or if no single word is at fault.
    func markedLine(of failure: LineFailure, _ words: Failure) -> [StyledText]? {
        guard isConversation, screen.frame.isErrorTerminal, !failureStyle.output.format.writesFailuresAsJSON else {
            return nil
        }
        guard let mark = words.mark ?? failureStyle.line.flatMap({ mark(of: failure, words, in: $0) }),
            screen.secrets.hidden(inLine: mark.text) == mark.text
        else { return nil }
        return mark.lines(width: screen.frame.width)
    }

    private func mark(of failure: LineFailure, _ words: Failure, in line: String) -> LineMark? {
        CulpritPlace(line: line, in: session).mark(of: words, usual: failure.usualCulprit)
    }

    /// Shows a failure on standard error. The service's error document goes unchanged to the destination of the answer
    /// instead.
    /// - Parameter marked: the line at fault with its mark; nil if it is not shown.
    func show(_ failure: Failure, document: Body?, marked: [StyledText]?) async throws {
        let output = failureStyle.output
        if output.format.showsErrorDocuments, let document {
            try await show(DocumentView(body: document), as: output, at: failureStyle.destination)
            if let fault = failure.fault { try note([fault]) }
            return
        }
        // A line of a file is recorded as if it were typed, without the file's name, so that it is the same in a later
        // run.
        var located = failure
        if let place = shell.provenance.place { located.details.append("line \(place.line) of '\(place.file)'") }
        try screen.report(
            output.format.lines(of: located, marked: marked), copying: output.format.lines(of: failure, marked: nil),
            isJSON: output.format.writesFailuresAsJSON)
    }

    /// Returns the output that malformed words request; nil if there is none.
    static func askedOutput(_ words: [String]) -> Output? {
        for (index, word) in words.enumerated() {
            switch word {
            case "-o", "--output":
                if index + 1 < words.count, let output = Output(rawValue: words[index + 1]) { return output }
            case "--": return nil
            default:
                guard word.hasPrefix("--output=") || word.hasPrefix("-o=") else { continue }
                if let output = Output(rawValue: String(word.drop { $0 != "=" }.dropFirst())) { return output }
            }
        }
        return nil
    }
}

/// A view of a body without a request.
private struct DocumentView: View {
    let document: Body

    init(body: Body) { document = body }

    var body: Body? { document }

    func lines(in frame: Screen.Frame) -> [StyledText] { [] }
}
