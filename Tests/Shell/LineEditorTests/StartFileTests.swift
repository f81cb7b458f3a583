import Testing
import TonearmLineEditor
import TonearmTestSupport

extension TerminalTests {
    @Suite struct StartFileTests {
        private let folder: Folder

        init() throws {
            folder = try Folder()
        }

        private func session(_ variables: [String: String]) throws -> EditorSession {
            try EditorSession(
                environment: variables.merging(["TERM": "xterm"]) { $1 }, candidates: [Candidate("albums")])
        }

        @Test func `the start file overrides key bindings`() throws {
            let file = try folder.file("rc", "# mine\nother:bind -s ^T other\ntonearm:bind -s ^T mine\n")
            let session = try session(["EDITRC": file])
            session.type("\u{14}\r")
            #expect(session.firstResults(1) == [.line("mine")])
        }

        @Test func `it is found in the home directory`() throws {
            _ = try folder.file(".editrc", "bind -s ^T home\n")
            let session = try session(["HOME": folder.path])
            session.type("\u{14}\r")
            #expect(session.firstResults(1) == [.line("home")])
        }

        @Test func `a relative path is not read`() throws {
            let file = try folder.file("rc", "bind -s ^T relative\n")
            let climb = String(repeating: "../", count: 30)
            let session = try session(["EDITRC": climb + file.dropFirst(), "HOME": "."])
            session.type("x\u{14}\r")
            #expect(session.firstResults(1) != [.line("xrelative")])
        }

        @Test func `a start file that selects vi keys keeps completion`() throws {
            let session = try session(["EDITRC": folder.file("rc", "bind -v\n")])
            session.type("al\tx\u{1B}")
            // Escape ends inserting, and moves the cursor back.
            #expect(session.terminal.wait { $0.lines[0] == "1> albums x" && $0.column == 10 })
            session.terminal.send("0D\r")
            #expect(session.firstResults(1) == [.line("")])
            session.type("al\t\r", at: 2)
            #expect(session.firstResults(2).last == .line("albums "))
        }

        @Test func `settings of libedit's own history are harmless`() throws {
            let session = try session(["EDITRC": folder.file("rc", "history size 5\nhistory unique 1\n")])
            session.type("x\r")
            #expect(session.firstResults(1) == [.line("x")])
        }
    }
}
