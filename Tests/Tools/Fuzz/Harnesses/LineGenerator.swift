import AppleMusicAPI
import TonearmAlgorithms
import TonearmLineEditor
package import TonearmShell

/// A generator of random lines, reproducible from its seed. It types mostly candidates of completion.
package struct LineGenerator {
    private var random: RandomSource
    private let completionMemory = CompletionMemory()

    package init(seed: UInt64) { random = RandomSource(seed: seed) }

    private static let odd = [
        "0", "1", "2", "3-1", "-1", "9223372036854775807", "-9223372036854775808", "1e9", "x", "''", "'a b'", "\"",
        "\\",
        "$id", "$1.id", "$2.attributes.name", "$", "--", "-", "--limit", "--limit=0", "-o", "json", "raw", "ndjson",
        "--nonsense",
        "albums/310730204", "songs/203709340", "artists/178834", "curators/-9223372036854775808", "ra.978194965", "pl.",
        "/v1/catalog/us/songs/1", "data.0.id", "$..url", "born to run", "日本", "e\u{301}\u{202E}", "{\"a\":1}", "[",
        "5m", "2h",
        "-5s", "99999999999d", "2026-02-30", "1:00", "us", "jp", "zz", "name=x", "#", ";", "; where", "!", "&&", "=",
        "a=b=c",
    ]

    /// - Parameter session: the session in which the line is typed.
    package mutating func line(in session: Session) -> String {
        var line = ""
        for word in 0...random.next(below: 6) {
            let completer = Completer(session: session, memory: completionMemory)
            let completion = completer.completion(of: line, at: line.utf8.count)
            let isOffered = random.next(below: word == 0 ? 20 : 4) > 0
            if isOffered, !completion.candidates.isEmpty {
                let candidate = completion.candidates[random.next(below: completion.candidates.count)]
                line =
                    String(decoding: line.utf8.prefix(completion.replacing.lowerBound), as: UTF8.self) + candidate.text
                if !candidate.continues { line += " " }
            } else {
                line += Self.odd[random.next(below: Self.odd.count)] + " "
            }
        }
        return line
    }
}
