/// A point in time: seconds since 1970. The clock is always given from outside.
package typealias Instant = Int

/// A stretch of time in seconds.
package typealias Seconds = Int
