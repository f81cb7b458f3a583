import TonearmConsole
import TonearmShell

/// Reads session files, writes them again and runs commands in them.
enum SessionHarness {
    private static let lines = ["status", "where", "now", "queue", "clock", "capabilities", "next", "library", "undo"]

    static func run(_ input: [UInt8]) async throws {
        guard let session = try? SessionFormat.read(input).session else { return }
        let written = try SessionFormat.bytes(of: session)
        try require(try SessionFormat.read(written).session == session, "written and read, it is another session")
        let stage = ShellStage()
        stage.shell.keeper.begin(with: session)
        for line in lines { try await ShellHarness.run(line, on: stage) }
    }
}
