package import Console
import MusicDevice
import MusicWorld

extension Shell {
    /// Where a session goes on that was saved, and what is open in it; nil where it is nowhere yet.
    package var resumedPlace: StyledText? {
        let device = session.world.device
        let open =
            device.consentDialog != nil
            ? "The consent dialog is open. " : device.offerSheet != nil ? "An offer is open. " : ""
        guard session.here != nil || !open.isEmpty else { return nil }
        let reset = StyledText.command("session reset") + .faint(" begins anew.")
        guard let place = session.here?.title else { return .faint(open) + reset }
        let count = session.here?.answer?.rows.count ?? 0
        let rows = count == 0 ? "" : count == 1 ? ", 1 row" : ", \(count) rows"
        return .faint("You were at \(place)\(rows). \(open)") + .command("show") + .faint(" repeats it, ") + reset
    }

    /// Where the session is now, as the prompt says it.
    var whereabouts: StyledText {
        let lines = PromptLines(session: session)
        let parts = [String(lines.left.dropLast(2)), lines.right].filter { !$0.isEmpty }
        return .faint("now: " + parts.joined(separator: "  "))
    }
}
