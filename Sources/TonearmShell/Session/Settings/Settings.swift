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

    private enum CodingKeys: String, CodingKey {
        case output, retries, vocabulary, keyring
    }

    package init() {}

    /// Reads the settings of a session's file, which has no groups.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        output = try container.decode(Output.self, forKey: .output)
        display = try Display(from: decoder)
        editing = try Editing(from: decoder)
        retries = try container.decode(Int.self, forKey: .retries)
        vocabulary = try container.decode(Frameworks.self, forKey: .vocabulary)
        keyring = try container.decode(KeyringUse.self, forKey: .keyring)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try display.encode(to: encoder)
        try editing.encode(to: encoder)
        try container.encode(retries, forKey: .retries)
        try container.encode(vocabulary, forKey: .vocabulary)
        try container.encode(keyring, forKey: .keyring)
    }
}
