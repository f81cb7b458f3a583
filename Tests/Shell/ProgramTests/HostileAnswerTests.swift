import Foundation
import Testing
import TonearmTestSupport

/// Tests a recording whose every name, text, error and header contains control sequences, shown on a terminal.
@Suite(.waiting) struct HostileAnswerTests {
    /// Control sequences, each followed by a word that would remain visible.
    private static let commands = [
        "\u{1B}]0;planted\u{7}", "\u{1B}[31337mplanted", "\u{9B}31337mplanted", "\u{1B}]8;;http://planted\u{1B}\\",
        "\u{1B}Pplanted\u{1B}\\", "\u{1B}_Gplanted\u{1B}\\", "\rplanted", "\u{8}\u{8}planted", "\u{7}planted",
        "\u{7F}planted", "\u{202E}planted", "\u{2066}planted", "\u{85}planted", "\u{0}planted", "\u{1B}cplanted",
        "\u{90}planted", "\u{2028}planted",
    ]
    private static let hostile = commands.joined()

    private static let lines = [
        "albums 310730204", "open albums/310730204", "follow tracks", "open 1", "back", "search born to run",
        "playlists 1", "get /v1/catalog/us/albums/1", "get /v1/catalog/us/genres --head", "genres", "follow artists",
    ]

    /// Other forms of the answers, and other views of the last answer.
    private static let forms = [
        "albums 310730204 -o json", "albums 310730204 -o csv", "albums 310730204 -o md", "albums 310730204 -o ndjson",
        "albums 310730204 --wide", "request", "request --as curl", "where", "status", "artwork", "trail",
        "har show hostile.har",
    ]

    private let program: Program

    init() throws { program = try Program() }

    /// Records the answers of the lines and inserts control sequences.
    private func plant() throws {
        let asked = (["record start \(program.folder.path)/plain.har"] + Self.lines + ["record stop"])
            .flatMap { ["-c", $0] }
        _ = try program.run(["--keep-going", "--seed", "7"] + asked, input: [])
        let plain = try JSONSerialization.jsonObject(with: Data(program.folder.text(of: "plain.har").utf8))
        var archive = try #require(plain as? [String: Any])
        var log = try #require(archive["log"] as? [String: Any])
        let entries = try #require(log["entries"] as? [[String: Any]])
        #expect(entries.count > 5)
        log["entries"] = try entries.map(planted)
        archive["log"] = log
        let text = String(decoding: try JSONSerialization.data(withJSONObject: archive), as: UTF8.self)
        try program.folder.write(text, to: "hostile.har")
    }

    private func planted(_ entry: [String: Any]) throws -> [String: Any] {
        var entry = entry
        var response = try #require(entry["response"] as? [String: Any])
        var content = try #require(response["content"] as? [String: Any])
        if let body = content["text"] as? String, let json = try? JSONSerialization.jsonObject(with: Data(body.utf8)) {
            content["text"] = String(
                decoding: try JSONSerialization.data(withJSONObject: Self.planted(json)), as: UTF8.self)
        }
        response["content"] = content
        response["statusText"] = Self.hostile
        let headers = response["headers"] as? [[String: Any]] ?? []
        response["headers"] = headers + [["name": "X-Planted", "value": Self.hostile]]
        entry["response"] = response
        return entry
    }

    /// Returns the value with control sequences. Ids and types are unchanged.
    private static func planted(_ json: Any, as key: String = "") -> Any {
        switch json {
        case let text as String:
            ["id", "type", "href", "next", "kind", "status", "code"].contains(key) ? text : text + hostile
        case let list as [Any]: list.map { planted($0, as: key) }
        case let object as [String: Any]:
            Dictionary(uniqueKeysWithValues: object.map { ($0, planted($1, as: $0)) })
        default: json
        }
    }

    private func expectNothingPlanted(in bytes: [UInt8], _ name: String) {
        let text = String(decoding: bytes, as: UTF8.self)
        let found = Self.commands.filter { text.unicodeScalars.contains(sequence: $0.unicodeScalars) }
        #expect(found == [], "\(name)")
        #expect(text.contains("planted"), "\(name)")
    }

    @Test(arguments: [["--color", "always"], ["--color", "never"], ["--plain"]])
    func `nothing of an answer commands the terminal that shows it`(options: [String]) throws {
        try plant()
        let asked = (["service har:hostile.har"] + Self.lines + Self.forms).flatMap { ["-c", $0] }
        let terminal = try PseudoTerminal(
            running: Program.path, arguments: ["--keep-going", "--seed", "7"] + options + asked,
            environment: program.environment, directory: program.folder.path, rows: 6_000)
        _ = try #require(terminal.waitForExit())
        // The terminal itself adds the carriage return.
        expectNothingPlanted(in: terminal.output, "the terminal")
    }

    @Test func `nor the one at which a person types, completes, calls back and records`() throws {
        try plant()
        let terminal = try PseudoTerminal(
            running: Program.path, arguments: ["--seed", "7"], environment: program.environment,
            directory: program.folder.path, rows: 60)
        #expect(terminal.wait(for: "us>"))
        terminal.send("transcript start hostile.md --here\r")
        #expect(terminal.wait(for: "hostile.md"))
        for line in ["service har:hostile.har"] + Self.lines {
            terminal.send("clear; \(line); echo-\r")
            #expect(terminal.wait { $0.text.contains("echo-'") && $0.lines[$0.row].contains(">") }, "\(line)")
        }
        terminal.send("clear; albums 310730204; open \t\t")
        terminal.settle(milliseconds: 300)
        terminal.send("\u{3}\u{1B}[A\u{1B}[A\u{3}")
        terminal.send("let x = $1.name\rtranscript stop\r")
        terminal.settle(milliseconds: 300)
        terminal.send("exit\r")
        _ = terminal.waitForExit()
        expectNothingPlanted(in: terminal.output, "the terminal")
        expectNothingPlanted(in: Array(try program.folder.text(of: "hostile.md").utf8), "the transcript")
        for form in ["html", "cast", "text", "svg"] {
            let exported = try program.run(
                "transcript", "export", program.folder.path + "/hostile.md", "--format", form)
            guard exported.status == 0 else { continue }
            expectNothingPlanted(in: Array(exported.output.utf8), form)
        }
    }
}

extension String.UnicodeScalarView {
    /// Compares scalars, because a String treats `\r\n` as one character.
    fileprivate func contains(sequence: String.UnicodeScalarView) -> Bool {
        let all = Array(self)
        let part = Array(sequence)
        guard let first = part.first, all.count >= part.count else { return false }
        return all.indices.dropLast(part.count - 1).contains { index in
            all[index] == first && all[index..<(index + part.count)].elementsEqual(part)
        }
    }
}
