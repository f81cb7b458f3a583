/// A point in time: seconds since 1970. The clock is always an argument.
package typealias Instant = Int

/// A duration in seconds.
package typealias Seconds = Int
