import AppleMusicAPI

/// Why a request got the bare 401. The client is not told, as the service tells no client; whoever runs the server is.
package struct UnauthorizedReason: Hashable, Sendable {
    /// A sentence without its full stop, in which no token stands.
    let reason: String

    /// What whoever runs the server is told.
    var sentence: String { "401 because \(reason)" }

    /// - Parameters:
    ///   - keys: the keys that the service knows; nil when any signer is accepted.
    ///   - now: seconds since 1970.
    init(of request: Request, keys: [DeveloperKey.Public]?, now: Int) {
        self.init(
            of: request, check: DeveloperTokenCheck(signers: keys.map { .known($0) } ?? .anyone, now: now))
    }

    /// The reason that stands first; whoever mends it hears of the next.
    init(of request: Request, check: DeveloperTokenCheck) {
        guard let flaw = check.flaws(of: request).first else {
            reason = "the token is valid by now"
            return
        }
        let token = (try? DeveloperTokenCheck.bearer(request)).flatMap { DeveloperToken($0) }
        guard case .unknownKey(let id) = flaw else {
            reason = Self.aboutToken(flaw.sentence())
            return
        }
        reason = flaw.sentence() + Self.remedy(key: id, team: token?.issuer)
    }

    /// The sentences speak of 'it', where everybody knows what.
    private static func aboutToken(_ sentence: String) -> String {
        for (word, words) in [("it ", "the token "), ("its ", "the token's ")] where sentence.hasPrefix(word) {
            return words + sentence.dropFirst(word.count)
        }
        return sentence
    }

    /// What would make the token good, where its key and team can be.
    private static func remedy(key: String, team: String?) -> String {
        guard let team, KeyFile.isIdentifier(key), KeyFile.isIdentifier(team) else { return "" }
        return "; it would be with: --key AuthKey_\(key).p8 --team \(team)"
    }
}
