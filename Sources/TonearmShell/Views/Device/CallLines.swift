import Console
import MusicDevice

/// Which calls of the frameworks a step stands for, a line for each generation.
enum CallLines {
    static func lines(_ call: FrameworkCall) -> [StyledText] {
        [.faint("  StoreKit  \(call.storeKit)"), .faint("  MusicKit  \(call.musicKit)")]
    }
}
