import AppleMusicAPI
import TonearmConsole

/// Shortens a request's target for the log: every part that could be a token is left out.
///
/// Tokens belong in headers, which are never logged, but a client may put one into the query by mistake.
enum LoggedTarget {
    /// The longest part of a target in characters. Lists of ids, which are split at commas, may be longer.
    private static let longestPart = 48
    private static let longest = 2_000

    static func text(of target: String) -> String {
        var shown = ""
        var part = ""
        // Redact named and recognizable secrets first, before they are split into harmless-looking parts.
        let target = ReceivedText.target(target).replacing(Secrets.placeholder, with: "…")
        for character in target.unicodeScalars {
            if "/?&=,;+".unicodeScalars.contains(character) {
                shown += harmless(part)
                shown.unicodeScalars.append(character)
                part = ""
            } else {
                part.unicodeScalars.append(character)
            }
            if shown.unicodeScalars.count > longest { return shown + "…" }
        }
        return shown + harmless(part)
    }

    /// Returns a part of the target, or `…` if it may be a token: it is long, or contains `eyJ`, the base64 of `{"`,
    /// with which every JSON Web Token begins.
    private static func harmless(_ part: String) -> String {
        let decoded = PercentEncoding.decode(part)
        return decoded.utf8.count > longestPart || decoded.contains("eyJ") ? "…" : part
    }
}
