/// A point in time, in milliseconds since 1970, or a duration in milliseconds. The clock is always an argument, and can
/// have any value.
package typealias Milliseconds = Int
