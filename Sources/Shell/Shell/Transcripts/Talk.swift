import TonearmConsole
import TonearmTexts
import TonearmTranscripts

/// A built-in talk: its name, and its transcript.
struct Talk: Sendable {
    let name: String
    let transcript: Transcript

    /// The built-in talks in the order of their years.
    static var all: [Talk] { BuiltInTalks.all.compactMap(Talk.init) }

    /// The names, without reading the transcripts.
    static var names: [String] { BuiltInTalks.all.map(\.name) }

    /// - Throws: `Failure` with the nearest names.
    static func named(_ name: String) throws(Failure) -> Talk {
        let file = BuiltInTalks.all.first { $0.name == name.lowercased() }
        if let talk = file.flatMap({ Talk($0) }) { return talk }
        throw Failure.usage(
            "Cannot find the talk '\(name)'", "there is no talk of this name",
            next: Nearest.question(name, in: names) ?? "'talk' lists them: \(names.joined(separator: ", ")).")
    }

    private init?(_ file: BuiltInTalks.File) {
        guard let transcript = try? Transcript(file.bytes(), name: file.file) else { return nil }
        name = file.name
        self.transcript = transcript
    }

    /// What the talk shows, without full stop.
    var goal: String { transcript.header?.goal ?? name }

    /// The duration of a performance in minutes, rounded up.
    var minutes: Int { Self.minutes(Performance.duration(of: transcript)) }

    static func minutes(_ milliseconds: Int) -> Int { (milliseconds + 59_999) / 60_000 }

    /// Returns the chapter with a name, or the only one whose name begins with it.
    /// - Throws: `Failure` with the nearest names.
    func chapter(_ text: String) throws(Failure) -> Transcript.Chapter {
        let chapters = transcript.chapters
        let word = text.lowercased()
        if let chapter = chapters.first(where: { $0.name == word }) { return chapter }
        let matches = chapters.filter { $0.name.hasPrefix(word) }
        if matches.count == 1, !word.isEmpty { return matches[0] }
        throw Failure.usage(
            "Cannot begin at '\(text)'", "the talk '\(name)' has no chapter of this name",
            next: Nearest.question(text, in: chapters.map(\.name))
                ?? "Type one of: \(chapters.map(\.name).joined(separator: ", "))."
        ).at(.word(text))
    }
}
