import Console
import MusicDevice

/// The three capabilities in a row.
enum CapabilityRow {
    /// Returns the row for a table: `playback ✓  add –  eligible –`.
    static func line(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { "\($0.short) \(capabilities[$0] ? "✓" : "–")" }.joined(separator: "  ")
    }

    /// Returns the row in words, `playback on  add off  eligible off`, in green and red.
    static func words(_ capabilities: Capabilities) -> StyledText {
        Capability.allCases.map { capability in
            StyledText("\(capability.short) ")
                + (capabilities[capability] ? StyledText("on", .on) : StyledText("off", .off))
        }.joined(separator: "  ")
    }

    /// Returns the row for the prompt: `PA-`, one coloured letter for each capability.
    static func styledLetters(_ capabilities: Capabilities) -> StyledText {
        Capability.allCases.map { capability in
            capabilities[capability]
                ? StyledText(capability.short.prefix(1).uppercased(), .on) : StyledText("-", .off)
        }.joined(separator: StyledText())
    }
}
