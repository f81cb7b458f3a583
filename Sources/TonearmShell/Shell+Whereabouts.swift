package import Console
import MusicDevice
import MusicWorld

extension Shell {
    /// Where a session goes on that was saved, and what is open in it; nil where it is nowhere yet.
    package var resumedPlace: StyledText? {
        let device = session.world.device
        let open =
            device.consentDialog != nil
            ? "the consent dialog is open" : device.offerSheet != nil ? "an offer is open" : nil
        guard session.here != nil || open != nil else { return nil }
        let place = session.here.map { "at " + $0.title }
        let rows = session.rows.isEmpty ? nil : session.rows.count == 1 ? "1 row" : "\(session.rows.count) rows"
        let facts = [place, rows, open].compactMap { $0 }.joined(separator: ", ")
        return .faint("Going on \(facts); ") + .command("show") + .faint(" shows it again, ")
            + .command("session reset")
            + .faint(" begins anew.")
    }

    /// Where the session is now, as the prompt says it.
    var whereabouts: StyledText {
        let lines = PromptLines(session: session)
        let parts = [String(lines.left.dropLast(2)), lines.right].filter { !$0.isEmpty }
        return .faint("now: " + parts.joined(separator: "  "))
    }
}
