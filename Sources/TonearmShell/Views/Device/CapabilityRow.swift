import MusicDevice

/// The three capabilities side by side.
enum CapabilityRow {
    /// `playback ✓  add –  eligible –`
    static func line(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { "\(short($0)) \(capabilities[$0] ? "✓" : "–")" }.joined(separator: "  ")
    }

    /// `PA-`: a letter for each, in the order of `line`.
    static func letters(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { capabilities[$0] ? short($0).prefix(1).uppercased() : "-" }.joined()
    }

    private static func short(_ capability: Capability) -> String {
        switch capability {
        case .catalogPlayback: "playback"
        case .cloudLibraryAdd: "add"
        case .subscriptionEligible: "eligible"
        }
    }
}
