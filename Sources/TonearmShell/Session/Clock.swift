package import Console

/// The session's time: the system's, one that is ahead of it, or one that stands still where it was set.
package enum Clock: Hashable, Sendable, Codable {
    case system
    /// Seconds ahead of the system's clock.
    case ahead(Int)
    /// Seconds since 1970.
    case fixed(Int)

    /// - Parameter systemTime: asked only when it is needed.
    package func now(_ systemTime: () -> Int) -> Int {
        switch self {
        case .system: systemTime()
        case .ahead(let seconds): systemTime() + seconds
        case .fixed(let seconds): seconds
        }
    }

    /// Whether waiting takes time.
    package var isRunning: Bool {
        if case .fixed = self { false } else { true }
    }

    package func advanced(by seconds: Int) -> Clock {
        switch self {
        case .system: .ahead(seconds)
        case .ahead(let already): .ahead(already + seconds)
        case .fixed(let time): .fixed(time + seconds)
        }
    }
}

extension Clock {
    /// A clock that stands still at an ISO 8601 time: `2026-11-21T09:30:00Z`, or a date alone.
    /// - Throws: `Failure`.
    package static func parse(_ text: String) throws(Failure) -> Clock {
        .fixed(try Timestamp.parse(text, to: "set the clock to"))
    }
}
