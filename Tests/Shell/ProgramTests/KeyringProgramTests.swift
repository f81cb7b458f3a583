import Foundation
import Testing
import TonearmTestSupport

/// Tests finding a keyring.
@Suite(.waiting) struct KeyringProgramTests {
    let program: Program
    let standIn: StandInKeyring

    init() throws {
        program = try Program()
        standIn = try StandInKeyring()
    }

    /// An unsigned text with the form of a developer token.
    private static let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQyJ9.eyJleHAiOjk5OTk5OTk5OTl9.c2VjcmV0c2VjcmV0"

    /// The environment of a desktop.
    private var desktop: [String: String] {
        [
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "PATH": "\(standIn.binaries):/usr/bin:/bin",
            "T": Self.token,
        ]
    }

    @Test func `tokens are in the keyring, and a session is left as it is where they cannot be read`() throws {
        let first = try program.run("--session", "x", "-c", "token developer set --variable T", environment: desktop)
        #expect(first.errors.hasSuffix("note: tokens are kept in the keyring of the desktop\n"))
        #expect(!program.folder.names.contains("state/tonearm/tokens/x.json"))
        let saved = try program.folder.text(of: "state/tonearm/sessions/x.json")
        let second = try program.run("--session", "x", "-c", "storefront jp")
        #expect(
            second.errors == """
                note: the tokens of the session 'x' cannot be read: they are in the desktop's keyring, which is not available here; \
                until they can be, nothing of this session is kept, but by 'session save x'

                """)
        #expect(second.status == 0 && second.output.hasPrefix("jp Japan"))
        #expect(try program.folder.text(of: "state/tonearm/sessions/x.json") == saved)
        let third = try program.run("--session", "x", "-c", "token developer show", environment: desktop)
        #expect(third.output == Self.token + "\n" && third.errors.isEmpty)
    }

    @Test func `no program of the folder where it is started is asked`() throws {
        let line =
            "cd '\(standIn.binaries)'; export DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere PATH=.::./:/nowhere T=\(Self.token); "
            + "exec $tonearm --session x -c 'token developer set --variable T'"
        #expect(try program.shell(line).status == 0)
        #expect(try standIn.calls.isEmpty)
        #expect(program.folder.names.contains("state/tonearm/tokens/x.json"))
    }

    @Test func `without own tokens no keyring is looked for`() throws {
        let outcome = try program.run(
            "--session", "x", "-c", "authorize --answer allow", "-c", "storefront jp", environment: desktop)
        #expect(outcome.status == 0)
        #expect(try standIn.calls.isEmpty)
    }
}
