/// The automatic course of a performance.
extension Performance {
    /// Begins with the first scene.
    /// - Parameter prompt: the shell's prompt.
    package mutating func begin(prompt: String, at now: Int) -> [PerformanceAction] {
        guard phase == .idle else { return [] }
        self.prompt = prompt
        return show(at: now)
    }

    /// Performs the actions that are due.
    package mutating func tick(at now: Int) -> [PerformanceAction] {
        guard let time = wakes, time <= now else { return [] }
        switch phase {
        case .reading: return show(at: now)
        case .typing where isCompletionDue: return complete(at: now)
        case .typing(let count, _) where count < command.count:
            // Long commands are typed in larger steps.
            return type(max(1, command.count / 500), at: now, next: true)
        case .typing: return run()
        case .idle, .running, .takenOver, .ended: return []
        }
    }

    /// Continues after a command was run.
    package mutating func finished(_ outcome: Outcome, prompt: String, at now: Int) -> [PerformanceAction] {
        guard phase == .running, let step = scenes[position].step else { return [] }
        self.prompt = prompt
        let differences = verification.add(outcome, of: step)
        position += 1
        shownCompletions = 0
        let actions = settings.verifies && !differences.isEmpty ? [PerformanceAction.differs(differences)] : []
        guard position < scenes.count else { return actions + end() }
        let time = now + settings.pace.looking(at: outcome.lines.count)
        if scenes[position].step != nil { return actions + beginTyping(at: time) }
        read(until: time)
        return actions
    }

    /// Waits for the audience to read. In stepping mode, a key is required before the screen is cleared.
    private mutating func read(until time: Int) {
        let waits = settings.isStepping && position < scenes.count && scenes[position].isClear
        phase = .reading(until: waits ? nil : time)
    }

    /// Shows scenes up to one that takes time.
    mutating func show(at now: Int) -> [PerformanceAction] {
        var actions: [PerformanceAction] = []
        while position < scenes.count {
            switch scenes[position] {
            case .note(let text): actions.append(.note(text))
            case .clear: actions.append(.clear)
            case .prose(let blocks):
                let lines = prose.lines(of: blocks)
                actions.append(.write("\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"))
                position += 1
                read(until: now + settings.pace.reading(lines))
                return actions
            case .step: return actions + beginTyping(at: now)
            }
            position += 1
        }
        return actions + end()
    }

    /// The prose renderer; lines over 100 columns are hard to read, however wide the terminal is.
    private var prose: PlainProse { PlainProse(width: min(settings.width, 100)) }

    /// Shows the prompt, and starts typing at a time; in stepping mode it waits for a key.
    mutating func beginTyping(at time: Int) -> [PerformanceAction] {
        phase = .typing(0, next: settings.isStepping ? nil : time)
        shownCompletions = 0
        return [.keepScreen(position), .prompt(prompt)]
    }

    /// Whether the typed text is the next beginning whose completions are shown.
    var isCompletionDue: Bool {
        guard case .typing(let count, _) = phase, position < scenes.count else { return false }
        return scenes[position].completions.dropFirst(shownCompletions).first == String(command.prefix(count))
    }

    /// Shows the list of completions, and the line again below it. The audience gets time to read it.
    mutating func complete(at now: Int) -> [PerformanceAction] {
        guard case .typing(let count, let next) = phase else { return [] }
        shownCompletions += 1
        phase = .typing(count, next: next.map { _ in now + settings.pace.completing })
        let typed = String(command.prefix(count))
        return [.write("\r\n"), .complete(typed), .prompt(prompt), .type(typed)]
    }

    /// - Parameter next: whether the next character follows automatically.
    mutating func type(_ count: Int, at now: Int, next: Bool) -> [PerformanceAction] {
        guard case .typing(let typed, _) = phase else { return [] }
        let command = command
        let characters = command.dropFirst(typed).prefix(count)
        let end = typed + characters.count
        phase = .typing(end, next: next ? now + delay(before: end, of: command) : nil)
        return [.type(String(characters))]
    }

    private func delay(before index: Int, of command: String) -> Int {
        guard let character = command.dropFirst(index).first else { return settings.pace.beforeReturn }
        return settings.pace.typing(character, at: index, of: position)
    }

    mutating func run() -> [PerformanceAction] {
        past.append(Past(position: position, prompt: prompt, verification: verification))
        phase = .running
        return [.write("\r\n"), .run(command, keeping: position)]
    }

    mutating func end() -> [PerformanceAction] {
        phase = .ended
        return [.end]
    }

    /// Returns a command as it appears on the terminal: further lines begin with the continuation prompt.
    package static func shown(_ text: some StringProtocol) -> String {
        text.exactLines.joined(separator: "\r\n" + CommandLines.nextPrompt)
    }
}
