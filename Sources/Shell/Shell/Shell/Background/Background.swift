import AppleMusicAPI
import Synchronization
package import TonearmDevice

/// A source of work that becomes due while a line is edited.
protocol BackgroundSource: AnyObject {
    /// Milliseconds until the next work; nil if none is expected.
    var timeToNext: Milliseconds? { get }
    /// Does the due work without waiting.
    func run() throws
}

/// The work between two lines, as one source for the editor's idle handler: scheduled events, stations, a watched
/// place, the progress of the current item, and changes of an attached world.
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

    /// Milliseconds until the next work, or until the progress in the prompt is outdated; nil if none is expected or
    /// the clock is stopped.
    package var timeToNext: Milliseconds? {
        if shell.observers.recorder.recording != nil {
            return shell.observers.recorder.timeToNextEvent.map { $0.multipliedClamped(by: 1000) }
        }
        return sources.compactMap(\.timeToNext).min()
    }

    /// Does the work that is due while a line is edited.
    package func run() throws {
        try shell.observers.recorder.advanceClock()
        for source in sources { try source.run() }
    }

    /// Advances the world to the present before a line: players play, and due events happen in order.
    package func catchUp() async throws { try await events.catchUp() }

    /// The names, or else the ids, of the worlds that were attached, except `default`.
    package var attachedWorlds: [String] { attached.worlds }

    /// Stops watching a place.
    /// - Returns: the place's title; nil if none was watched.
    package func stopWatch() -> String? { watch.stop() }

    /// Returns the progress of the current item for a prompt that is drawn now; nil if it is not shown.
    package func drawProgress() -> String? { progress.draw() }

    /// Ends the work that a new line replaces. The line starts it again if necessary.
    func beginLine() {
        progress.isShown = false
        if stations.isActive { stations.cancel() }
    }
}

/// An asynchronous task during line editing. The editor waits for keys and cannot await it, so it polls the result.
struct Errand<Value: Sendable> {
    private final class Arrival: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private let arrival: Arrival
    let task: Task<Void, Never>

    /// The polling interval in milliseconds.
    static var pause: Int { 100 }

    init(_ body: @escaping @Sendable () async -> Value) {
        let arrival = Arrival()
        self.arrival = arrival
        task = Task.detached {
            let value = await body()
            arrival.value.withLock { $0 = value }
        }
    }

    /// The result; nil while the work is running.
    var value: Value? { arrival.value.withLock { $0 } }

    func cancel() { task.cancel() }
}
