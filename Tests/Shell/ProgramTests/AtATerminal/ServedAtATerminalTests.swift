import Foundation
import Testing
import TonearmTestSupport

/// Servers at a terminal with `--log`, and shells that are attached to their worlds, as the shipped programs run them.
@Suite(.waiting) struct ServedAtATerminalTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var environment: [String: String] {
        [
            "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "PATH": "/usr/bin:/bin",
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PAGER": "",
        ]
    }

    /// Starts a server at a terminal and waits for its ready file, and for the links of a class.
    private func server(_ arguments: [String]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            running: BuiltPrograms.path("tonearm"),
            arguments: arguments + [
                "--listen", "127.0.0.1:0", "--ready", folder.path + "/ready.json", "--log",
            ], environment: environment, columns: 120, rows: 40)
        let files = ["ready.json"] + (arguments.contains("--links") ? ["links.txt"] : [])
        guard
            terminal.wait(until: { _ in
                files.allSatisfy { FileManager.default.fileExists(atPath: folder.path + "/" + $0) }
            })
        else {
            throw ShellConversation.Failure(description: "no server: \(terminal.screen.text)")
        }
        return terminal
    }

    /// Waits until a server has printed a text, in any colors, which other lines may have moved off the screen.
    private func logs(_ server: PseudoTerminal, _ text: String) -> Bool {
        server.wait { _ in
            String(decoding: server.output, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*m/, with: "").contains(text)
        }
    }

    private func end(_ terminal: PseudoTerminal) {
        terminal.send("\u{3}")
        #expect(terminal.waitForExit() == 0, "\(terminal.screen.text)")
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("itself failed"))
    }

    @Test func `a server logs an accepted and a refused request at a terminal`() throws {
        let server = try server(["serve", "--control", "127.0.0.1:0"])
        let conversation = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder)
        #expect(try conversation.run("attach ready.json").contains("Attached to the world 'default'"))
        #expect(try conversation.run("albums 310730204").contains("Born to Run"))
        #expect(try conversation.run("get /v1/catalog/us/albums/1").contains("404"))
        #expect(logs(server, "/v1/catalog/us/albums/310730204 200"))
        #expect(logs(server, "/v1/catalog/us/albums/1 404"))
        #expect(conversation.leave() == 0)
        end(server)
    }

    @Test func `a change of a world by one shell is told in another that is attached to it`() throws {
        let server = try server(["serve", "--control", "127.0.0.1:0"])
        let watching = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder, hasClock: true)
        try watching.run("attach ready.json")
        let changing = try ShellConversation(
            BuiltPrograms.path("tonearm"), in: folder, ["--session", "other", "--fresh"])
        try changing.run("attach ready.json")
        try changing.run("account lapse")
        #expect(watching.terminal.wait(for: "the subscription ended"), "\(watching.terminal.screen.text)")
        watching.terminal.settle(milliseconds: 200)
        try watching.type("library songs\r", until: "403")
        #expect(watching.leave() == 0)
        #expect(changing.leave() == 0)
        end(server)
    }

    @Test(arguments: [[], ["--tls"]])
    func `one line leads a learner into a class and back, and the class logs the requests`(options: [String]) throws {
        let links = folder.path + "/links.txt"
        try folder.write("Ada\n", to: "names.txt")
        let server = try server(
            ["class", "tour", "--learners", folder.path + "/names.txt", "--links", links] + options)
        let line = try #require(
            try folder.text(of: "links.txt").split(whereSeparator: \.isNewline).first { $0.hasPrefix("Ada\t") })
        let words = line.dropFirst("Ada\t".count).split(separator: " ")
        #expect(words.prefix(2) == ["tonearm", "join"] && words.count == 3, "\(line)")
        let link = try #require(words.last)
        #expect(link.contains("#ca=") == !options.isEmpty)
        let first = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder, ["join", String(link)])
        #expect(try first.run("search born to run").contains("Born to Run"))
        #expect(first.leave() == 0)
        // The same line lands where the learner was.
        let conversation = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder, ["join", String(link)])
        #expect(conversation.terminal.screen.text.contains("Open the album"), "\(conversation.terminal.screen.text)")
        // Lessons run on the learner's computer; outside them the world of the link answers.
        try conversation.run("lesson stop")
        #expect(try conversation.run("get /v1/catalog/us/albums/1").contains("404"))
        #expect(logs(server, "/v1/catalog/us/albums/1 404"))
        #expect(conversation.leave() == 0)
        end(server)
    }
}
