import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmConsole

@Suite struct KeyringTests {
    let standIn: StandInKeyring
    let item: Keyring.Item

    init() throws {
        standIn = try StandInKeyring()
        item = Keyring(program: standIn.program).item("session", "x", of: "/home/me/state")
    }

    @Test func `items are stored, read, replaced and deleted`() throws {
        #expect(try item.text() == nil)
        try item.keep(Array("a\nb \u{1F3B5}".utf8))
        #expect(try item.text() == Array("a\nb \u{1F3B5}".utf8))
        try item.keep(Array("c".utf8))
        #expect(try item.text() == Array("c".utf8))
        #expect(try standIn.items.count == 1)
        try item.forget()
        #expect(try item.text() == nil)
        try item.forget()
    }

    @Test func `items differ by kind, name and folder`() throws {
        let keyring = Keyring(program: standIn.program)
        let items = [
            item, keyring.item("session", "y", of: "/home/me/state"),
            keyring.item("profile", "x", of: "/home/me/state"),
            keyring.item("session", "x", of: "/home/you/state"),
        ]
        for (index, item) in items.enumerated() { try item.keep([UInt8(ascii: "0") + UInt8(index)]) }
        #expect(try items.map { try $0.text() } == [[0x30], [0x31], [0x32], [0x33]])
    }

    @Test func `no argument contains a secret`() throws {
        try item.keep(Array("SECRET".utf8))
        _ = try item.text()
        #expect(
            try standIn.calls == [
                "store --label=tonearm: session 'x' application tonearm folder /home/me/state session x",
                "lookup application tonearm folder /home/me/state session x",
            ])
    }

    @Test func `the program receives only the environment that desktop programs need`() throws {
        #expect(ProcessInfo.processInfo.environment.count > 1)
        try standIn.behave(as: "env | sed 's/=.*//' | sort; exit 0")
        let names = try #require(try item.text()).split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0, as: UTF8.self)
        }
        let known: Set = [
            "PATH", "HOME", "USER", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR",
            "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "DBUS_SESSION_BUS_ADDRESS", "BROWSER",
        ]
        // Shells add these by themselves.
        #expect(Set(names).subtracting(["PWD", "OLDPWD", "SHLVL", "_"]).isSubset(of: known))
        #expect(names.contains("PATH"))
    }

    /// The program's behavior and the message about it.
    static let refusals = [
        (
            "echo 'secret-tool: Cannot create an item in a locked collection' >&2; exit 1",
            "Cannot create an item in a locked collection"
        ),
        ("echo 'GLib: odd' >&2; echo 'secret-tool: no' >&2; exit 1", "no"),
        ("echo 'The name is not activatable' >&2; exit 1", "The name is not activatable"),
        ("exit 3", "'secret-tool' ended with the status 3"),
        ("kill -INT $$", "it was interrupted"),
        ("kill -KILL $$", "'secret-tool' ended with the status 137"),
        ("yes", "its answer is too long"),
        ("yes >&2", "its answer is too long"),
    ]

    @Test(arguments: refusals) func `a failing program is reported with its reason`(behavior: String, words: String)
        throws
    {
        try standIn.behave(as: behavior)
        #expect(throws: Keyring.Problem(words)) { try item.keep([0x61]) }
        #expect(throws: Keyring.Problem(words)) { _ = try item.text() }
        #expect(throws: Keyring.Problem(words)) { try item.forget() }
    }

    @Test func `a missing program is reported`() throws {
        let item = Keyring(program: "/nowhere/secret-tool").item("session", "x", of: "/")
        #expect(throws: Keyring.Problem("'/nowhere/secret-tool' cannot be started: No such file or directory")) {
            _ = try item.text()
        }
    }

    @Test func `a text longer than the keyring stores is refused`() throws {
        let longest = [UInt8](repeating: 0x61, count: Keyring.longest)
        try item.keep(longest)
        #expect(try item.text() == longest)
        #expect(throws: Keyring.Problem("it takes no more than 8191 bytes, and these are 8192")) {
            try item.keep(longest + [0x61])
        }
        #expect(try item.text() == longest)
    }
}
