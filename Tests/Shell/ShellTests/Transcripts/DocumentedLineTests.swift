import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmShell

/// Tests the lines that documents name in prose and in the cells of tables, such as `queue move 7 --to 1`. Blocks of
/// lines are transcripts, which `TranscriptTests` runs.
///
/// An example runs if it succeeds in one of the situations. A line with placeholders, such as `get PATH`, is read.
@Suite struct DocumentedLineTests {
    /// A line between backticks, and its place.
    private struct Example {
        let place: String
        let text: String
    }

    /// The documents with lines of the shell. `SourceLedgerTests` runs those of `docs/sources.md`.
    private static let documents =
        ["README.md"]
        + ((try? FileManager.default.contentsOfDirectory(atPath: ProjectFiles.root.path + "/docs")) ?? [])
        .filter { $0.hasSuffix(".md") && $0 != "sources.md" }.sorted().map { "docs/" + $0 }

    /// The lines with which each session begins, before an example is tried in it.
    private static let situations: [[String]] = [
        [],
        [
            "authorize --answer allow", "albums 310730204", "let id = data[0].relationships.artists.data[0].id",
            "playlist create Road", "follow tracks --limit 7",
        ],
        ["authorize --answer allow", "play albums/310730204"],
        ["authorize --answer allow", "play albums/310730204", "queue begin", "queue remove 7"],
        [
            "authorize --answer allow", "search night", "library add 2", "requests", "fault set web-player",
            "library albums",
        ],
        ["search beach bunny", "open artists/178834", "storefront jp", "undo"],
        ["consent request"], ["service live"], ["account add bea"], ["music play albums/310730204"],
        ["device add new --ios 27.0", "device use new", "authorize --answer allow", "queue set albums/310730204"],
        ["search love --types songs,albums --limit 3"],
        ["authorize --answer allow", "library songs", "account change-password", "library songs # refused"],
    ]

    /// Lines that need what no test has, with the reason.
    private static let needs: [(line: String, need: String)] = [
        ("attach", "a server"), ("class", "a class"), ("tonearm", "the program"),
        ("transcript", "a file, or a recording"), ("source", "a file"), ("edit", "a terminal"), ("lesson", "lessons"),
        ("har show", "a file"), ("service har:", "a file"), ("set catalog big.catalog", "a file"),
        ("catalog", "a file"), ("token developer set", "a terminal"), ("token user set", "a terminal"),
        ("token user request", "a terminal"), ("profile use", "a saved profile"), ("talk play", "a terminal"),
        ("charts --genre ro", "the Tab key"), ("diff simulator live", "Apple's service"),
        ("get /v1/feed/", "a server with a feed"), ("watch", "a running clock"),
        ("preview 1 --save", "a folder of its own"),
    ]

