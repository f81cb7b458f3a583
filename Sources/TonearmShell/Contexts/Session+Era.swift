import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicWorld

/// The simulated era, for commands that depend on it.
extension Session {
    /// The simulated era; today if another service answers.
    var era: Era { Conditions(world).era ?? .today }

    /// - Throws: `Failure` if the API of the era has no views.
    func requireViews(to purpose: String) throws(Failure) {
        guard era.schema != nil else { return }
        throw Failure(
            "Cannot \(purpose)", "the service of \(era.rawValue) has no views",
            next: "'set era today' has them; 'follow' lists the relationships.")
    }

    /// - Throws: `Failure` if genres have no parents in the era.
    func requireParentsOfGenres(to purpose: String) throws(Failure) {
        guard era != .today else { return }
        throw Failure(
            "Cannot \(purpose)", "the genres of \(era.rawValue) do not name their parents",
            next: "'genres' lists those with charts; 'set era today' has the tree.")
    }

    /// The setting, and the differences between the era and today.
    var eraAnswer: Message {
        let differences = era.differences
        var message = SessionLines.rows(
            [("era", world.memory.era.rawValue)] + differences.map { ($0.name, $0.sentence) },
            hasNumbers: false)
        if !differences.isEmpty {
            let end = StyledText.faint("All else is as today; ") + .command("set era today") + .faint(" goes back.")
            message.lines.append(end)
            message.facts?.append(end)
        }
        return message
    }
}
