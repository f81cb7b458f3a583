import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests which commands change the session that the keeper holds: those that succeed, and not those that fail.
@Suite struct SessionKeeperTests {
    private let keeper = ShellSession().shell.keeper

    @Test func `a change is a step, and looking around is none`() {
        let before = keeper.session
        keeper.settle("where", since: before)
        #expect(keeper.changedLines.past == [])
        keeper.session.settings.retries = 7
        keeper.settle("set retries 7", since: before)
        #expect(keeper.changedLines.past == ["set retries 7"])
        #expect(keeper.undo() == "set retries 7" && keeper.session == before)
        #expect(keeper.redo() == "set retries 7" && keeper.session.settings.retries == 7)
        #expect(keeper.redo() == nil)
    }

    @Test func `a failed command leaves only what the device and the service know`() {
        let before = keeper.session
        keeper.session.settings.retries = 7
        keeper.settleFailure("fail", since: before)
        #expect(keeper.session == before && keeper.changedLines.past == [])
        keeper.session.settings.retries = 7
        keeper.effects.hasWritten = true
        keeper.settleFailure("fail late", since: before)
        #expect(keeper.session.settings == before.settings && keeper.changedLines.past == ["fail late"])
    }

    @Test func `a snapshot brings back lines and steps`() {
        keeper.add(line: "first")
        let snapshot = keeper.snapshot
        let before = keeper.session
        keeper.add(line: "second")
        keeper.session.settings.retries = 7
        keeper.settle("set retries 7", since: before)
        keeper.restore(snapshot)
        #expect(keeper.lines == ["first"] && keeper.session == before && keeper.changedLines.past == [])
        keeper.begin(with: before)
        #expect(keeper.lines == [])
    }

    @Test func `a rehearsal changes nothing`() throws {
        let before = keeper.session
        keeper.rehearse { keeper.session.settings.retries = 7 }
        #expect(keeper.session == before)
    }
}
