import Testing

extension ShellSession.Outcome {
    /// A Boolean value that is true if the first line has the problem and its reason, and the last the command to type.
    var hasThreeParts: Bool {
        let lines = errors.split(separator: "\n")
        guard let first = lines.first, let last = lines.last, lines.count > 1 else { return false }
        let parts = first.dropFirst("error: ".count).split(separator: ": ", maxSplits: 1)
        return status != 0 && first.hasPrefix("error: ") && parts.count == 2 && !parts[1].isEmpty
            && (last.hasSuffix(".") || last.hasSuffix("?") || last.hasPrefix("Usage: "))
    }
}
