import AppleMusicAPI
import TonearmConsole

/// Redacts secrets of received texts, also those that a client has percent-encoded, even several times.
///
/// Clients decode what they are shown, so a text is searched in each of its decoded forms.
enum ReceivedText {
    /// The most times that a text is decoded. A text that is still encoded then is redacted.
    private static let depth = 4

    /// Returns a text with its secrets redacted. A text with an encoded secret is redacted whole.
    static func hidden(_ text: String) -> String {
        let shown = Secrets().hidden(inLine: text)
        return hasEncodedSecret(shown) ? Secrets.placeholder : shown
    }

    /// Returns a request's target with its secrets redacted, each part of its path and its query by itself.
    static func target(_ target: String) -> String {
        var (shown, part, name) = ("", "", "")
        for character in Secrets().hidden(inLine: target).unicodeScalars {
            guard "/?&=".unicodeScalars.contains(character) else {
                part.unicodeScalars.append(character)
                continue
            }
            shown += self.part(part, named: name)
            shown.unicodeScalars.append(character)
            name = character == "=" ? part : ""
            part = ""
        }
        return shown + self.part(part, named: name)
    }

    private static func part(_ part: String, named name: String) -> String {
        // Secrets with a plain name are redacted already, but for the key of a part of the feed.
        let isNamed =
            !name.isEmpty
            && ([name] + decodings(of: name)).contains { Secrets.isSecret(name: $0) || $0.lowercased() == "accesskey" }
        return part.isEmpty || !isNamed && !hasEncodedSecret(part) ? part : Secrets.placeholder
    }

    private static func hasEncodedSecret(_ text: String) -> Bool {
        let decodings = decodings(of: text)
        return decodings.count > depth
            || decodings.contains { text in
                // A space would separate a name from a value, as in a typed line.
                let line = text.replacing(" ", with: "&")
                return Secrets().hidden(inLine: line) != line
            }
    }

    /// Returns what a text is after each decoding that changes it.
    private static func decodings(of text: String) -> [String] {
        var (decodings, text) = ([String](), text)
        while decodings.count <= depth, text.utf8.contains(UInt8(ascii: "%")) {
            let decoded = PercentEncoding.decode(text)
            if decoded == text { break }
            decodings.append(decoded)
            text = decoded
        }
        return decodings
    }
}
