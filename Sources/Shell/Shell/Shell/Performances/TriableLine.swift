import TonearmConsole

/// A check for lines that can run on a copy of a session: they have no effect outside of it.
enum TriableLine {
    /// The commands that use files, programs, other sessions or a network, or that wait.
    private static let others: Set<String> = [
        AliasCommand.name, AttachCommand.name, CatalogCommand.name, ClassCommand.name, Detach.name, Doctor.name,
        Edit.name, Exit.name, HarCommand.name, LessonCommand.name, NoteCommand.name, ProfileCommand.name,
        RecordCommand.name, ServiceCommand.name, SessionCommand.name, Source.name, TranscriptCommand.name,
        WatchCommand.name, WorldCommand.name,
    ]

    /// Returns whether a line runs no program, and neither uses files nor a network.
    static func contains(_ line: String, in session: Session) -> Bool {
        Line.parts(of: line).allSatisfy { part in
            // The command of such a line is known only when it runs.
            if part.drop(while: \.isWhitespace).first == "$" { return false }
            let read = Result { () throws(Failure) in
                try Line.read(part, variable: { session.variables[$0] ?? "" }, row: { _, _ in "1" })
            }
            return switch read {
            case .failure, .success(.empty): true
            case .success(.program): false
            case .success(.command(let words)):
                words.destination == .screen && isTriable(words.words[...], in: session)
            }
        }
    }

    private static func isTriable(_ words: ArraySlice<String>, in session: Session) -> Bool {
        guard let first = words.first else { return true }
        guard session.aliases[first] == nil else { return false }
        guard let name = CommandTable.find(first)?.name else { return true }
        if name == TimeCommand.name { return isTriable(words.dropFirst(), in: session) }
        if name == SetCommand.name, words.contains("catalog") { return false }
        return !others.contains(name)
    }
}
