import TonearmLineEditor

/// The word at the cursor, and the replacement by candidates.
struct CompletedWord {
    /// The word without quotation marks.
    let value: String
    private let start: Int
    private let cursor: Int
    private let isPlain: Bool
    /// The text in the same word before the value, such as `--types=`.
    private var lead = ""

    /// Whether candidates are quoted if the language would read them differently.
    private let isQuoting: Bool

    /// Creates a word of a system shell, which adds quotation marks itself.
    init(ofSystemShell word: String) {
        value = word
        start = 0
        cursor = word.utf8.count
        isPlain = true
        isQuoting = false
    }

    init(_ typed: TypedLine, _ cursor: Int) {
        isQuoting = true
        value = typed.value
        start = typed.start
        self.cursor = cursor
        isPlain = typed.isPlain
    }

    private init(_ word: CompletedWord, lead: String, value: String) {
        self.value = value
        start = word.start
        cursor = word.cursor
        isPlain = word.isPlain
        isQuoting = word.isQuoting
        self.lead = lead
    }

    /// Returns the part of the word after an index.
    func after(_ index: String.Index) -> CompletedWord {
        let next = value.index(after: index)
        return CompletedWord(self, lead: lead + value[..<next], value: String(value[next...]))
    }

    func completion(with candidates: [Candidate]) -> Completion {
        completion(with: candidates, stemStart: value.startIndex)
    }

    /// Completes a word that is no command by the lines that it means; nil if it means none.
    func completion(meaning lines: [(word: String, line: String)]) -> Completion? {
        guard !lines.isEmpty, isPlain, isQuoting, lead.isEmpty else { return nil }
        let candidates = lines.map { Candidate($0.line, description: $0.word) }
        return Completion(replacing: start..<cursor, candidates: candidates, isByName: true)
    }

    /// - Parameter summary: the help for the value.
    func completion(
        with kind: any CompletableArgument.Type, in context: CompletionContext, summary: String = ""
    ) -> Completion {
        let context = context.typing(value)
        let stemStart = kind.stemStart(of: value)
        let given = kind.traits.isList ? Set(value[..<stemStart].split(separator: ",").map(String.init)) : []
        var completion = completion(
            with: kind.candidates(in: context).filter { !given.contains($0.text) }, stemStart: stemStart,
            byName: kind.traits.isFoundByName, hint: Self.hint(kind, summary, context),
            named: { kind.candidates(named: $0, inFull: $1) }
        ) { RecentWords(context.memory.lines()).first($0, of: kind) }
        completion.isByName = kind.traits.isFoundByName
        return completion
    }

    /// Completes a word that can be the next part of several forms.
    func completion(with parts: [(part: Form.Part, form: Form)], in context: CompletionContext) -> Completion {
        var words: [Candidate] = []
        var kinds: [any CompletableArgument.Type] = []
        for (part, form) in parts {
            if case .word(let word) = part, !words.contains(where: { $0.text == word }) {
                let isOnly = parts.count { if case .word(word) = $0.part { true } else { false } } == 1
                words.append(Candidate(word, description: isOnly ? form.summary : ""))
            }
            if let kind = part.kind, !kinds.contains(where: { $0 == kind }) { kinds.append(kind) }
        }
        guard let kind = kinds.first else { return completion(with: words) }
        let rest = completion(with: kind, in: context, summary: parts.last.map(Self.summary) ?? "")
        let own = completion(with: words)
        guard !own.candidates.isEmpty else { return rest }
        // Candidates of both kinds are combined only if they replace the same part.
        guard rest.replacing == own.replacing || rest.candidates.isEmpty else { return own }
        return Completion(
            replacing: own.replacing, candidates: own.candidates + rest.candidates, isByName: rest.isByName)
    }

    /// Returns the help for a value, or else for its form.
    private static func summary(of part: Form.Part, in form: Form) -> String {
        let own = part.field?.summary ?? ""
        return own.isEmpty ? form.summary : own
    }

    private static func hint(
        _ kind: any CompletableArgument.Type, _ summary: String, _ context: CompletionContext
    ) -> String {
        let text = kind.placeholder + (summary.isEmpty ? "" : "  \(summary)")
        return summary.contains("such as") ? text : "\(text)  such as \(kind.example(in: context))"
    }

    private func completion(
        with candidates: [Candidate], stemStart: String.Index, byName: Bool = false, hint: String? = nil,
        named: (_ stem: String, _ inFull: Bool) -> [Candidate] = { _, _ in [] },
        sorting: ([Candidate]) -> [Candidate] = { $0 }
    ) -> Completion {
        let stem = String(value[stemStart...])
        // A system shell inserts the common prefix of all candidates, so a complete word must be among them.
        var found = Matching.candidates(candidates, for: stem, byName: byName, named: named).filter {
            ($0.text != stem || !isQuoting) && Self.canBeTyped($0.text)
        }
        // Sort by the candidates' texts and names, before quotation marks are added.
        if found.count > 1 { found = sorting(found) }
        // A word that is already complete can be ended.
        if found.isEmpty { found = candidates.filter { !stem.isEmpty && $0.text == stem && !$0.continues } }
        let isWhole = !isQuoting || !isPlain || found.contains { !Self.isOneWord($0.text) }
        let begin = lead + value[..<stemStart]
        var completion =
            isWhole
            ? Completion(replacing: start..<cursor, candidates: found.map { whole($0, after: begin) })
            : Completion(replacing: cursor - stem.utf8.count..<cursor, candidates: found)
        if found.isEmpty { completion.hint = hint }
        return completion
    }

    /// Returns whether the language reads the text as a single word without quotation marks.
    private static func isOneWord(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.value > 0x20 && $0.value != 0x7F && !"'\"\\$|>".unicodeScalars.contains($0)
        }
    }

    private static func canBeTyped(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !(0x80..<0xA0).contains($0.value) }
    }

    /// Returns the candidate for the whole word, quoted if necessary. The quotation stays open if the word continues.
    private func whole(_ candidate: Candidate, after begin: String) -> Candidate {
        var whole = candidate
        whole.text = begin + candidate.text
        if !isQuoting || isPlain && Self.isOneWord(whole.text) { return whole }
        whole.text = "'" + whole.text.replacing("'", with: #"'\''"#) + (candidate.continues ? "" : "'")
        return whole
    }
}
