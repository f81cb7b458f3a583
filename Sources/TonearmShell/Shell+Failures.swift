import AppleMusicAPI
import Console

/// How failures are shown: in words, or as JSON where answers are JSON.
extension Shell {
    /// What becomes of a failure of the line that runs.
    struct FailureStyle {
        var output: Output
        var destination = Words.Destination.screen
    }

    /// What the service said goes where its answer would have gone, as it came; all else is an object on the error stream.
    func show(_ failure: Failure) async throws {
        var failure = failure
        if let origin { failure.details.append("line \(origin.line) of '\(origin.file)'") }
        let output = failureStyle.output
        if output == .ndjson { return try screen.report([StyledText(failure.json.text)], isJSON: true) }
        guard output == .json || output == .raw else { return try screen.report(failure.lines) }
        if let document = (failure.underlying as? RefusedAnswer)?.document {
            return try await show(DocumentView(body: document), as: output, at: failureStyle.destination)
        }
        guard output == .json else { return try screen.report(failure.lines) }
        let text = String(decoding: Screen.harmlessJSON(Body.json(failure.json).bytes), as: UTF8.self)
        try screen.report(text.split(separator: "\n").map { StyledText(String($0)) }, isJSON: true)
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

/// An answer that said no.
struct RefusedAnswer: Error {
    /// The service's error document, where it sent one.
    let document: Body?
}

/// A body on its own.
private struct DocumentView: View {
    let document: Body

    init(body: Body) { document = body }

    var body: Body? { document }

    func lines(in frame: Screen.Frame) -> [StyledText] { [] }
}

extension Failure {
    /// `{"error": {"what": …, "why": …, "details": […], "next": …, "status": 1}}`
    fileprivate var json: JSON {
        [
            "error": [
                "what": .string(what), "why": .string(why), "details": .strings(details),
                "next": next.map(JSON.string) ?? .null, "status": .integer(Int(status.rawValue)),
            ]
        ]
    }
}
