/// Something that will happen to the account while its owner is elsewhere: the app hears of it in the middle of something else.
package struct Scheduled: Hashable, Sendable, Codable {
    /// Seconds since 1970.
    package var time: Int
    /// The words after `account`.
    var words: [String]
}
