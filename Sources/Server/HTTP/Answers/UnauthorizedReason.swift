import AppleMusicAPI
import TonearmSigning

/// The reason why a request got a bare 401. As in Apple's service, the client does not see it; the server's log does.
package struct UnauthorizedReason: Hashable, Sendable {
    /// A sentence without full stop and without tokens.
    let reason: String

    /// The sentence for the log.
    var sentence: String { "401 because \(reason)" }

    /// - Parameters:
    ///   - keys: the keys that the service knows; nil if every signer is accepted.
    ///   - now: seconds since 1970.
    init(of request: Request, keys: [PublicDeveloperKey]?, now: Int) {
        self.init(
            of: request, check: DeveloperTokenCheck(signers: keys.map { .keys($0) } ?? .anyone, now: now))
    }

    /// Finds the first reason; once that is fixed, the log shows the next.
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

    /// Replaces 'it' at the beginning of a sentence by 'the token', because the log line has no context.
    private static func aboutToken(_ sentence: String) -> String {
        for (word, words) in [("it ", "the token "), ("its ", "the token's ")] where sentence.hasPrefix(word) {
            return words + sentence.dropFirst(word.count)
        }
        return sentence
    }

    /// Returns the options that would make the token valid, if its key and team are well-formed.
    private static func remedy(key: String, team: String?) -> String {
        guard let team, KeyFile.isIdentifier(key), KeyFile.isIdentifier(team) else { return "" }
        return "; it would be with: --key AuthKey_\(key).p8 --team \(team)"
    }
}
