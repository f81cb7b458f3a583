package import TonearmConsole
import TonearmDevice

/// The settings of `set`, except for those of the service.
package struct Settings: Hashable, Sendable, Codable {
    package var output = Output.table
    package var display = Display()
    package var editing = Editing()
    /// The number of retries of a read while the service is busy.
    package var retries = 2
    /// The framework whose calls are shown, if the app uses several.
    package var vocabulary = Vocabulary.both
    /// The edition of the messages.
    package var words = Words.first
    /// Whether the user's own tokens are stored in the desktop's keyring.
    package var keyring = KeyringUse.automatic

    /// An edition of the shell's messages. A kept transcript names its own in its header, so that it prints the same.
    package enum Words: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
        case first = "1"
        /// Since version 0.3.
        case second = "2"

        package static func < (left: Words, right: Words) -> Bool { left.rawValue < right.rawValue }
    }

    /// The calls of frameworks that are shown below answers.
    package enum Vocabulary: String, CaseIterable, Hashable, Sendable, Codable {
        /// The calls of one framework, on one line.
        case brief
        /// The calls of each framework that the app uses.
        case both
        case storeKit = "storekit"
        case musicKit = "musickit"
        case none

        /// The frameworks whose calls and errors are shown.
        var frameworks: Frameworks {
            switch self {
            case .storeKit: .storeKit
            case .musicKit: .musicKit
            case .brief, .both, .none: .both
            }
        }
    }

    package enum KeyringUse: String, CaseIterable, Hashable, Sendable, Codable {
        /// Store tokens in files.
        case off
        /// Store tokens in the desktop's keyring, if there is one.
        case automatic = "auto"
    }

    package static let retryCounts = 0...10

    private enum CodingKeys: String, CodingKey {
        case output, retries, vocabulary, words, keyring
    }

    package init() {}

    /// Reads the settings of a session's file, which has no groups.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        output = try container.decode(Output.self, forKey: .output)
        display = try Display(from: decoder)
        editing = try Editing(from: decoder)
        retries = try container.decode(Int.self, forKey: .retries)
        vocabulary = try container.decode(Vocabulary.self, forKey: .vocabulary)
        words = try container.decodeIfPresent(Words.self, forKey: .words) ?? .first
        keyring = try container.decode(KeyringUse.self, forKey: .keyring)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try display.encode(to: encoder)
        try editing.encode(to: encoder)
        try container.encode(retries, forKey: .retries)
        try container.encode(vocabulary, forKey: .vocabulary)
        if words != .first { try container.encode(words, forKey: .words) }
        try container.encode(keyring, forKey: .keyring)
    }

    /// The settings of the typed line and of the prompts.
    package struct Editing: Hashable, Sendable, Codable {
        /// The name of a prompt format, or a format that the user wrote.
        package var prompt = "long"
        /// The right-hand prompt; nil for the one that belongs to the prompt.
        package var rightPrompt: String?
        /// Whether gray hints are shown.
        package var hints = true
        /// Whether the typed line is colored.
        package var highlight = true
        /// Whether the terminal's title shows the session's place.
        package var title = false

        package init() {}
    }

    /// The look of answers on the terminal.
    package struct Display: Hashable, Sendable, Codable {
        package var color = Color.automatic
        /// The number of columns; nil for the terminal's.
        package var width: Int?
        package var pager = Pager.automatic
        /// Whether each line has one fact, without graphics and colors.
        package var plain = false
        /// The colors for the terminal's background.
        package var theme = Theme.auto
        package var artwork = Artwork.automatic
        package var links = Links.automatic
        package var dates = Dates.automatic

        package init() {}
    }

    /// The cases in which output has colors.
    package enum Color: String, CaseIterable, Hashable, Sendable, Codable {
        case automatic = "auto"
        case always
        case never
    }

    /// The choice of answers that are shown in a pager.
    package enum Pager: String, CaseIterable, Hashable, Sendable, Codable {
        case off
        /// Answers that are much longer than the screen.
        case automatic = "auto"
        case always
    }

    /// The technique by which covers are drawn.
    package enum Artwork: String, CaseIterable, Hashable, Sendable, Codable {
        case off
        /// The best technique of the terminal.
        case automatic = "auto"
        case blocks
        case palette = "256"
        case kitty
        case sixel
    }

    /// The cases in which names are hyperlinks.
    package enum Links: String, CaseIterable, Hashable, Sendable, Codable {
        case off
        /// Links only on terminals that are known to support hyperlinks.
        case automatic = "auto"
        case on
    }

    /// The format of dates.
    package enum Dates: String, CaseIterable, Hashable, Sendable, Codable {
        case iso
        /// The format `locale` on a terminal, `iso` elsewhere.
        case automatic = "auto"
        case locale
    }
}
