import AppleMusicAPI
import Console

/// How failures are shown: in words, or as JSON where answers are JSON.
extension Presentation {
    /// What becomes of a failure of the line that runs.
    struct FailureStyle {
        var output: Output
        var destination = Words.Destination.screen
        /// The line of the command, secrets hidden; nil for a line that could not be read.
        var line: String?
    }

    /// The line at fault with its mark, in words for the terminal. Only a person who types there sees it: scripts, pipes and recordings get the
    /// failure as it always was.
    /// - Returns: nil where it is not shown, and if no single word is at fault.
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

    /// Shows a failure. The service's error document goes where its answer would have gone, as it came; all else goes to standard error.
    /// - Parameter marked: the line at fault with its mark; nil if it is not shown.
    func show(_ failure: Failure, document: Body?, marked: [StyledText]?) async throws {
        let output = failureStyle.output
        if output.format.showsErrorDocuments, let document {
            try await show(DocumentView(body: document), as: output, at: failureStyle.destination)
            if let fault = failure.fault { try note([fault]) }
            return
        }
        // A line of a file is recorded as if it had been typed, and says nothing of the file when it runs again.
        var located = failure
        if let place = shell.provenance.place { located.details.append("line \(place.line) of '\(place.file)'") }
        try screen.report(
            output.format.lines(of: located, marked: marked), copying: output.format.lines(of: failure, marked: nil),
            isJSON: output.format.writesFailuresAsJSON)
    }

    /// The output that words ask for which could not be read as a command's.
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

/// A body on its own.
private struct DocumentView: View {
    let document: Body

    init(body: Body) { document = body }

    var body: Body? { document }

    func lines(in frame: Screen.Frame) -> [StyledText] { [] }
}
