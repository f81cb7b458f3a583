import Console

/// The command `edit`: a line of the history, changed in the user's editor.
struct EditedLine: LineReplacement {
    func lines(for words: Words, in shell: Shell) -> Replacement? {
        guard words.words.first?.lowercased() == Edit.name, words.destination == .screen, words.words.count <= 2,
            shell.environment.isAttended, shell.screen.frame.isTerminal, shell.environment.person.editor != nil
        else { return nil }
        let number = words.words.count == 1 ? 0 : Int(words.words[1])
        return number.map { .edit($0) }
    }
}
