import Foundation
import Testing
import TonearmTestSupport

/// Tests a shell that is attached to a world of a running server.
@Suite(.waiting) struct AttachProgramTests {
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
        // The clock runs, so its seconds may differ.
        #expect(outcome.output.components(separatedBy: "2026-11-21T09:3").count > 2, "\(outcome)")
        #expect(outcome.errors.contains("403: the user token of 'subscriber' is refused"))
        #expect(outcome.status == 1)
    }

    @Test func `explain reads the rule or the fault in the journal of the server's world`() throws {
        let outcome = try beside(
            #"""
            printf '%s\n' "attach $ready" 'account lapse' 'library songs' 'explain' \
                'fault set 503 --on /v1/test --times 1' 'get /v1/test' 'explain' >"$ready.tonearm"
            $tonearm run --keep-going "$ready.tonearm"
            """#)
        // The rule's source, a check of the user token, and the fault.
        #expect(outcome.output.contains("User Authentication for MusicKit"), "\(outcome)")
        #expect(outcome.output.contains("is invalid: the subscription ended"), "\(outcome)")
        #expect(outcome.output.contains("fault    503 --on /v1/test"), "\(outcome)")
    }

    @Test func `a server that is gone is named`() throws {
        try program.folder.write(#"{"control": "http://127.0.0.1:9", "secret": "x"}"#, to: "gone.json")
        let gone = try program.run("-c", "attach '\(program.folder.path)/gone.json'")
        #expect(gone.status == 1)
        #expect(gone.errors.hasPrefix("error: Cannot attach to 'http://127.0.0.1:9"), "\(gone.errors)")
    }
}
