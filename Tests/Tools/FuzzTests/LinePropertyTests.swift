import Foundation
import Testing
import TonearmFuzzHarnesses
import TonearmShell
import TonearmTestSupport

/// Tests properties of any line in any session: only 'exit' ends the shell, and a failed line keeps the session.
@Suite struct LinePropertyTests {
    private static func bytes(_ session: Session) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(session)
    }

    @Test(arguments: Sample.of(UInt64(0)..<24))
    func `only 'exit' ends the shell, and a failed line keeps the session byte for byte`(
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
        // The lines are useful: some succeed, and some fail.
        #expect(ran > 20 && failed > 3 && failed < ran)
    }
}
