import Console

/// What is much longer than the screen goes through a pager, where a person types at a terminal.
extension Presentation {
    /// Shows a view, by the pager where that is wanted.
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
            // Whoever pressed Ctrl-C in the pager has read enough, and the command is done.
        } catch let failure as Failure {
            // An answer is not lost with its pager.
            try screen.show(rehearsed: sink.bytes)
            notes.append(
                "the pager failed, and 'set pager off' does without one. \(failure.what): \(failure.why)")
        }
    }

    /// The pager, as a variable names it; nil where none is used. In lessons and performances the keys belong to the shell.
    private func pager() -> String? {
        guard session.settings.display.pager != .off, shell.observers.isTypedByPerson, shell.hasTerminal,
            !shell.observers.isDemonstrating, shell.observers.performance.suspended == nil,
            shell.observers.lesson.teaching == nil, screen.frame.isTerminal, screen.frame.height != nil
        else { return nil }
        return environment.person.pager()
    }

    /// Screens with fewer lines open no pager by themselves: it would show next to nothing.
    private static let lowestPagedScreen = 10

    /// Whether a text is much longer than the screen: a few lines that are scrolled away are no reason to take the user's keys. Lines that are
    /// wider than the screen take several.
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
