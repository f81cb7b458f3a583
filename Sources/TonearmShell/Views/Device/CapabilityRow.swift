import Console
import MusicDevice

/// The three capabilities side by side.
enum CapabilityRow {
    /// `playback ✓  add –  eligible –`
    static func line(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { "\($0.short) \(capabilities[$0] ? "✓" : "–")" }.joined(separator: "  ")
    }

    /// `playback on  add off  eligible off`, in green and in red.
    static func words(_ capabilities: Capabilities) -> StyledText {
        Capability.allCases.map { capability in
            StyledText("\(capability.short) ")
                + (capabilities[capability] ? StyledText("on", .on) : StyledText("off", .off))
        }.joined(separator: "  ")
    }

    /// Those of `letters`, each in its colour.
    static func styledLetters(_ capabilities: Capabilities) -> StyledText {
        Capability.allCases.map { capability in
            capabilities[capability]
                ? StyledText(capability.short.prefix(1).uppercased(), .on) : StyledText("-", .off)
        }.joined(separator: StyledText())
    }

    /// `PA-`: a letter for each, in the order of `line`.
    static func letters(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { capabilities[$0] ? $0.short.prefix(1).uppercased() : "-" }.joined()
    }
}
