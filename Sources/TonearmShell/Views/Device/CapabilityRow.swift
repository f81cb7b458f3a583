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

    /// `PA-`: a letter for each capability in the order of `line`, each in its color.
    static func styledLetters(_ capabilities: Capabilities) -> StyledText {
        Capability.allCases.map { capability in
            capabilities[capability]
                ? StyledText(capability.short.prefix(1).uppercased(), .on) : StyledText("-", .off)
        }.joined(separator: StyledText())
    }
}
