import Console

/// Shows long answers in a pager at an interactive terminal.
extension Presentation {
    /// Shows a view, in the pager if it is long.
    func showPaged(_ view: any View, as output: Output) async throws {
        guard let pager = pager() else { return try screen.show(view, as: output) }
        let frame = screen.frame
        let sink = MemorySink()
        try screen.rehearsed(into: sink, as: frame.paged).show(view, as: output)
        guard session.settings.display.pager == .always || isLong(sink.text) else {
            guard frame == frame.paged, frame == frame.copied else { return try screen.show(view, as: output) }
            return try screen.show(rehearsed: sink.bytes)
        }
        let kept = MemorySink()
        if !screen.copies.isEmpty { try screen.rehearsed(into: kept, as: frame.copied).show(view, as: output) }
        try screen.copy(rehearsed: kept.bytes)
        do {
            try await Pager(pager, environment: environment.variable).show(sink.bytes, on: screen)
        } catch is CancellationError {
            // The user left the pager with Ctrl-C; the command has succeeded.
        } catch let failure as Failure {
            // Show the answer even if the pager fails.
            try screen.show(rehearsed: sink.bytes)
            notes.append(
                "the pager failed, and 'set pager off' does without one. \(failure.what): \(failure.why)")
        }
    }

    /// Returns the command of the pager; nil if none is used. In lessons and performances the shell needs the keys.
    private func pager() -> String? {
        guard session.settings.display.pager != .off, shell.observers.isTypedByPerson, shell.hasTerminal,
            !shell.observers.isDemonstrating, shell.observers.performance.suspended == nil,
            shell.observers.lesson.teaching == nil, screen.frame.isTerminal, screen.frame.height != nil
        else { return nil }
        return environment.person.pager()
    }

    /// The lowest screen on which the pager opens automatically.
    private static let lowestPagedScreen = 10

    /// Returns whether a text is much longer than the screen; the pager does not open for a few lines more. Lines
    /// wider than the screen count as several.
    private func isLong(_ text: String) -> Bool {
        guard let lines = screen.frame.height, lines >= Self.lowestPagedScreen else { return false }
        let height = lines + max(lines / 2, 10)
        var rows = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            rows += TerminalRows.count(of: String(Substring(line)), width: screen.frame.width)
            if rows > height { return true }
        }
        return false
    }
}
