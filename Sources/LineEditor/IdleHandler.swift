/// A handler for due work while a line is edited.
package struct IdleHandler {
    /// Returns the milliseconds until the next due work; nil if no work is planned. Called before every wait for a key.
    let timeToNext: () -> Int?
    /// Runs the due work. Its output appears above the edited line; the returned prompt replaces the current one.
    let run: () -> Prompt

    package init(timeToNext: @escaping () -> Int?, run: @escaping () -> Prompt) {
        self.timeToNext = timeToNext
        self.run = run
    }

    /// The timeout for `poll`: -1 for no limit. Waits longer than a day are split.
    var milliseconds: Int32 { timeToNext().map { Int32(clamping: min(max($0, 0), 86_400_000)) } ?? -1 }
}
