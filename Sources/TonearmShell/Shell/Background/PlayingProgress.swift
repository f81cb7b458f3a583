import AppleMusicAPI
import MusicDevice
import MusicWorld

/// The progress of the current item, in the right-hand prompt until the next line.
final class PlayingProgress: BackgroundSource, ShellPart {
    unowned let shell: Shell
    var isShown = false
    /// The second of the item in the last drawn prompt.
    private var drawnSecond: Int?

    init(of shell: Shell) { self.shell = shell }

    /// Returns the progress for a prompt that is drawn now; nil if it is not shown.
    func draw() -> String? {
        guard isShown else { return nil }
        let (player, now) = (session.world.device.player, shell.milliseconds)
        guard let title = player.queue.currentEntry?.title else { return nil }
        drawnSecond = player.position(at: now) / 1000
        return Progress(player, now: now).line(width: 30) + "  " + title
    }

    /// Milliseconds until the drawn second is over.
    var timeToNext: Milliseconds? {
        let player = session.world.device.player
        guard isShown, session.world.clock.isRunning, player.status == .playing else { return nil }
        let position = player.position(at: shell.milliseconds)
        return position / 1000 == drawnSecond ? 1000 - position % 1000 : 0
    }

    /// Does nothing: the editor redraws its prompt after each run of the background.
    func run() {}
}
