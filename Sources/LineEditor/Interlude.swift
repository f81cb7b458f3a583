/// Something that can happen while a line is being typed, without disturbing it.
package struct Interlude {
    /// Milliseconds until it happens; nil while nothing is to come. Asked before every wait for a key.
    let wait: () -> Int?
    /// Lets it happen. What is printed stands above the line; the prompt that comes back stands before it from then on.
    let happen: () -> Prompt

    package init(wait: @escaping () -> Int?, happen: @escaping () -> Prompt) {
        self.wait = wait
        self.happen = happen
    }

    /// As `poll` has it: -1 to wait for ever. Longer waits than a day are asked again.
    var milliseconds: Int32 { wait().map { Int32(clamping: min(max($0, 0), 86_400_000)) } ?? -1 }
}
