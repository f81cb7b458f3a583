import AppleMusicAPI
package import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

/// The left and the right prompt, which show the session's place.
package struct PromptLines {
    let session: Session
    /// The progress of the current item; nil if it is not shown.
    let playing: String?
    /// The time in seconds since 1970, for formats that show it.
    let now: Int
    /// Whether a transcript or exchanges are recorded.
    let isRecording: Bool

    package init(session: Session, playing: String? = nil, now: Int = 0, isRecording: Bool = false) {
        self.session = session
        self.playing = playing
        self.now = now
        self.isRecording = isRecording
    }

    /// The left prompt, such as `us albums/310730204> `. After consent was requested it includes the capabilities:
    /// `us PA- albums/310730204> `. A service other than the simulator comes first: `live us> `.
    package var left: String { styledLeft.plain }

    /// The right-hand prompt: the name of the focus, and the three capabilities.
    package var right: String { styledRight.plain }

    package var styledLeft: StyledText {
        if session.world.device.consentDialog != nil { return question("allow or deny> ") }
        if session.world.device.offerSheet != nil { return question("accept or dismiss> ") }
        let text = rendered(leftFormat)
        // A space separates the prompt from the typed text.
        return text.plain.isEmpty || text.plain.hasSuffix(" ") ? text : text + StyledText(" ")
    }

    package var styledRight: StyledText {
        if session.settings.display.plain { return StyledText() }
        if let playing { return StyledText(playing) }
        return rendered(rightFormat)
    }

    /// Returns the prompt while a dialog is open.
    private func question(_ text: String) -> StyledText {
        let mark = Conditions(session.world).mark
        return StyledText(mark.isEmpty ? text : "\(mark) \(text)", .warning)
    }

    private var leftFormat: String {
        let text = session.settings.editing.prompt
        return PromptFormat.named.first { $0.name == text }?.left ?? text
    }

    private var rightFormat: String {
        let text = session.settings.editing.rightPrompt ?? session.settings.editing.prompt
        return PromptFormat.named.first { $0.name == text }?.right
            ?? (session.settings.editing.rightPrompt == nil ? "" : text)
    }

    /// Renders a format. Omits the spaces in front of an empty part.
    private func rendered(_ format: String) -> StyledText {
        guard let format = PromptFormat(format) else { return StyledText("> ") }
        var text = StyledText()
        var spaces = ""
        for piece in format.pieces {
            switch piece {
            case .text(let plain) where plain.allSatisfy({ $0 == " " }):
                if !text.spans.isEmpty { spaces = plain }
            case .text(let plain):
                text.append(text.plain.hasSuffix(" ") ? String(plain.drop { $0 == " " }) : plain)
                spaces = ""
            case .part(let part):
                let value = self.text(of: part)
                if value.plain.isEmpty { continue }
                text.append(spaces)
                text += value
                spaces = ""
            }
        }
        return text
    }

    private func text(of part: PromptFormat.Part) -> StyledText {
        let device = session.world.device
        return switch part {
        case .service:
            StyledText(
                session.attachment.map { "attached:\($0.title)" } ?? session.world.address.promptWord ?? "", .warning)
        case .storefront: StyledText(session.world.storefront)
        case .language: StyledText(session.world.language)
        case .focus: StyledText(session.here?.focus?.resource.description ?? "", .command)
        case .name: StyledText((session.here?.focus?.name ?? "").cut(to: Self.longestName), .command)
        case .capabilities:
            !showsCapabilities
                ? StyledText()
                : usesWords
                    ? CapabilityRow.summary(device.capabilities) : CapabilityRow.styledLetters(device.capabilities)
        case .capabilityWords:
            !showsCapabilities || isCalm && CapabilityRow.summary(device.capabilities).plain.isEmpty
                ? StyledText() : CapabilityRow.words(device.capabilities, isCalm: usesWords)
        case .account: StyledText(device.account?.name ?? "")
        case .device: StyledText(device.instance.description)
        case .rows: StyledText(session.rows.isEmpty ? "" : String(session.rows.count))
        case .conditions: StyledText(Conditions(session.world).mark, .warning)
        case .recording: StyledText(isRecording ? "[recording]" : "", .warning)
        case .otherDevice:
            StyledText(usesWords && device.devices.count + device.apps.count > 2 ? device.instance.description : "")
        case .time: StyledText(String(Timestamp.text(now).dropFirst(11).prefix(8)))
        }
    }

    /// The longest name in columns.
    private static let longestName = 24

    private var usesWords: Bool { session.settings.words >= .second }

    /// Whether a subscriber's usual capabilities are left out: in the formats with names, but not in the user's own.
    private var isCalm: Bool {
        let text = session.settings.editing.rightPrompt ?? session.settings.editing.prompt
        return usesWords && PromptFormat.named.contains { $0.name == text }
    }

    /// Whether capabilities are shown: not before consent was requested, because exploring the catalog needs none.
    private var showsCapabilities: Bool { session.world.device.consent != .notDetermined }
}
