extension Shell: WatchContext {
    var watch: Watch? { background.watch.current }

    var canWatchAside: Bool { background.watch.isPossible }

    func begin(_ watch: Watch) { background.watch.begin(watch) }

    func stopWatch() -> String? { background.stopWatch() }

    func catchUp() async throws { try await background.catchUp() }
}
