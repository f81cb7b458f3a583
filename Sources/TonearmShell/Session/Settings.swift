package import Console
package import MusicDevice

/// What `set` changes: how answers are shown, and how patiently they are asked for.
package struct Settings: Hashable, Sendable, Codable {
    package var output = Output.table
    package var color = Color.automatic
    /// Columns; nil takes the terminal's.
    package var width: Int?
    /// How often a read is tried again when the service is too busy.
    package var retries = 2
    /// Whether the line editor shows in grey what can follow.
    package var hints = true
    /// Whether the line that is typed is coloured.
    package var highlight = true
    package var pager = Pager.automatic
    /// One fact a line, nothing drawn and nothing coloured.
    package var plain = false
    /// Colours for the terminal's background.
    package var theme = Theme.auto
    /// A prompt format's name, or one that is written out.
    package var prompt = "long"
    /// The same for the other end of the line; nil takes the one that belongs to the prompt.
    package var rightPrompt: String?
    /// Whose calls are shown, of an app that is written for no framework in particular.
    package var vocabulary = Frameworks.both
    /// Whether the terminal's title says where the session is.
    package var title = false
    /// Whether covers are drawn, and by what.
    package var artwork = Artwork.automatic
    /// When names are links to pages on the web.
    package var links = Links.automatic
    /// How days are written.
    package var dates = Dates.automatic
    /// Whether tokens of a person's own are kept in the keyring of the desktop.
    package var keyring = KeyringUse.automatic

    package enum KeyringUse: String, CaseIterable, Hashable, Sendable, Codable {
        /// In files.
        case off
        /// Where there is one.
        case automatic = "auto"
    }

    package enum Artwork: String, CaseIterable, Hashable, Sendable, Codable {
        case off
        /// By the best that the terminal is known to have.
        case automatic = "auto"
        case blocks
        case palette = "256"
        case kitty
        case sixel
    }

    package enum Links: String, CaseIterable, Hashable, Sendable, Codable {
        case off
        /// On terminals that are known to have them.
        case automatic = "auto"
        case on
    }

    package enum Dates: String, CaseIterable, Hashable, Sendable, Codable {
        case iso
        /// As in `locale` for whoever types at a terminal, as in `iso` elsewhere.
        case automatic = "auto"
        case locale
    }

    package enum Color: String, CaseIterable, Hashable, Sendable, Codable {
        case automatic = "auto"
        case always
        case never
    }

    /// When answers go through a pager.
    package enum Pager: String, CaseIterable, Hashable, Sendable, Codable {
        case off
        /// Those that are much longer than the screen.
        case automatic = "auto"
        case always
    }

    package static let retryCounts = 0...10

    package init() {}

    /// A session that was saved before a setting existed has its standard value.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        output = try container.decode(Output.self, forKey: .output)
        color = try container.decode(Color.self, forKey: .color)
        width = try container.decodeIfPresent(Int.self, forKey: .width)
        retries = try container.decodeIfPresent(Int.self, forKey: .retries) ?? retries
        hints = try container.decodeIfPresent(Bool.self, forKey: .hints) ?? hints
        highlight = try container.decodeIfPresent(Bool.self, forKey: .highlight) ?? highlight
        pager = try container.decodeIfPresent(Pager.self, forKey: .pager) ?? pager
        plain = try container.decodeIfPresent(Bool.self, forKey: .plain) ?? plain
        theme = try container.decodeIfPresent(Theme.self, forKey: .theme) ?? theme
        prompt = try container.decodeIfPresent(String.self, forKey: .prompt) ?? prompt
        rightPrompt = try container.decodeIfPresent(String.self, forKey: .rightPrompt)
        vocabulary = try container.decodeIfPresent(Frameworks.self, forKey: .vocabulary) ?? vocabulary
        title = try container.decodeIfPresent(Bool.self, forKey: .title) ?? title
        artwork = try container.decodeIfPresent(Artwork.self, forKey: .artwork) ?? artwork
        links = try container.decodeIfPresent(Links.self, forKey: .links) ?? links
        dates = try container.decodeIfPresent(Dates.self, forKey: .dates) ?? dates
        keyring = try container.decodeIfPresent(KeyringUse.self, forKey: .keyring) ?? keyring
    }
}
