import Console
import MusicDevice

/// What happens at its time, between two commands or while one is typed.
extension Shell {
    /// Seconds until something happens; nil while nothing is to come or the clock stands still.
    package var timeToNextEvent: Int? {
        guard session.clock.isRunning, let next = session.scheduled.first else { return nil }
        return max(next.time - now, 0)
    }

    func schedule(_ words: [String], in seconds: Int) {
        session.scheduled.append(Scheduled(time: now + seconds, words: words))
        session.scheduled.sort { $0.time < $1.time }
    }

    /// Lets everything happen whose time has come. Each is a step that can be undone; what apps hear is shown where somebody watches.
    package func letDueHappen() throws {
        while let next = session.scheduled.first, next.time <= now {
            session.scheduled.removeFirst()
            // Undone, it is not to happen again at once.
            let before = session
            do {
                var command = AccountCommand.template
                command?.action = next.words.first ?? "show"
                command?.values = Array(next.words.dropFirst())
                _ = try command?.happen(self)
            } catch let failure as Failure {
                // It can have become impossible meanwhile; nobody is there to be told more than that.
                try screen.report(failure.lines)
            }
            remember(before, "account " + next.words.joined(separator: " "))
            try showAnnounced()
        }
    }
}
