import AppleMusicAPI

/// The reading of numbers that a request contains: in a parameter, a header field, a path or the JSON of a body.
///
/// Each has a range, so that arithmetic with it cannot overflow, which would end the server. `ArithmeticTests` checks
/// that the server reads them here only.
enum RequestedNumber {
    /// The numbers of requests and other counts: the integers that all readers of JSON know exactly (RFC 8259 §6).
    static let counts = 0...9_007_199_254_740_991
    /// All integers, for arithmetic that stops at their ends.
    static let integers = Int.min ... .max

    /// Returns the number that a text is; nil if it is not a whole number of the range.
    static func value(_ text: String, in range: ClosedRange<Int> = counts) -> Int? {
        Int(text).flatMap { range.contains($0) ? $0 : nil }
    }

    /// Returns the number that a value is; nil if it is not a whole number of the range.
    static func value(_ json: JSON?, in range: ClosedRange<Int>) -> Int? {
        json?.integer.flatMap { range.contains($0) ? $0 : nil }
    }

    /// Returns the bytes that `Content-Length` announces. A number that cannot be read is larger than any limit.
    static func length(_ text: String?) -> Int { text.map { Int($0) ?? .max } ?? 0 }
}
