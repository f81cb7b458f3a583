import AppleMusicAPI
import Console

/// A request's target as a log may show it: whatever could be a token is left out.
///
/// Tokens belong into headers, which are never logged; but some client puts one into the query one day.
enum LoggedTarget {
    /// Characters of one part of a target; lists of ids, which have commas, may be longer.
    private static let longestPart = 48
    private static let longest = 2_000

    static func text(of target: String) -> String {
        var shown = ""
        var part = ""
        // What is named or looks like a secret first: parts of it may look like anything.
        let target = Secrets().hidden(inLine: target).replacing(Secrets.placeholder, with: "…")
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

    /// `eyJ` is how every JSON Web Token begins: `{"` in Base64.
    private static func harmless(_ part: String) -> String {
        let decoded = PercentEncoding.decode(part)
        return decoded.utf8.count > longestPart || decoded.contains("eyJ") ? "…" : part
    }
}
