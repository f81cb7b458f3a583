/// A phone, a tablet: what it is set up as and who is signed in.
package struct Device: Sendable, Codable, Equatable {
    package let name: String
    /// The name of the account.
    package internal(set) var signedIn: String?
    package internal(set) var hasMusicApp = true
    package internal(set) var mode = Mode.normal
    /// Whether the device's policy forbids every app the user's music. Then consent reads `restricted`.
    package internal(set) var forbidsMusic = false
    /// The accounts that have Sync Library (once iCloud Music Library) on here.
    package internal(set) var cloudLibraries: [String] = []
    package internal(set) var overrides = CapabilityOverrides()
    package internal(set) var installations: [Installation] = []

    package enum Mode: String, CaseIterable, Sendable, Codable {
        case normal
        /// A school's device.
        case education
        /// A company's device.
        case managed
    }

    init(_ name: String, signedIn: String? = nil) {
        self.name = name
        self.signedIn = signedIn
    }
}
