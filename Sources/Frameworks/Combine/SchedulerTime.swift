/// A length of time that a scheduler counts in.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns a number of seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a number of seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns a number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns a number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns a number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A time of a scheduler of this module, by the clock of the system since its start.
public struct SchedulerTime: Strideable, Hashable, Sendable {
    /// Nanoseconds since the start of the system.
    let nanoseconds: Int

    static var now: SchedulerTime { SchedulerTime(nanoseconds: Int(clamping: DispatchTime.now().uptimeNanoseconds)) }

    /// The time for a queue.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(clamping: nanoseconds)) }

    /// Returns the length of time to another time.
    public func distance(to other: SchedulerTime) -> Stride {
        .nanoseconds(other.nanoseconds.subtractingReportingOverflow(nanoseconds).partialValue)
    }

    /// Returns a later or earlier time.
    public func advanced(by length: Stride) -> SchedulerTime {
        let (sum, isTooLarge) = nanoseconds.addingReportingOverflow(length.nanoseconds)
        return SchedulerTime(nanoseconds: isTooLarge ? .max : sum)
    }

    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
        ExpressibleByFloatLiteral
    {
        /// The number of nanoseconds.
        let nanoseconds: Int

        /// The length in seconds.
        public var timeInterval: TimeInterval { TimeInterval(nanoseconds) / 1e9 }
        /// The length without its sign.
        public var magnitude: Int { Int(clamping: nanoseconds.magnitude) }

        private init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
        /// Makes a number of seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// Makes a number of seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Makes a number of seconds.
        /// - Returns: nil for a number that is too large.
        public init?(exactly source: some BinaryInteger) {
            guard let value = Int(exactly: source) else { return nil }
            self = .seconds(value)
        }

        /// Returns a number of seconds.
        public static func seconds(_ s: Int) -> Stride { of(s, 1_000_000_000) }
        /// Returns a number of seconds.
        public static func seconds(_ s: Double) -> Stride {
            Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s > 0 ? .max : 0))
        }
        /// Returns a number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { of(ms, 1_000_000) }
        /// Returns a number of microseconds.
        public static func microseconds(_ us: Int) -> Stride { of(us, 1_000) }
        /// Returns a number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

        private static func of(_ count: Int, _ unit: Int) -> Stride {
            let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit)
            return Stride(nanoseconds: isTooLarge ? (count > 0 ? .max : .min) : product)
        }

        /// Compares two values.
        public static func < (left: Stride, right: Stride) -> Bool { left.nanoseconds < right.nanoseconds }
        /// Adds two lengths.
        public static func + (left: Stride, right: Stride) -> Stride {
            Stride(nanoseconds: left.nanoseconds.addingReportingOverflow(right.nanoseconds).partialValue)
        }
        /// Subtracts a length.
        public static func - (left: Stride, right: Stride) -> Stride {
            Stride(nanoseconds: left.nanoseconds.subtractingReportingOverflow(right.nanoseconds).partialValue)
        }
        /// Multiplies numbers of seconds.
        public static func * (left: Stride, right: Stride) -> Stride {
            .seconds(left.timeInterval * right.timeInterval)
        }
        /// Multiplies by a number of seconds.
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
        /// Adds a length.
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        /// Subtracts a length.
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
    }
}
