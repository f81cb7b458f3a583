package import Console
import MusicDevice
import MusicWorld

extension Session {
    /// The place at which a saved session continues, and its open dialog; nil if it has no place yet.
    package var resumedPlace: StyledText? {
        let device = world.device
        let open =
            device.consentDialog != nil
            ? "The consent dialog is open. " : device.offerSheet != nil ? "An offer is open. " : ""
        guard here != nil || !open.isEmpty else { return nil }
        let reset = StyledText.command("session reset") + .faint(" begins anew.")
        guard let place = here?.title else { return .faint(open) + reset }
        let count = here?.answer?.rows.count ?? 0
        let rows = count == 0 ? "" : count == 1 ? ", 1 row" : ", \(count) rows"
        return .faint("You were at \(place)\(rows). \(open)") + .command("show") + .faint(" repeats it, ") + reset
    }
}
