package import MusicDevice

/// The settings of `set`, except for those of the service.
package struct Settings: Hashable, Sendable, Codable {
    package var output = Output.table
    package var display = Display()
    package var editing = Editing()
    /// The number of retries of a read while the service is busy.
    package var retries = 2
    /// The framework whose calls are shown, if the app uses several.
    package var vocabulary = Frameworks.both
    /// Whether the user's own tokens are stored in the desktop's keyring.
    package var keyring = KeyringUse.automatic

    package enum KeyringUse: String, CaseIterable, Hashable, Sendable, Codable {
        /// Store tokens in files.
        case off
        /// Store tokens in the desktop's keyring, if there is one.
        case automatic = "auto"
    }

    package static let retryCounts = 0...10

    /// The names of all settings in a session's file, which has no groups.
    enum CodingKeys: String, CodingKey {
        case output, retries, vocabulary, keyring
        case color, width, pager, plain, theme, artwork, links, dates
        case prompt, rightPrompt, hints, highlight, title
    }

    package init() {}

    /// A missing setting gets its default, because earlier releases had fewer.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        output = try container.decode(Output.self, forKey: .output)
        display = try Display(from: container)
        editing = try Editing(from: container)
        retries = try container.decodeIfPresent(Int.self, forKey: .retries) ?? retries
        vocabulary = try container.decodeIfPresent(Frameworks.self, forKey: .vocabulary) ?? vocabulary
        keyring = try container.decodeIfPresent(KeyringUse.self, forKey: .keyring) ?? keyring
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try display.encode(to: &container)
        try editing.encode(to: &container)
        try container.encode(retries, forKey: .retries)
        try container.encode(vocabulary, forKey: .vocabulary)
        try container.encode(keyring, forKey: .keyring)
    }
}
