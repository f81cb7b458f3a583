import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

extension Shell {
    /// Announces that the command waits for edits of the queue, if that takes a second or more.
    func announceWaitForEdits() throws {
        guard session.world.clock.isRunning, let last = session.world.device.player.lastCompletion else { return }
        let seconds = last.subtractingClamped(milliseconds).addingClamped(999) / 1000
        guard seconds > 1 else { return }
        let isLate = session.world.playerFaults.contains(.queueTimeout)
        let reason = isLate ? " (the fault 'queue-timeout'; 'fault clear' ends it)" : ""
        try presentation.note(["waiting up to \(seconds) s for the completion\(reason); Ctrl-C stops waiting"])
    }
}
