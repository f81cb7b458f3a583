/// The notation of a command: `> ` before its first line, and `>> ` before each further line.
enum CommandLines {
    static let prompt = "> "
    static let nextPrompt = ">> "

    static func written(_ command: String) -> [String] {
        if EscapeScanner.isPlain(command) { return [prompt + command] }
        return command.exactLines.enumerated().map {
            ($0 == 0 ? prompt : nextPrompt) + Escapes.written(String($1), brackets: false)
        }
    }

    /// Returns the line with a line feed, for a command of one line without escapes; nil for other commands.
    static func written(plain command: [UInt8]) -> [UInt8]? {
        guard EscapeScanner.isPlain(command) else { return nil }
        var line: [UInt8] = []
        line.reserveCapacity(command.count + 3)
        line += prompt.utf8
        line += command
        line.append(UInt8(ascii: "\n"))
        return line
    }

    /// Reads a line of a command; nil if it is not one.
    static func read(_ line: Substring, isFirst: Bool) -> String? {
        let prompt = isFirst ? prompt : nextPrompt
        guard line.beginsExactly(with: prompt) else { return nil }
        return Escapes.command(line[line.utf8.index(line.startIndex, offsetBy: prompt.utf8.count)...])
    }
}
