import FoundationEssentials

/// The session's time: the system's, or one that stands still where it was set.
package enum Clock: Hashable, Sendable, Codable {
    case system
    /// Seconds since 1970.
    case fixed(Int)

    /// - Parameter systemTime: asked only when it is needed.
    package func now(_ systemTime: () -> Int) -> Int {
        switch self {
        case .system: systemTime()
        case .fixed(let seconds): seconds
        }
    }
}

extension Clock {
    /// A clock that stands still at an ISO 8601 time: `2026-11-21T09:30:00Z`, or a date alone.
    /// - Throws: `Failure`.
    package static func parse(_ text: String) throws(Failure) -> Clock {
        let full = text.contains("T") ? text : text + "T00:00:00Z"
        guard let date = try? Date(full, strategy: .iso8601) else {
            throw Failure(
                "Cannot set the clock to '\(text)'", "this is no ISO 8601 time",
                next: "Write for example 2026-11-21T09:30:00Z.",
                status: .usage)
        }
        return .fixed(Int(date.timeIntervalSince1970))
    }
}
