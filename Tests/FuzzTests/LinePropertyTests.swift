import Foundation
import FuzzHarnesses
import Testing
import TonearmShell

/// What holds for any line, in any session: it ends the shell only where it says 'exit', and where it fails, the session is what it was.
@Suite struct LinePropertyTests {
    private static func bytes(_ session: Session) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(session)
    }

    @Test(arguments: UInt64(0)..<24)
    func `no line ends the shell but 'exit', and one that fails leaves the session as it was, byte for byte`(
        seed: UInt64
    ) async throws {
        var generator = LineGenerator(seed: seed)
        var stage = ShellStage()
        var (ran, failed) = (0, 0)
        for _ in 0..<50 {
            try await stage.shell.background.catchUp()
            let line = generator.line(in: stage.shell.session)
            let before = stage.shell.session
            guard let status = try await ShellHarness.run(line, on: stage) else { continue }
            ran += 1
            if status != 0, stage.shell.observers.last?.failure != nil, !line.contains(";") {
                failed += 1
                let after = ShellHarness.withoutKnowledge(stage.shell.session, before)
                #expect(try Self.bytes(after) == Self.bytes(before), "\(line)")
            }
            if stage.shell.isLeaving { stage = ShellStage() }
        }
        // The lines are worth something: some succeed, and some do not.
        #expect(ran > 20 && failed > 3 && failed < ran)
    }
}
