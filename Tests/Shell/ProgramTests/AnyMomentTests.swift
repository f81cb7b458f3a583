import Foundation
import Testing
import TonearmAlgorithms
import TonearmTestSupport

/// Tests Ctrl-C and termination at random moments.
@Suite(.serialized, .waiting) struct AnyMomentTests {
    let program: Program

    init() throws { program = try Program() }

    /// The states in which the interrupts come: an empty prompt, a line, a running command, a search of the history,
    /// an unfinished line.
    private static let begun = [
        "", "storefront j", "search love --types all\r", "\u{12}store", "open \\\r", "albums 310730204 | cat\r", "'",
    ]

    @Test func `a thousand times Ctrl-C leave the shell as it was, and at its prompt`() throws {
        var random = RandomSource(seed: 7)
        let terminal = try program.converse()
        for round in 1...1_000 {
            terminal.send(Self.begun.randomElement(using: &random) ?? "")
            usleep(UInt32.random(in: 0...4_000, using: &random))
            terminal.send("\u{3}")
            guard round.isMultiple(of: 25) else { continue }
            // A line that ends any open question, and a line that shows the shell's state.
            terminal.send("\u{15}\r")
            terminal.send("set width \(40 + round % 900)\r")
            #expect(terminal.wait(for: "width  \(40 + round % 900)"), "after \(round)")
        }
        terminal.send("set width auto\rwhere -o ids\rstorefront -o ids\rexit\r")
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.isCooked)
        // An interrupted command does not change the session. A session without interruptions is the reference.
        let other = try Program()
        let calm = try other.converse()
        calm.send("set width auto\rwhere -o ids\rstorefront -o ids\rexit\r")
        #expect(calm.waitForExit() == 0)
        for part in ["storefront", "address", "scheduled", "playerFaults", "tokens"] {
            let kept = try [program, other].map {
                try Self.member(part, of: $0.folder.text(of: "state/tonearm/sessions/default.json"))
            }
            #expect(kept[0] == kept[1], "\(part)")
        }
    }

    /// Returns a member of the world in a session's file as JSON, or "none" if it is missing.
    private static func member(_ name: String, of json: String) throws -> String {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let world = try #require((object?["session"] as? [String: Any])?["world"] as? [String: Any])
        guard let found = world[name] else { return "none" }
        return String(
            decoding: try JSONSerialization.data(withJSONObject: found, options: [.sortedKeys, .fragmentsAllowed]),
            as: UTF8.self)
    }

    @Test func `Ctrl-C reaches a program that is only just being started`() throws {
        var random = RandomSource(seed: 7)
        let terminal = try program.converse()
        for round in 0..<40 {
            terminal.send("! sleep 600\r")
            usleep(UInt32.random(in: 0...6_000, using: &random))
            terminal.send("\u{3}")
            terminal.settle()
            // At Ctrl-C a terminal discards pending output, which may include the prompt, and keys that came too early.
            let isBack = (0..<20).contains { _ in
                terminal.send("\r")
                return terminal.wait(atMost: 6) { $0.lines[$0.row] == "us>" }
            }
            try #require(isBack, "after \(round): \(terminal.screen.text)")
        }
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `a shell that is killed at any moment has kept each line that was answered, and none in part`() throws {
        var random = RandomSource(seed: 7)
        var answered: [String] = []
        for round in 0..<30 {
            let terminal = try PseudoTerminal(running: Program.path, environment: program.environment)
            #expect(terminal.wait(for: "us>"))
            let count = Int.random(in: 0...4, using: &random)
            for number in 0..<count {
                terminal.send("set width \(100 + round * 10 + number)\r")
                #expect(terminal.wait(for: "width  \(100 + round * 10 + number)"))
                // The prompt is back.
                #expect(terminal.wait { $0.lines[$0.row] == "us>" })
                answered.append("set width \(100 + round * 10 + number)")
            }
            terminal.send("set width \(109 + round * 10)\r")
            usleep(UInt32.random(in: 0...30_000, using: &random))
            terminal.signal(SIGKILL)
            #expect(terminal.waitForExit() != nil)
        }
        let lines = try program.folder.text(of: "state/tonearm/history").split(separator: "\n").map(String.init)
        let typed = lines.filter { $0.hasPrefix("set") }
        #expect(typed.filter(answered.contains) == answered)
        #expect(typed.allSatisfy { answered.contains($0) || $0.wholeMatch(of: /set width [0-9]+9/) != nil })
    }
}
