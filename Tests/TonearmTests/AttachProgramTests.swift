import Foundation
import TemporaryFolderSupport
import Testing

/// Tests a shell that is attached to a world of a running server.
@Suite struct AttachProgramTests {
    let program: Program

    init() throws { program = try Program() }

    /// Runs lines of the shell beside a server, which ends afterwards. `$ready` is its file.
    private func beside(_ lines: String) throws -> Program.Outcome {
        let ready = program.folder.path + "/ready.json"
        return try program.shell(
            """
            ready='\(ready)'
            $tonearm serve --listen 127.0.0.1:0 --control 127.0.0.1:0 --ready "$ready" >/dev/null 2>&1 & server=$!
            until test -s "$ready"; do kill -0 $server || exit 9; sleep 0.05; done
            \(lines)
            status=$?; kill $server; wait $server; exit $status
            """)
    }

    @Test func `requests, the account, the clock and faults are those of the server's world`() throws {
        let outcome = try beside(
            #"""
            $tonearm -c "attach $ready" -c 'where' -c 'library songs --limit 1 -o ids' -c 'clock set 2026-11-21T09:30:00Z' \
                -c 'fault set 503 --on /v1/test --times 1' -c 'fault' -c 'account lapse'
            $tonearm -c "attach $ready" -c 'clock' -c 'library songs'
            """#)
        #expect(outcome.output.contains("attached to the world 'default'"))
        #expect(outcome.output.contains("library-songs/i."))
        #expect(outcome.output.contains("on /v1/test, once more"))
        // The second shell finds the clock of the first one, and an account whose subscription has ended.
        #expect(outcome.output.components(separatedBy: "2026-11-21T09:30:00Z").count > 2)
        #expect(outcome.errors.contains("403"))
        #expect(outcome.status == 1)
    }

    @Test func `a server that is gone is named`() throws {
        try program.folder.write(#"{"control": "http://127.0.0.1:9", "secret": "x"}"#, to: "gone.json")
        let gone = try program.run("-c", "attach '\(program.folder.path)/gone.json'")
        #expect(gone.status == 1)
        #expect(gone.errors.hasPrefix("error: Cannot attach to 'http://127.0.0.1:9"), "\(gone.errors)")
    }
}
