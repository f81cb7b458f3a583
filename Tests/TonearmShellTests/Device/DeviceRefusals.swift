import Testing

extension ShellSession.Outcome {
    /// What could not be done and why in the first line, and in the last what to type next.
    var hasThreeParts: Bool {
        let lines = errors.split(separator: "\n")
        guard let first = lines.first, let last = lines.last, lines.count > 1 else { return false }
        let parts = first.dropFirst("error: ".count).split(separator: ": ", maxSplits: 1)
        return status != 0 && first.hasPrefix("error: ") && parts.count == 2 && !parts[1].isEmpty
            && (last.hasSuffix(".") || last.hasSuffix("?") || last.hasPrefix("Usage: "))
    }
}
