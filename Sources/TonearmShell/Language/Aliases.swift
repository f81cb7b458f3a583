import Console

/// Names for lines: the first word of a command that is one stands for its line.
enum Aliases {
    /// Bytes of an alias, and of what a line becomes: aliases of aliases can grow beyond all bounds.
    static let longest = 1 << 16
    static let longestLine = 4096
    static let mostCount = 500

    /// - Returns: nil where there is none in it.
    static func expanded(_ line: String, by aliases: [String: String]) throws(Failure) -> String? {
        var names: Set<String> = []
        return try expanded(line, by: aliases, used: &names)
    }

    /// A line with its aliases written out. No alias is written out inside of itself, so that none goes in a circle.
    /// - Parameter names: gets the aliases that are in the line, and in the lines that they stand for.
    /// - Returns: nil where there is none in it.
    /// - Throws: `Failure` for a line that becomes too long.
    static func expanded(
        _ line: String, by aliases: [String: String], used names: inout Set<String>
    ) throws(Failure) -> String? {
        guard !aliases.isEmpty, firstWords(in: line).contains(where: { aliases[$0] != nil }) else { return nil }
        var size = 0
        return try expanded(line, aliases, without: [], &size, &names)
    }

    private static func expanded(
        _ line: String, _ aliases: [String: String], without used: Set<String>, _ size: inout Int,
        _ names: inout Set<String>
    ) throws(Failure) -> String {
        var parts: [String] = []
        for part in Line.parts(of: line) {
            let name = name(in: part)
            let key = String(name)
            guard let text = aliases[key], !used.contains(key) else {
                size += part.utf8.count
                parts.append(part)
                continue
            }
            guard size + text.utf8.count <= longest else {
                throw Failure(
                    "Cannot run '\(key)'", "with its aliases written out the line has more than \(longest) bytes",
                    next: "Type 'alias' to see which stands for which.", status: .usage)
            }
            size += 1
            names.insert(key)
            let whole = part[..<name.startIndex] + text + part[name.endIndex...]
            parts.append(try expanded(String(whole), aliases, without: used.union([key]), &size, &names))
        }
        return parts.joined(separator: "; ")
    }

    /// The first word of each command.
    private static func firstWords(in line: String) -> [String] {
        Line.parts(of: line).map { String(name(in: $0)) }
    }

    /// The first word of a command, or the one behind `time`.
    private static func name(in command: String) -> Substring {
        let first = command.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        let second = command[first.endIndex...].drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        return first.lowercased() == "time" && !second.isEmpty ? second : first
    }
}
