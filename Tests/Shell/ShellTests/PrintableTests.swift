import AppleMusicAPI
import Testing
import TonearmTestSupport

@testable import TonearmShell

@Suite struct PrintableTests {
    /// Text that could control a terminal or reverse the surrounding text.
    static let hostile = [
        "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;cm0gLXJm\u{7}", "a\u{7}b", "a\rb", "a\nb", "a\tb",
        "a\u{8}\u{8}b", "\u{0}", "\u{7F}", "\u{9B}31m", "\u{90}q\u{9C}", "\u{202E}cba", "\u{2066}x\u{2069}",
        "\u{200F}x", "\u{61C}x", "a\u{2028}b", "\u{1B}P+q\u{1B}\\", "\u{E}x\u{F}", "\u{85}",
    ]

    /// Returns true for scalars that must not reach a terminal: C0 but the line feed, DEL, C1, and bidirectional
    /// controls.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    @Test(arguments: hostile)
    func `data never commands the terminal, in any output`(name: String) async throws {
        for (output, command) in [
            ("table", "get /v1/x"), ("json", "get /v1/x"), ("raw", "get /v1/x"), ("ids", "get /v1/x"),
            ("table", "show 1"), ("json", "show 1"), ("table", "show --form attributes"), ("table", "where"),
            ("table", "let x = data.0.attributes.name"), ("table", "session"), ("table", "let"),
        ] {
            let session = ShellSession(service: FakeService.naming(name), isTerminal: true)
            try await session.runAll("get /v1/x")
            if command == "let" { try await session.runAll("let x = data.0.attributes.name") }
            let outcome = await session.run("\(command) -o \(output)")
            #expect(outcome.status == 0)
            #expect(!outcome.output.unicodeScalars.contains { Self.isForbidden($0) }, "\(command) -o \(output)")
        }
    }

    @Test(arguments: hostile)
    func `nor does what the service says of an error`(text: String) async {
        let error: JSON = ["title": .string(text), "code": "40000", "status": "400", "detail": .string(text)]
        let service = FakeService { _ in Response(status: 400, body: .json(["errors": [error]])) }
        let outcome = await ShellSession(service: service, isTerminal: true).run("get /v1/x")
        #expect(!outcome.errors.unicodeScalars.contains { Self.isForbidden($0) })
    }

    @Test(arguments: hostile)
    func `nor what was typed`(text: String) async {
        let session = ShellSession(isTerminal: true)
        for line in ["'\(text)'", "open 'x\(text)'", "albums --\(text)", "storefront 'x\(text)'", "get 'x \(text)'"] {
            let outcome = await session.run(line)
            #expect(!outcome.errors.unicodeScalars.contains { Self.isForbidden($0) }, "\(line.debugDescription)")
            #expect(!outcome.output.unicodeScalars.contains { Self.isForbidden($0) }, "\(line.debugDescription)")
        }
    }

    @Test func `color is added after that, and only color`() async throws {
        let session = ShellSession(service: FakeService.naming("\u{1B}[31mred"), isTerminal: true, hasColor: true)
        let outcome = try await session.runAll("get /v1/x")
        #expect(outcome.output.contains("␛[31mred"))
        let codes = outcome.output.split(separator: "\u{1B}").dropFirst().map { $0.prefix { $0 != "m" } }
        #expect(Set(codes).isSubset(of: ["[0", "[1", "[2", "[36"]))
    }

    @Test(arguments: hostile)
    func `JSON in a pipe or a file says the same with escapes`(text: String) async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(service: FakeService.naming(text))
        let outcome = try await session.runAll("get /v1/x -o json")
        #expect(!outcome.output.unicodeScalars.contains { Self.isForbidden($0) })
        #expect(try JSON(parsing: outcome.bytes)["data"]?[0]?["attributes"]?["name"]?.string == text)
        try await session.runAll("get /v1/x -o json > \(folder.path)/json")
        #expect(try folder.text(of: "json") == outcome.output)
        let failure = await session.run("'\(text)' -o json").errors
        #expect(!failure.unicodeScalars.contains { Self.isForbidden($0) })
        let noJSON = ShellSession(service: FakeService(body: "<p>\(text)"))
        let shown = await noJSON.run("get /v1/x -o json").output
        #expect(!shown.unicodeScalars.contains { $0 != "\t" && Self.isForbidden($0) })
    }

    @Test func `what came along unseen with a copied text is passed over`() async throws {
        #expect(
            try await ShellSession().runAll("\u{200B}genres\u{FEFF} 2\u{200B}1\u{202C} -o ids").output == "genres/21\n")
    }

    @Test func `raw to a pipe or a file is untouched`() async throws {
        let folder = try TemporaryFolder()
        let name = "\u{1B}[31m\u{202E}red\r"
        let body = "{\"data\":[],\"x\":\"\(name)\"}"
        for isTerminal in [true, false] {
            let session = ShellSession(service: FakeService(body: body), isTerminal: isTerminal)
            try await session.runAll("get /v1/x -o raw > \(folder.path)/raw")
            #expect(try folder.text(of: "raw") == body + "\n")
        }
        #expect(await ShellSession(service: FakeService(body: body)).run("get /v1/x -o raw").output == body + "\n")
    }
}
