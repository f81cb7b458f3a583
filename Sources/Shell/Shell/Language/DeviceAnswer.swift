import TonearmConsole
import TonearmDevice

/// Answers to a dialog or sheet on the device: while it is shown, its buttons are commands.
enum DeviceAnswer {
    /// All words for buttons.
    static let buttons: Set = ["allow", "deny", "accept", "dismiss", "yes", "no"]

    /// Returns whether words may be a button, so that the screen of the device matters.
    static func canBe(_ words: [String]) -> Bool {
        guard words.count == 1, let first = words[0].utf8.first else { return false }
        return "adnyADNY".utf8.contains(first)
    }

    /// - Returns: the equivalent command; nil if no button on the screen has this word.
    static func command(for words: [String], on device: MusicDevice) -> [String]? {
        guard words.count == 1, let word = words.first?.lowercased(), !word.isEmpty else { return nil }
        // A button's word can be abbreviated; `yes` and `no` are the right and the left button.
        switch Self.words(on: device).first(where: { $0.hasPrefix(word) }) ?? word {
        case "allow" where device.consentDialog != nil: return ["consent", "allow"]
        case "deny" where device.consentDialog != nil: return ["consent", "deny"]
        case "accept" where device.offerSheet != nil: return ["offer", "accept"]
        case "dismiss" where device.offerSheet != nil: return ["offer", "dismiss"]
        case "yes", "y": return Self.words(on: device).first.flatMap { command(for: [$0], on: device) }
        case "no", "n": return Self.words(on: device).last.flatMap { command(for: [$0], on: device) }
        default: return nil
        }
    }

    /// Returns the failure for a button's word if no such button is shown; nil for other words.
    static func refusal(of words: [String], on device: MusicDevice) -> Failure? {
        guard words.count == 1, let word = words.first?.lowercased(), buttons.contains(word),
            command(for: words, on: device) == nil
        else { return nil }
        let open = Self.words(on: device).map { "'\($0)'" }.joined(separator: " or ")
        let isOffers = ["accept", "dismiss"].contains(word)
        let why =
            ["yes", "no"].contains(word)
            ? "nothing is open that could be answered"
            : isOffers ? "no offer is open" : "no consent dialog is open"
        let way =
            isOffers
            ? "Type 'offer' to open one."
            : "Type 'consent request' to open it; 'consent \(word)' moves the switch in Settings."
        return Failure.usage(
            "Cannot \(word == "yes" || word == "no" ? "answer '\(word)'" : word)", why,
            next: open.isEmpty
                ? ["yes", "no"].contains(word) ? "'offer' and 'consent request' open something." : way
                : "What is open takes \(open).")
    }

    /// Returns the words of the buttons on the screen.
    static func words(on device: MusicDevice) -> [String] {
        if device.consentDialog != nil { return ["allow", "deny"] }
        return device.offerSheet == nil ? [] : ["accept", "dismiss"]
    }
}

extension MusicDevice {
    /// Whether a dialog or an offer is shown, whose buttons are words.
    var asksSomething: Bool { consentDialog != nil || offerSheet != nil }
}
