import AppleMusicAPI
import Console

/// Keeps tokens out of what is kept and shown: the history, what `undo` says, what errors quote.
package enum Secrets {
    /// A line as it may be kept: the token after `set`, the values of headers that carry tokens, and whatever looks like a developer token
    /// are hidden.
    package static func hidden(inLine line: String) -> String {
        // Nearly all lines have nothing of the kind.
        guard [" set", "eader", "-H", "eyJ"].contains(where: { line.contains($0) }) else { return line }
        guard let words = words(of: line) else { return hidden(in: line) }
        var kept = words.words
        hideSetToken(&kept)
        hideHeaders(&kept)
        if kept == words.words { return hidden(in: line) }
        return hidden(in: kept.map(typed).joined(separator: " ") + typed(words.destination))
    }

    /// Variables stand as they were written, so what they hold stays where it is. A line that cannot be read is kept too.
    private static func words(of line: String) -> Words? {
        do throws(Failure) {
            guard case .command(let words) = try Line.read(line, variable: { "$\($0)" }) else { return nil }
            return words
        } catch {
            return Words(line.split(whereSeparator: \.isWhitespace).map(String.init))
        }
    }

    /// A text without what looks like a developer token: base64url of a JSON object's beginning, and what follows.
    package static func hidden(in text: String) -> String {
        guard text.contains("eyJ") else { return text }
        var shown = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "eyJ")?.lowerBound {
            shown += rest[..<start]
            let run = rest[start...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
            shown += run.utf8.count < 16 ? String(run) : Headers.hidden
            rest = rest[run.endIndex...]
        }
        return shown + rest
    }

    /// `token user set …`, with the command's name shortened perhaps.
    private static func hideSetToken(_ words: inout [String]) {
        guard let first = words.first, !first.isEmpty, "token".hasPrefix(first.lowercased()),
            let set = words.firstIndex(of: "set")
        else { return }
        for index in words.indices.dropFirst(set + 1) where !["-o", "--output", "--from"].contains(words[index - 1]) {
            // Options and variables are no tokens.
            if !words[index].hasPrefix("-"), !words[index].hasPrefix("$") { words[index] = Headers.hidden }
        }
    }

    /// `--header 'Authorization: …'`, in all the ways in which an option can be written.
    private static func hideHeaders(_ words: inout [String]) {
        for index in words.indices {
            let word = words[index]
            let start =
                ["--header=", "-H=", "-H"].first { word.hasPrefix($0) && word != "--header" && word != "-H" }?.count
                ?? 0
            let text = word.dropFirst(start)
            guard start > 0 || index > 0 && ["--header", "-H"].contains(words[index - 1]),
                let colon = text.firstIndex(of: ":"),
                Headers.isSecret(String(text[..<colon]))
            else { continue }
            words[index] = word.prefix(start) + text[...colon] + " " + Headers.hidden
        }
    }

    /// A word as it can be typed.
    private static func typed(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=,+$@%‹›".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    private static func typed(_ destination: Words.Destination) -> String {
        switch destination {
        case .screen: ""
        case .program(let program): " | \(program)"
        case .file(let name, let append): " \(append ? ">>" : ">") \(typed(name))"
        }
    }
}
