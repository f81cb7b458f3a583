import AppleMusicAPI
import TonearmAlgorithms

/// The key in the address of a part, which allows to read the part until a time without a token.
///
/// The addresses of the real service have such keys (recorded example: a week). The simulator's checksum finds changed
/// keys; it is not a secret.
package struct MusicFeedAccessKey: Hashable, Sendable {
    /// The end of its validity in seconds since 1970.
    package let expiry: Int
    private let checksum: String

    /// The time in seconds for which a key is valid.
    private static let validity = 7 * ISO8601.secondsPerDay

    /// Makes a key for a part.
    /// - Parameter time: seconds since 1970. A key is the same during a minute, so that pages are equal.
    package init(of part: String, at time: Int) {
        expiry = (time / 60).multipliedClamped(by: 60).addingClamped(Self.validity)
        checksum = Self.checksum(of: part, expiry)
    }

    /// - Returns: nil if it is malformed, or a key for another part.
    package init?(_ text: String, of part: String) {
        let fields = text.split(separator: "_", omittingEmptySubsequences: false)
        guard fields.count == 2, let expiry = Int(fields[0]), Self.checksum(of: part, expiry) == fields[1] else {
            return nil
        }
        self.expiry = expiry
        checksum = String(fields[1])
    }

    package var text: String { "\(expiry)_\(checksum)" }

    private static func checksum(of part: String, _ expiry: Int) -> String {
        let draw = "\(expiry) \(part)".utf8.reduce(KeyedRandom(0)) { $0[Int($1)] }
        return String(draw.value, radix: 36)
    }
}
