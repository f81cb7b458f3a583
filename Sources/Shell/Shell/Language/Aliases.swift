import TonearmConsole

/// Aliases: a command that begins with one is replaced by the alias's line.
enum Aliases {
    /// The most bytes of an expanded line, and of an alias's line. Nested aliases could grow without bounds.
    static let longest = 1 << 16
    static let longestLine = 4096
    static let mostCount = 500

    /// - Returns: the expanded line; nil if it contains no alias.
    static func expanded(_ line: String, by aliases: [String: String]) throws(Failure) -> String? {
        var names: Set<String> = []
        return try expanded(line, by: aliases, used: &names)
    }

    /// Expands the aliases in a line. An alias is not expanded within itself, so the expansion ends.
    /// - Parameter names: receives the aliases in the line and in their lines.
    /// - Returns: nil if the line contains no alias.
    /// - Throws: `Failure` if the expanded line is too long.
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
                throw Failure.usage(
                    "Cannot run '\(key)'", "with its aliases written out the line has more than \(longest) bytes",
                    next: "Type 'alias' to list the aliases.")
            }
            size += 1
            names.insert(key)
            let whole = part[..<name.startIndex] + text + part[name.endIndex...]
            parts.append(try expanded(String(whole), aliases, without: used.union([key]), &size, &names))
        }
        return parts.joined(separator: "; ")
    }

    /// Returns the first word of each command.
    private static func firstWords(in line: String) -> [String] { Line.parts(of: line).map { String(name(in: $0)) } }

    /// Returns the first word of a command, or the one after `time`.
    private static func name(in command: String) -> Substring {
        let first = command.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        let second = command[first.endIndex...].drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        return first.lowercased() == "time" && !second.isEmpty ? second : first
    }
}
