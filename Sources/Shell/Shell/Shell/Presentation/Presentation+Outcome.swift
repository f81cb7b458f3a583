import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSystem

/// Shows the outcomes of lines.
extension Presentation {
    /// Begins the command of words.
    func begin(_ words: Words) {
        notes = []
        failureStyle.destination = words.destination
    }

    /// Runs a body, and shows its failure.
    /// - Returns: the exit status of a script that would end here.
    func attempt(_ body: () async throws -> Void) async -> Int32 {
        learnSecrets()
        do {
            try await body()
            return 0
        } catch {
            return await show(LineFailure(error))
        }
    }

    /// Shows the outcome of a line.
    /// - Returns: the exit status of a script that would end here.
    func show(_ outcome: LineOutcome) async -> Int32 {
        var failure: LineFailure?
        if case .failure(let reason) = outcome.answer { failure = reason }
        do {
            if case .view(let view, let output, let destination) = outcome.answer {
                try await show(view, as: output, at: destination)
                // A failed pager adds a note of its own.
                if !notes.isEmpty { try note(notes) }
                notes = []
            }
            if !outcome.changes.isEmpty { try show(outcome.changes) }
        } catch {
            // Changes that could not be shown are kept for the next line.
            keeper.announced = outcome.changes + keeper.announced
            failure = LineFailure(error)
        }
        if let began = outcome.began {
            do { try tell(since: began) } catch { failure = LineFailure(error) }
        }
        guard let failure else { return outcome.status }
        return await show(failure)
    }

    private func tell(since start: Int) throws {
        let taken = max(environment.elapsed().subtractingClamped(start), 0)
        try screen.report([.faint("time: \(Self.milliseconds(taken)) ms")])
    }

    /// Formats microseconds as milliseconds, such as `1.234` or `0`.
    private static func milliseconds(_ microseconds: Int) -> String {
        if microseconds == 0 { return "0" }
        let rest = String(microseconds % 1000)
        return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }

    /// Shows the failure of a line.
    /// - Returns: the exit status of a script that would end here.
    func show(_ failure: LineFailure) async -> Int32 {
        if case .sink(let error) = failure.cause { return end(with: error) }
        do {
            if let words = failure.words(in: session.frameworks) {
                learnSecrets()
                shell.observers.last?.failure = "\(words.what): \(words.why)"
                // If the failure cannot be shown, the exit status still reports it.
                let marked = markedLine(of: failure, words)
                do { try await show(words, document: failure.document, marked: marked) } catch SinkProblem.failed {}
            } else if case .unknown(let error) = failure.cause {
                try? screen.report(Failure("Cannot run the line", String(describing: error)).lines)
            } else {
                try screen.report([StyledText("Interrupted.", .warning)])
            }
            return failure.status
        } catch let error as SinkProblem {
            return end(with: error)
        } catch {
            try? screen.report(Failure("Cannot run the line", String(describing: error)).lines)
            return Failure.Status.failed.rawValue
        }
    }

    /// Ends a line whose output cannot be written.
    private func end(with error: SinkProblem) -> Int32 {
        switch error {
        // The reader of the pipe has closed it.
        case .closed: shell.isLeaving = true
        case .failed(let number):
            try? screen.report(Failure("Cannot write the output", number.description).lines)
        }
        return LineFailure(error).status
    }

    /// Shows changes that apps were notified of.
    func show(_ changes: [Change]) throws {
        let lines = changes.flatMap {
            ChangeLines.watched($0, in: session.frameworks, width: screen.frame.width)
        }
        // If a program reads the answers, notifications go to standard error.
        if failureStyle.output.format.isForPeople { try screen.show(lines) } else { try screen.report(lines) }
    }

    // MARK: - Shows failures, in words or as JSON

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
        if let place = shell.provenance.place { located.details.append(place.words) }
        try screen.report(
            output.format.lines(of: located, marked: marked), copying: output.format.lines(of: failure, marked: nil),
            isJSON: output.format.writesFailuresAsJSON)
    }

    /// Returns the output that malformed words request; nil without one.
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
