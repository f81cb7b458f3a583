/// The watched place, whose request is repeated.
protocol WatchContext: SessionContext {
    /// The current watch; nil if no place is watched.
    var watch: Watch? { get }
    /// Whether the user can type other lines during the watch, and time passes.
    var canWatchAside: Bool { get }
    /// Begins to watch a place, in place of an earlier watch.
    func begin(_ watch: Watch)
    /// Stops watching.
    /// - Returns: the title of the watched place; nil if there was none.
    func stopWatch() -> String?
    /// Advances the session to the present: players play, and due events happen.
    func catchUp() async throws
    /// The values for conditions.
    var values: SessionValues { get }
}
