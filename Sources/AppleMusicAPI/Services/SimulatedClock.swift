/// The time in which requests are answered: the system's, one that is ahead of it, or one that stands still where it was set.
///
/// Whole milliseconds. Sums stop at the ends of `Int`: offsets come from people and from files.
package enum SimulatedClock: Hashable, Sendable {
    case system
    /// Ahead of the system's clock.
    case ahead(milliseconds: Int)
    /// Since 1970.
    case fixed(milliseconds: Int)

    /// A clock that stands still, at seconds since 1970.
    package static func fixed(seconds: Int) -> SimulatedClock {
        .fixed(milliseconds: seconds.multipliedClamped(by: 1000))
    }

    /// Milliseconds since 1970.
    /// - Parameter systemTime: milliseconds since 1970; asked only when it is needed.
    package func milliseconds(_ systemTime: () -> Int) -> Int {
        switch self {
        case .system: systemTime()
        case .ahead(let offset): systemTime().addingClamped(offset)
        case .fixed(let time): time
        }
    }

    /// Seconds since 1970, rounded down.
    package func seconds(_ systemTime: () -> Int) -> Int {
        let time = milliseconds(systemTime)
        return time >= 0 ? time / 1000 : -((-1 - time) / 1000) - 1
    }

    /// Whether waiting takes time.
    package var isRunning: Bool {
        if case .fixed = self { false } else { true }
    }

    package func advanced(byMilliseconds step: Int) -> SimulatedClock {
        switch self {
        case .system: .ahead(milliseconds: step)
        case .ahead(let already): .ahead(milliseconds: already.addingClamped(step))
        case .fixed(let time): .fixed(milliseconds: time.addingClamped(step))
        }
    }
}

extension SimulatedClock: Codable {
    package init(from decoder: any Decoder) throws {
        let coded = try CodedCase(from: decoder)
        self =
            switch coded.name {
            case "system": .system
            case "ahead": .ahead(milliseconds: try coded.value("milliseconds"))
            case "fixed": .fixed(milliseconds: try coded.value("milliseconds"))
            default: throw coded.unknownCase
            }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .system: try CodedCase.encode("system", to: encoder)
        case .ahead(let offset): try CodedCase.encode("ahead", offset, label: "milliseconds", to: encoder)
        case .fixed(let time): try CodedCase.encode("fixed", time, label: "milliseconds", to: encoder)
        }
    }
}
