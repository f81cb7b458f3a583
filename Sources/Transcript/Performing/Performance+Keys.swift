/// What keys do in a performance.
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

    /// The presenter has left their own prompt: the session becomes what it was before, and the command begins anew.
    package mutating func resume(at now: Int) -> [PerformanceAction] {
        guard case .takenOver(let isTyping) = phase else { return [] }
        isPaused = false
        let restoring = [PerformanceAction.restore(position), .restoreScreen(position)]
        return restoring + (isTyping ? beginTyping(at: now + settings.pace.beforeReturn) : show(at: now))
    }

    /// Goes on where the keys were shown, as if no time had passed meanwhile; nil if they are not shown.
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

    /// A command that nobody has begun in steps is typed at human pace; one that is being typed is there at once; one
    /// that is there is run.
    private mutating func forward(_ count: Int, _ next: Int?, at now: Int) -> [PerformanceAction] {
        if count >= command.count { return run() }
        if count == 0, next == nil {
            phase = .typing(0, next: now)
            return []
        }
        return type(command.count - count, at: now, next: !settings.isStepping)
    }

    /// What was to come at some time comes that much later.
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

    /// Takes back what is typed, or else the last command, and waits. The screen is as it was then.
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
