/// A point in time: seconds since 1970. The clock is always an argument.
package typealias Instant = Int

/// A duration in seconds.
package typealias Seconds = Int

/// A point in time, in milliseconds since 1970, or a duration in milliseconds. The clock is always an argument, and can
/// have any value.
package typealias Milliseconds = Int
