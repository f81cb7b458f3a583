/// The time in which requests are answered: the system's, one ahead of it, or a fixed one.
///
/// It counts whole milliseconds. Sums saturate at the ends of `Int`, because offsets come from people and from files.
package enum SimulatedClock: Hashable, Sendable {
    case system
    /// An offset ahead of the system's clock.
    case ahead(milliseconds: Int)
    /// A stopped clock, since 1970.
    case fixed(milliseconds: Int)

    /// Makes a stopped clock, at seconds since 1970.
    package static func fixed(seconds: Int) -> SimulatedClock {
        .fixed(milliseconds: seconds.multipliedClamped(by: 1000))
    }

    /// Returns the milliseconds since 1970.
    /// - Parameter systemTime: milliseconds since 1970; called only if needed.
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

    /// Whether waiting takes real time.
    package var isRunning: Bool { if case .fixed = self { false } else { true } }

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
