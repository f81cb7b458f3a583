/// The public half of a developer's media key, which a service stores to check signatures.
package struct PublicDeveloperKey: Sendable, Hashable, Codable {
    /// The key's id: ten characters.
    package let id: String
    /// The team's id: ten characters.
    package let team: String
    /// The key: for ES256 the two coordinates of the point, 64 bytes.
    package let bytes: [UInt8]

    package init(id: String, team: String, bytes: [UInt8]) {
        self.id = id
        self.team = team
        self.bytes = bytes
    }
}

/// The ids of the demonstration developer, whose tokens only simulators accept.
package enum DemonstrationDeveloper {
    package static let key = "DEMOKEY001"
    package static let team = "DEMOTEAM01"
}
