/// The written form of steps and blocks.
enum StepText {
    static func lines(_ command: String, _ outcome: Outcome) -> [String] {
        CommandLines.written(command) + outcome.lines.map(OutputLine.written)
            + (outcome.status == 0 ? [] : [StatusLine.written(outcome.status)])
    }

    /// Returns a block of escaped lines.
    /// - Parameter info: the text after the first fence.
    static func block(_ lines: [String], info: String = BlockMark.session.rawValue) -> String {
        block(lines, in: Fence(around: lines, info: info))
    }

    static func block(_ lines: [String], in fence: Fence) -> String {
        var text = fence.opening + "\n"
        for line in lines {
            text += line
            text += "\n"
        }
        return text + fence.closing + "\n"
    }
}
