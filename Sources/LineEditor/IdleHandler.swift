/// Something that is done while a line is being typed, without disturbing it.
package struct IdleHandler {
    /// Milliseconds until there is something to do; nil while nothing is to come. Asked before every wait for a key.
    let timeToNext: () -> Int?
    /// Does it. What is printed stands above the line; the prompt that comes back stands before it from then on.
    let run: () -> Prompt

    package init(timeToNext: @escaping () -> Int?, run: @escaping () -> Prompt) {
        self.timeToNext = timeToNext
        self.run = run
    }

    /// As `poll` has it: -1 to wait for ever. Longer waits than a day are asked again.
    var milliseconds: Int32 { timeToNext().map { Int32(clamping: min(max($0, 0), 86_400_000)) } ?? -1 }
}
