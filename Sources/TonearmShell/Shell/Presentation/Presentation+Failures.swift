import AppleMusicAPI
import Console

/// How failures are shown: in words, or as JSON where answers are JSON.
extension Presentation {
    /// What becomes of a failure of the line that runs.
    struct FailureStyle {
        var output: Output
        var destination = Words.Destination.screen
    }

    /// Shows a failure. The service's error document goes where its answer would have gone, as it came; all else goes to standard error.
    func show(_ failure: Failure, document: Body?) async throws {
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
            output.format.lines(of: located), copying: output.format.lines(of: failure),
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
