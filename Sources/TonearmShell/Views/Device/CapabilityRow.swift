import MusicDevice

/// The three capabilities side by side.
enum CapabilityRow {
    /// `playback ✓  add –  eligible –`
    static func line(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { "\($0.short) \(capabilities[$0] ? "✓" : "–")" }.joined(separator: "  ")
    }

    /// `PA-`: a letter for each, in the order of `line`.
    static func letters(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { capabilities[$0] ? $0.short.prefix(1).uppercased() : "-" }.joined()
    }
}
