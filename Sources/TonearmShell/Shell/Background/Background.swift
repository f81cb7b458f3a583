import AppleMusicAPI
package import MusicDevice
import MusicWorld

/// A source of things that happen by themselves while a line is typed.
protocol BackgroundSource: AnyObject {
    /// Milliseconds until the source has something to do; nil if it has nothing to wait for.
    var timeToNext: Milliseconds? { get }
    /// Does what is due now, without waiting for anything.
    func run() throws
}

/// Everything that happens by itself between two lines, as one stream for the editor's idle handler: scheduled events, stations, a watched
/// place, the progress of the item that plays, changes of an attached world.
package final class Background: ShellPart {
    unowned let shell: Shell
    let events: DueEvents
    let stations: StationErrands
    let watch: WatchedPlace
    let progress: PlayingProgress
    let attached: AttachedWorld
    private let sources: [any BackgroundSource]

    init(of shell: Shell) {
        self.shell = shell
        events = DueEvents(of: shell)
        stations = StationErrands(of: shell)
        watch = WatchedPlace(of: shell)
        progress = PlayingProgress(of: shell)
        attached = AttachedWorld(of: shell)
        sources = [events, stations, watch, progress, attached]
    }

    /// Milliseconds until something happens by itself, or the prompt that shows progress is out of date; nil if nothing is to come or the clock
    /// stands still.
    package var timeToNext: Milliseconds? {
        if shell.observers.recorder.recording != nil {
            return shell.observers.recorder.timeToNextEvent.map { $0.multipliedClamped(by: 1000) }
        }
        return sources.compactMap(\.timeToNext).min()
    }

    /// Does what is due while a line is typed.
    package func run() throws {
        try shell.observers.recorder.advanceClock()
        for source in sources { try source.run() }
    }

    /// Runs the time up to now, in front of a line: players play, and events happen, each in its turn.
    package func catchUp() async throws { try await events.catchUp() }

    /// Stops watching a place.
    /// - Returns: the place's title; nil if none was watched.
    package func stopWatch() -> String? { watch.stop() }

    /// The progress of the item that plays, for a prompt that is drawn now; nil if it is not shown.
    package func drawProgress() -> String? { progress.draw() }

    /// Stops what a new line replaces: it shows progress and asks for a station's tracks itself if it wants them.
    func beginLine() {
        progress.isShown = false
        stations.cancel()
    }
}
