import AppleMusicAPI
import Console
import MusicDevice
import SystemLayer

/// Shows the outcomes of lines.
extension Presentation {
    /// Reads the requested output and destination from the words of a command.
    func begin(_ words: Words) {
        notes = []
        failureStyle.destination = words.destination
        if let asked = Self.askedOutput(words.words) { failureStyle.output = asked }
    }

    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
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
                try note(outcome.notes + takeNotes())
            }
            try show(outcome.changes)
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
                // If the failure cannot be shown, its exit status still stands for it.
                let marked = markedLine(of: failure, words)
                do { try await show(words, document: failure.document, marked: marked) } catch SinkError.failed {}
            } else if case .unknown(let error) = failure.cause {
                try? screen.report(Failure("Cannot run the line", String(describing: error)).lines)
            } else {
                try screen.report([StyledText("Interrupted.", .warning)])
            }
            return failure.status
        } catch let error as SinkError {
            return end(with: error)
        } catch {
            try? screen.report(Failure("Cannot run the line", String(describing: error)).lines)
            return Failure.Status.failed.rawValue
        }
    }

    /// Ends a line whose output cannot be written.
    private func end(with error: SinkError) -> Int32 {
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
        if changes.isEmpty { return }
        let lines = changes.flatMap {
            ChangeLines.watched($0, in: session.frameworks, width: screen.frame.width)
        }
        // If a program reads the answers, notifications go to standard error.
        if failureStyle.output.format.isForPeople { try screen.show(lines) } else { try screen.report(lines) }
    }
}