    private static func examples(of document: String) throws -> [Example] {
        var isInFence = false
        var examples: [Example] = []
        let text = String(decoding: try ProjectFiles.bytes(of: document), as: UTF8.self)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") { isInFence.toggle() }
            if isInFence || line.hasPrefix("```") { continue }
            for (index, span) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where index % 2 == 1 {
                let text = String(span).replacing("\\|", with: "|")
                guard isLine(text) else { continue }
                examples.append(Example(place: "\(document):\(number + 1)", text: text))
            }
        }
        return examples
    }

    /// Whether the text is a command with further words. A single word may be a name of the API.
    private static func isLine(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return words.count > 1 && CommandTable.exactly(String(words[0])) != nil
    }

    /// The commands of a line without their destinations: `charts | head -5; where` has two.
    private static func commands(of text: String) -> [String] {
        text.split(separator: ";").map { part in
            let command = part.firstRange(of: " | ").map { part[..<$0.lowerBound] } ?? part
            let end = command.firstMatch(of: #/ > [A-Za-z.-]+$/#).map { command[..<$0.range.lowerBound] } ?? command
            return end.trimmingCharacters(in: .whitespaces)
        }
    }

    /// Whether the text only names a form of a command, such as `queue set` or `watch --until`, and the form exists.
    private static func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ").map(String.init)
        guard let command = CommandTable.exactly(words[0]) else { return false }
        let rest = words.dropFirst()
        return command.knownForms.contains { form in
            form.words.elementsEqual(rest.filter { !$0.hasPrefix("--") })
                && rest.filter { $0.hasPrefix("--") }.allSatisfy { option in
                    form.fields.contains { $0.isOption && $0.isNamed(option) }
                }
        }
    }

    /// Placeholders with a value for each.
    private static let values: [(placeholder: String, value: String)] = [
        ("RESOURCE", "albums/310730204"), ("ID", "310730204"), ("PATH", "/v1/test"), ("BODY", "{}"), ("FILE", "file"),
        ("NAME", "demo"), ("TERM", "night"), ("WORDS", "rock"), ("WORD", "offer"), ("TEXT", "words"),
        ("URL", "https://example.org"), ("N", "3"), ("CODE", "888880000000"), ("ARTIST", "beach bunny"),
        ("LINK", "http://127.0.0.1:8503/_tonearm/open/abc"), ("TARGET", "page.html"), ("TRACKS", "1-3"),
    ]

    /// Returns the line with values in place of its placeholders; nil if it has none.
    private static func filled(_ text: String) -> String? {
        var words = text.split(separator: " ").map(String.init)
        var isTemplate = false
        for index in words.indices {
            for (placeholder, value) in values {
                let pattern = "(?<![A-Za-z_])\(placeholder)(?![A-Za-z_])"
                let filled = words[index].replacingOccurrences(of: pattern, with: value, options: .regularExpression)
                if filled != words[index] { isTemplate = true }
                words[index] = filled
            }
            if words[index].contains("…") { isTemplate = true }
            words[index] = words[index].replacing("…", with: Self.ellipsis(in: words[index]))
        }
        return isTemplate ? words.filter { !$0.isEmpty }.joined(separator: " ") : nil
    }

    /// Returns a value in place of the three dots of a word: a condition between quotes, a path alone, nothing after
    /// letters.
    private static func ellipsis(in word: String) -> String {
        word == "…" ? "/v1/test" : word.contains(where: \.isLetter) ? "" : "clock is 1"
    }

    @Test func `lines are found in prose and in tables`() throws {
        let all = try Self.documents.flatMap { try Self.examples(of: $0) }
        #expect(all.count > 250, "\(all.count)")
        let needless = Self.needs.filter { need in
            need.line != "tonearm"
                && !all.contains { $0.text.hasPrefix(need.line + " ") || $0.text.hasPrefix(need.line) }
        }
        #expect(needless.isEmpty, "\(needless)")
    }

    @Test(arguments: documents)
    func `every line of a document runs, or can be read`(document: String) async throws {
        let examples = try Self.examples(of: document)
        if examples.isEmpty { return }
        let folder = try TemporaryFolder()
        var sessions: [ShellSession] = []
        for lines in Self.situations {
            let session = ShellSession(store: SessionStore(folder: folder.path))
            session.session.settings.words = .second
            for line in lines { #expect(await (session.run(line).status != 0) == line.hasSuffix("refused"), "\(line)") }
            sessions.append(session)
        }
        for example in examples {
            for command in Self.commands(of: example.text) {
                if let reason = try await Self.refusal(of: command, in: sessions) {
                    Issue.record("\(example.place): '\(example.text)' fails: \(reason)")
                }
            }
        }
    }

    /// Returns the commands of the shell in the blocks for the system's shell: `tonearm catalog generate big.catalog`.
    private static func systemLines(of document: String) throws -> [Example] {
        var isInBlock = false
        var examples: [Example] = []
        let text = String(decoding: try ProjectFiles.bytes(of: document), as: UTF8.self)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") { isInBlock = line == "```sh" }
            guard isInBlock, line.hasPrefix("tonearm ") else { continue }
            let command = line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line
            var words = command.split(separator: " ").dropFirst()
            // The program's own options precede the command, each with a value.
            while words.first?.hasPrefix("--") == true { words = words.dropFirst(2) }
            // 'tonearm class' holds a class, and is another command than the shell's.
            guard let first = words.first, first != "class", CommandTable.exactly(String(first)) != nil else {
                continue
            }
            examples.append(Example(place: "\(document):\(number + 1)", text: words.joined(separator: " ")))
        }
        return examples
    }

    @Test func `every command in a block for the system's shell can be read`() throws {
        let examples = try Self.documents.flatMap { try Self.systemLines(of: $0) }
        #expect(examples.count > 15, "\(examples.count)")
        let session = ShellSession().session
        for example in examples {
            for command in Self.commands(of: example.text) {
                #expect(
                    Shell.canRun(Self.filled(command) ?? command, in: session), "\(example.place): '\(example.text)'")
            }
        }
    }

    /// Returns the reason why a command fails in every situation; nil if it succeeds in one.
    private static func refusal(of command: String, in sessions: [ShellSession]) async throws -> String? {
        let isRead = needs.contains { command.hasPrefix($0.line) }
        if let line = filled(command) ?? (isRead ? command : nil) {
            let isKnown = isName(command) || sessions.contains { Shell.canRun(line, in: $0.session) }
            return isKnown ? nil : "'\(line)' cannot be read"
        }
        var reasons: [String] = []
        for session in sessions {
            let before = session.session
            let outcome = await session.run(command)
            session.session = before
            if outcome.status == 0 { return nil }
            reasons.append(String(outcome.errors.prefix { $0 != "\n" }))
        }
        return isName(command) ? nil : Set(reasons).sorted().joined(separator: " / ")
    }
}
