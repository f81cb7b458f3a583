import Testing
import TonearmConsole
import TonearmLineEditor
import TonearmSystem
import TonearmTestSupport

/// Tests the history with each file operation failing or being the last.
@Suite struct FileFaultTests {
    @Test func `no stored line is lost, and new lines are stored again`() async throws {
        let count = try await EveryFault.strike { folder in
            try folder.write("one\ntwo\n", to: "state/history")
            return folder.path + "/state/history"
        } _: { path in
            // A file longer than twice the limit is rewritten.
            let history = History(path: path, limit: 2)
            for line in ["three", "four", "five"] { history.append(line) }
        } check: { struck, _, path, folder in
            let history = History(path: path)
            #expect(!history.entries.isEmpty, "\(struck)")
            #expect(
                ["one", "two", "three", "four", "five"].filter(history.entries.contains) == history.entries, "\(struck)"
            )
            history.append("six")
            #expect(History(path: path).entries.last == "six", "\(struck)")
            #expect(history.takeProblems().isEmpty || struck.change == .write, "\(struck)")
            if !struck.isKill { #expect(!folder.names.contains { $0.hasSuffix(".new") }, "\(struck)") }
        }
        #expect(count >= 6)
    }
}
