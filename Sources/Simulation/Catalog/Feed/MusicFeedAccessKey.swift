import AppleMusicAPI
import TonearmAlgorithms

/// The key in the address of a part, which allows to read the part until a time without a token.
///
/// The addresses of the real service have such keys (recorded example: a week). Without the secret of a server, nobody
/// can make one. The simulator in the shell has no server, and an empty secret.
package struct MusicFeedAccessKey: Hashable, Sendable {
    /// The end of its validity in seconds since 1970.
    package let expiry: Int
    private let digest: String

    /// The time in seconds for which a key is valid.
    private static let validity = 7 * ISO8601.secondsPerDay

    /// Makes a key for a part.
    /// - Parameter time: seconds since 1970. A key is the same during a minute, so that pages are equal.
    package init(of part: MusicFeedPart, at time: Int) {
        expiry = (time / 60).multipliedClamped(by: 60).addingClamped(Self.validity)
        digest = Self.digest(of: part, expiry)
    }

    /// - Returns: nil if it is malformed, or not a key for the part.
    package init?(_ text: String, of part: MusicFeedPart) {
        let fields = text.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
        guard fields.count == 2, let expiry = Int(fields[0]), case let digest = Self.digest(of: part, expiry),
            // Digests of digests are compared, so that timing does not reveal how much of one is right.
            TokenDigest(of: digest) == TokenDigest(of: String(fields[1]))
        else { return nil }
        self.expiry = expiry
        self.digest = digest
    }

    package var text: String { "\(expiry)_\(digest)" }

    /// Returns the first 132 bits of a digest, in base64url. The secret is at both ends, so a digest cannot be extended.
    private static func digest(of part: MusicFeedPart, _ expiry: Int) -> String {
        String(TokenDigest(of: "\(part.secret) \(expiry) \(part.id) \(part.secret)").text.prefix(22))
    }
}
