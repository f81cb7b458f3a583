import MusicDevice

/// What a user answers to something that stands on the device's screen: the bare words of its buttons, as long as it stands there.
enum DeviceAnswer {
    /// Every word that can stand for a button.
    static let buttons: Set = ["allow", "deny", "accept", "dismiss", "yes", "no"]

    /// - Returns: the command that the words stand for; nil when nothing on the screen has such a button.
    static func command(for words: [String], on device: MusicDevice) -> [String]? {
        guard words.count == 1, let word = words.first?.lowercased(), !word.isEmpty else { return nil }
        let isSignIn = device.offerSheet?.button == .signIn
        // The beginning of a button's word will do; `yes` and `no` stand for the right and the left button.
        switch Self.words(on: device).first(where: { $0.hasPrefix(word) }) ?? word {
        case "allow" where device.consentDialog != nil: return ["consent", "allow"]
        case "deny" where device.consentDialog != nil: return ["consent", "deny"]
        case "accept" where device.offerSheet != nil: return isSignIn ? ["account", "sign-in"] : ["offer", "accept"]
        case "dismiss" where device.offerSheet != nil: return ["offer", "dismiss"]
        case "yes", "y": return Self.words(on: device).first.flatMap { command(for: [$0], on: device) }
        case "no", "n": return Self.words(on: device).last.flatMap { command(for: [$0], on: device) }
        default: return nil
        }
    }

    /// The words that can be typed now.
    static func words(on device: MusicDevice) -> [String] {
        if device.consentDialog != nil { return ["allow", "deny"] }
        return device.offerSheet == nil ? [] : ["accept", "dismiss"]
    }
}
