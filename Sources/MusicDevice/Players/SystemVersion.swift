/// A version of iOS.
package struct SystemVersion: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// `10.3`, `11`
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let major = Int(parts[0]), let minor = parts.count == 2 ? Int(parts[1]) : 0
        else { return nil }
        self.init(major, minor)
    }

    package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }

    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// The oldest that a device here may have: with it came the application player that is edited by transactions.
    package static let oldest = SystemVersion(10, 3)
    /// User tokens, the country code and play parameters (WWDC17 session 502).
    package static let musicAPI = SystemVersion(11)
    /// MusicKit for Swift (WWDC21, "Meet MusicKit for Swift").
    package static let musicKit = SystemVersion(15)
    /// Writing the library with MusicKit (`MusicLibrary`).
    package static let musicLibrary = SystemVersion(16)
    package static let current = SystemVersion(18)
}
