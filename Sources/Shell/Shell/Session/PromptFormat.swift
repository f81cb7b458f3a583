/// The format of a prompt: text with placeholders, such as `%s %f> `.
package struct PromptFormat: Hashable, Sendable {
    package enum Part: Character, CaseIterable, Sendable {
        case service = "w"
        case storefront = "s"
        case language = "l"
        case focus = "f"
        case name = "n"
        case capabilities = "c"
        case capabilityWords = "C"
        case account = "u"
        case device = "d"
        case rows = "r"
        case time = "t"
        case conditions = "x"
        case recording = "R"
        case otherDevice = "D"

        /// A short description.
        var summary: String {
            switch self {
            case .service: "the service, where it is not the built-in simulator"
            case .storefront: "the storefront: us"
            case .language: "the language of answers: en-US"
            case .focus: "the focus: albums/310730204"
            case .name: "the focus's name, shortened: Born to Run"
            case .capabilities: "the capabilities in letters: PA-"
            case .capabilityWords: "the capabilities in words: playback on, add on, eligible off"
            case .account: "the account that is signed in"
            case .device: "the app and its device"
            case .rows: "how many rows are shown"
            case .recording: "[recording], while a transcript or exchanges are recorded"
            case .otherDevice: "the app and its device, if there are several"
            case .time: "the session's time of day: 09:30:00"
            case .conditions: "faults and an earlier era, while they are on: [fault 503]"
            }
        }

        /// All placeholders in a sentence: `%w (the service, …), %s (…)`.
        static var list: String { allCases.map { "%\($0.rawValue) (\($0.summary))" }.joined(separator: ", ") }
    }

    enum Piece: Hashable, Sendable {
        case text(String)
        case part(Part)
    }

    let pieces: [Piece]

    /// The longest format in bytes.
    static let longest = 200

    /// - Returns: nil if the text is too long, or contains an unknown placeholder.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        var pieces: [Piece] = []
        var plain = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                plain.append(character)
                continue
            }
            guard let letter = rest.popFirst() else { return nil }
            if letter == "%" {
                plain.append("%")
                continue
            }
            guard let part = Part(rawValue: letter) else { return nil }
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = ""
            pieces.append(.part(part))
        }
        if !plain.isEmpty { pieces.append(.text(plain)) }
        self.pieces = pieces
    }

    /// Returns whether a text can only be the name of a format: a single word of letters.
    static func isName(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isLetter } }

    /// The named formats.
    static let named: [(name: String, left: String, right: String, summary: String)] = [
        ("long", "%R %w %x %D %s %c %f> ", "%n  %C", "where it is, with the focus and the capabilities"),
        ("full", "%R %w %x %u %d %s %l %c %f> ", "%n  %C", "all of it: account, device, language and what 'long' has"),
        ("short", "%R %x %s %n> ", "", "the storefront, and the focus by its name"),
        ("off", "%x> ", "", "nothing but the sign"),
    ]
}
