package import Console

extension Settings {
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
        /// On terminals that are known to support hyperlinks.
        case automatic = "auto"
        case on
    }

    /// The format of dates.
    package enum Dates: String, CaseIterable, Hashable, Sendable, Codable {
        case iso
        /// `locale` at a terminal, `iso` elsewhere.
        case automatic = "auto"
        case locale
    }
}
