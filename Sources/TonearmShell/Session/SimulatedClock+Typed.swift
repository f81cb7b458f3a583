package import AppleMusicAPI
package import Console

extension SimulatedClock {
    /// Parses a time for a stopped clock, in ISO 8601: `2026-11-21T09:30:00Z`, or a date alone.
    /// - Throws: `Failure` if the text is not a time.
    package static func parse(_ text: String) throws(Failure) -> SimulatedClock {
        .fixed(seconds: try Timestamp.parse(text, to: "set the clock to"))
    }
}
