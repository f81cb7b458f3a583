import Foundation
import Testing
import TonearmTestSupport

/// Tests that running out of memory ends the program without damaging its files.
@Suite(.waiting) struct MemoryLimitTests {
    let program: Program

    init() throws { program = try Program() }

    private static let lines = [
        "set width 60", "search love", "charts", "playlist create Memory", "undo", "redo",
    ]

    /// Runs the lines in a session with limited address space.
    /// - Parameter kilobytes: the limit, or nil for no limit.
    private func run(within kilobytes: Int?) throws -> Program.Outcome {
        let limit = kilobytes.map { "ulimit -v \($0); " } ?? ""
        let lines = Self.lines.map { " -c '\($0)'" }.joined()
        return try program.shell("\(limit)exec $tonearm --session x\(lines)")
    }

    /// Returns the part of a session that the lines change.
    private func session() throws -> String {
        let outcome = try program.run("--session", "x", "-c", "set width", "-c", "library playlists -o ids")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.output
    }

    private static let plenty = 8_000_000

    /// A Boolean value that is false with sanitizers, which need more address space than any limit.
    static let canBeLimited =
        (try? Program().shell("ulimit -v \(plenty); exec $tonearm version").status) == 0

    @Test(.enabled(if: canBeLimited)) func `a session is the old one or the new one, wherever memory ends`() throws {
        _ = try program.run("--session", "x", "-c", "set width 50", "-c", "authorize --answer allow")
        let old = try session()
        let folder = program.folder.path + "/state"
        try FileManager.default.copyItem(atPath: folder, toPath: folder + "-old")
        func startAgain() throws {
            try FileManager.default.removeItem(atPath: folder)
            try FileManager.default.copyItem(atPath: folder + "-old", toPath: folder)
        }
        #expect(try run(within: nil).status == 0)
        let new = try session()
        #expect(old.hasPrefix("width  50\n") && new.hasPrefix("width  60\n") && old.dropFirst(10) != new.dropFirst(10))
        // The lower bound fails, the upper bound is enough.
        var (tooLittle, enough) = (1000, Self.plenty)
        while enough - tooLittle > 64 {
            try startAgain()
            let middle = (tooLittle + enough) / 2
            if try run(within: middle).status == 0 { enough = middle } else { tooLittle = middle }
        }
        var failures = 0
        for step in 0..<40 {
            try startAgain()
            let limit = enough - step * step * 16
            guard limit > 0 else { break }
            let outcome = try run(within: limit)
            let kept = try session()
            #expect(
                kept == new || outcome.status != 0 && kept == old, "with \(limit) kB: \(outcome.errors.prefix(400))")
            failures += outcome.status == 0 ? 0 : 1
        }
        #expect(failures > 10)
    }
}
