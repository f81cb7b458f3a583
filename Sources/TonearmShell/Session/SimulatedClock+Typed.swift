package import AppleMusicAPI
package import Console

extension SimulatedClock {
    /// A clock that stands still at an ISO 8601 time: `2026-11-21T09:30:00Z`, or a date alone.
    /// - Throws: `Failure`.
    package static func parse(_ text: String) throws(Failure) -> SimulatedClock {
        .fixed(seconds: try Timestamp.parse(text, to: "set the clock to"))
    }
}
