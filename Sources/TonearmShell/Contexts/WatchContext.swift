/// The place that is watched: its request is sent again and again.
protocol WatchContext: SessionContext {
    /// The watch that goes on; nil if no place is watched.
    var watch: Watch? { get }
    /// Whether a person can type other lines meanwhile, and time passes.
    var canWatchAside: Bool { get }
    /// Begins to watch a place, instead of the one that was watched.
    func begin(_ watch: Watch)
    /// Stops watching.
    /// - Returns: the title of the place that was watched; nil if none was.
    func stopWatch() -> String?
    /// Runs the time up to now: players play, and events happen.
    func catchUp() async throws
    /// The values that conditions can use.
    var values: SessionValues { get }
}
