/// Keys in a performance.
extension Performance {
    package mutating func press(_ key: PerformanceKey, at now: Int) -> [PerformanceAction] {
        if let hiding = hideKeys(at: now) { return key == .quit ? hiding + [.write("\r\n")] + end() : hiding }
        switch (key, phase) {
        case (_, .idle), (_, .running), (_, .takenOver), (_, .ended): return []
        case (.help, _):
            keysShownAt = now
            return [.showKeys]
        case (.quit, _): return [.write("\r\n")] + end()
        case (.faster, _), (.slower, _):
            settings.pace.change(faster: key == .faster)
            return []
        case (.pause, _):
            if isPaused { goOnAfterPause(at: now) } else { isPaused = true }
            return []
        case (.takeOver, _): return takeOver()
        case (.back, _): return back()
        case (.forward, _) where isPaused:
            goOnAfterPause(at: now)
            return []
        case (.forward, .reading), (.other, .reading):
            isPaused = false
            return show(at: now)
        case (.forward, .typing(let count, let next)): return forward(count, next, at: now)
        case (.other, .typing(let count, _)):
            isPaused = false
            if isCompletionDue { return complete(at: now) }
            return count < command.count ? type(1, at: now, next: false) : run()
        }
    }

    /// Continues after the presenter left their prompt: the session is restored, and the command is typed again.
    package mutating func resume(at now: Int) -> [PerformanceAction] {
        guard case .takenOver(let isTyping) = phase else { return [] }
        isPaused = false
        let restoring = [PerformanceAction.restore(position), .restoreScreen(position)]
        return restoring + (isTyping ? beginTyping(at: now + settings.pace.beforeReturn) : show(at: now))
    }

    /// Continues where the keys were shown, as if no time had passed; nil if they are not shown.
    private mutating func hideKeys(at now: Int) -> [PerformanceAction]? {
        guard let start = keysShownAt else { return nil }
        keysShownAt = nil
        switch phase {
        case .reading(let time?): phase = .reading(until: time + now - start)
        case .typing(let count, let next?): phase = .typing(count, next: next + now - start)
        default: break
        }
        return [.hideKeys]
    }

    /// Types a waiting command at human pace, completes a command that is being typed, or runs a complete one.
    private mutating func forward(_ count: Int, _ next: Int?, at now: Int) -> [PerformanceAction] {
        if count >= command.count { return run() }
        if count == 0, next == nil {
            phase = .typing(0, next: now)
            return []
        }
        return type(command.count - count, at: now, next: !settings.isStepping)
    }

    /// Continues after a pause, which delays everything that was due.
    private mutating func goOnAfterPause(at now: Int) {
        isPaused = false
        switch phase {
        case .reading: phase = .reading(until: now)
        case .typing(let count, _?): phase = .typing(count, next: now + settings.pace.beforeReturn)
        default: break
        }
    }

    private mutating func takeOver() -> [PerformanceAction] {
        let typed = typed
        guard case .typing = phase else {
            phase = .takenOver(isTyping: false)
            return [.keepScreen(position), .takeOver(typed: "", keeping: position)]
        }
        phase = .takenOver(isTyping: true)
        return [.restoreScreen(position), .takeOver(typed: String(typed), keeping: position)]
    }

    /// Goes back to the beginning of the command, or to the previous one, and waits. The screen is restored.
    private mutating func back() -> [PerformanceAction] {
        if typed.isEmpty {
            guard let last = past.popLast() else { return [] }
            position = last.position
            prompt = last.prompt
            verification = last.verification
            waitForKey()
            return [.restore(position), .restoreScreen(position), .prompt(prompt)]
        }
        waitForKey()
        return [.restoreScreen(position), .prompt(prompt)]
    }

    private mutating func waitForKey() {
        phase = .typing(0, next: nil)
        shownCompletions = 0
        isPaused = false
    }
}
