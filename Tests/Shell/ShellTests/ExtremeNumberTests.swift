import AppleMusicAPI
import Foundation
import Testing
import TonearmServiceSupport
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// A saved session may contain any number. An overflow would end the whole program, and with it this test.
struct ExtremeNumberTests {
    private static let lines = [
        "where", "clock", "capabilities", "subscription", "token user", "token developer", "account", "session",
        "fault",
        "library songs --limit 2", "recently-played", "next", "previous", "back", "history", "clock advance 1d", "undo",
    ]

    /// A saved session with short lists, because every case reads it and lists its library.
    private static let session: JSON? = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Fixtures/session-1.json")
        guard let old = try? Data(contentsOf: url), let session = try? SessionFormat.read(Array(old)).session,
            let bytes = try? SessionFormat.bytes(of: session)
        else { return nil }
        return (try? JSON(parsing: bytes)).map { NumberPath.shortening($0, above: 8) }
    }()

    @Test(arguments: ExtremeNumbers.ends)
    func `no number in a saved session ends the shell`(number: Int) async throws {
        let document = try #require(Self.session)
        let paths = NumberPath.all(in: document)
        #expect(paths.count > 30)
        var loaded = 0
        for path in Sample.of(paths, named: { $0.steps.joined(separator: "/") }) {
            let bytes = path.replacing(in: document, by: .integer(number)).bytes
            guard let session = try? SessionFormat.read(bytes).session else { continue }
            loaded += 1
            let shell = ShellSession()
            shell.session = session
            shell.session.world.restore(secrets: [:])
            for line in Self.lines { _ = await shell.run(line) }
        }
        #expect(loaded > 10 || !Sample.current.isWhole)
    }
}
