import AppleMusicAPI
package import TonearmLineEditor
import TonearmWorld

/// Completes lines from the commands' declarations and the session.
package struct Completer {
    let session: Session
    let memory: CompletionMemory

    package init(session: Session, memory: CompletionMemory = CompletionMemory()) {
        self.session = session
        self.memory = memory
    }

    /// - Parameter cursor: the offset of the cursor in UTF-8 bytes.
    package func completion(of line: String, at cursor: Int) -> Completion {
        let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
        let command = Self.lastCommand(of: before)
        guard command.utf8.count < before.utf8.count else { return completion(of: line, at: cursor, TypedLine(before)) }
        let start = before.utf8.count - command.utf8.count
        var completion = completion(of: command, at: command.utf8.count, TypedLine(command))
        completion.replacing = completion.replacing.lowerBound + start..<completion.replacing.upperBound + start
        return completion
    }

    /// Returns the text after the last `;`, the command that is being typed.
    static func lastCommand(of typed: String) -> String {
        guard typed.utf8.contains(UInt8(ascii: ";")) else { return typed }
        // The added letter keeps an empty last part.
        return String(Line.parts(of: typed + "x").last?.dropLast() ?? "")
    }

    private func completion(of line: String, at cursor: Int, _ typed: TypedLine) -> Completion {
        switch typed.target {
        case .comment, .program: return Completion(replacing: cursor..<cursor, candidates: [])
        case .file: return CompletedWord(typed, cursor).completion(with: FilePath.self, in: context())
        case .word: break
        }
        if let variable = typed.variableStart { return variables(in: line, from: variable, to: cursor) }
        return completion(of: CompletedWord(typed, cursor), after: typed.words)
    }

    /// - Parameters:
    ///   - typed: the words before it, from the command on.
    ///   - others: additional words that can begin a line.
    func completion(of word: CompletedWord, after typed: [String], beside others: [Candidate] = []) -> Completion {
        let words = Self.writtenOut(typed, session.aliases)
        let isTimed = words.count == 1 && words[0].lowercased() == TimeCommand.name && !word.value.hasPrefix("-")
        guard let first = words.first, !isTimed else {
            let known = word.completion(with: beginnings + others)
            return known.candidates.contains { $0.text.hasPrefix(word.value) }
                ? known : word.completion(meaning: WordIndex.lines(beginning: word.value)) ?? known
        }
        guard let type = CommandTable.find(first) else { return word.completion(with: []) }
        return completion(of: word, after: Array(words.dropFirst()), of: type)
    }

    /// Returns the words without `time` and `alias NAME =`, and with an alias replaced by its last command.
    static func writtenOut(_ words: [String], _ aliases: [String: String]) -> [String] {
        var words = words[...]
        if words.count > 2, words[0].lowercased() == AliasCommand.name, words[2] == "=" { words = words.dropFirst(3) }
        if TimeCommand.isBefore(Array(words)) { words = words.dropFirst() }
        guard let name = words.first, let line = aliases[name] else { return Array(words) }
        return TypedLine(lastCommand(of: line) + " ").words + words.dropFirst()
    }

    /// The words that can begin a line.
    private var beginnings: [Candidate] {
        DeviceAnswer.words(on: session.world.device).map { Candidate($0, description: "a button on the screen") }
            + session.aliases.sorted { $0.key < $1.key }.map { Candidate($0.key, description: "alias: \($0.value)") }
            + focusWords + CommandTable.candidates
    }

    /// The relationships and views of the focus, unless a command has the name.
    private var focusWords: [Candidate] {
        guard let focus = session.here?.focus else { return [] }
        return FocusWord.words(of: focus.resource.type).filter { CommandTable.exactly($0.name) == nil }.map {
            Candidate($0.name, description: "\($0.verb) \($0.name) of what is open")
        }
    }

    private func variables(in line: String, from start: Int, to cursor: Int) -> Completion {
        let name = String(decoding: line.utf8.prefix(cursor).dropFirst(start + 1), as: UTF8.self)
        let candidates = session.variables.sorted { $0.key < $1.key }.map {
            Candidate("$\($0.key)", description: $0.value)
        }
        return Completion(
            replacing: start..<cursor,
            candidates: (candidates + rowValues(name)).filter { $0.text.dropFirst().hasPrefix(name) })
    }

    /// Returns completions such as `$3.`, and after the dot the members of the row.
    private func rowValues(_ typed: String) -> [Candidate] {
        let rows = session.rows
        guard let dot = typed.firstIndex(of: "."), let number = Int(typed[..<dot]) else {
            return rows.resources.enumerated().map { index, row in
                let name = row.attribute("name")?.string ?? row.identifier.description
                return Candidate("$\(rows.first.addingClamped(index)).", description: name, continues: true)
            }
        }
        guard let row = rows[number...number]?.first else { return [] }
        return [Candidate("$\(number).id", description: row.id)]
            + (row.attributes?.members ?? []).filter { $0.value.object == nil && $0.value.array == nil }.map {
                Candidate(
                    "$\(number).\($0.name)", description: String(($0.value.string ?? $0.value.text).prefix(60)))
            }
    }

    func context(_ command: (any Command.Type)? = nil, after words: [String] = []) -> CompletionContext {
        CompletionContext(session: session, command: command, words: words, memory: memory)
    }

    private func completion(
        of word: CompletedWord, after words: [String], of type: any Command.Type
    ) -> Completion {
        let before = PrecedingWords(words, of: type)
        if let option = before.option { return completion(of: word, option, type, before) }
        guard word.value.hasPrefix("-"), !before.isTerminated else { return argument(word, type, before) }
        if let equals = word.value.firstIndex(of: "="),
            let option = before.field(named: String(word.value[..<equals]))
        {
            return completion(of: word.after(equals), option, type, before)
        }
        return word.completion(with: CommandOptions.candidates(before.options, without: before.given))
    }

    private func completion(
        of word: CompletedWord, _ option: Field, _ type: any Command.Type, _ before: PrecedingWords
    ) -> Completion {
        guard let kind = option.completedKind else { return word.completion(with: []) }
        return word.completion(with: kind, in: context(type, after: before.arguments), summary: option.summary)
    }

    private func argument(_ word: CompletedWord, _ type: any Command.Type, _ before: PrecedingWords) -> Completion {
        word.completion(
            with: type.shapes.parts(after: before.arguments), in: context(type, after: before.arguments))
    }
}
