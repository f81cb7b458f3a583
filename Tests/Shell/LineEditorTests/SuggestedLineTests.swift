import Testing

@testable import TonearmLineEditor

/// Tests which lines of the history are suggested.
@Suite struct SuggestedLineTests {
    @Test func `a line that failed is not suggested until it succeeds`() {
        let history = History(path: nil)
        for line in ["search beach", "search born", "albums 1"] { history.append(line) }
        history.note("search born", failed: true)
        #expect(history.latest(startingWith: "sea") == "search beach")
        #expect(history.latest(startingWith: "search bo") == nil)
        history.note("search born", failed: false)
        #expect(history.latest(startingWith: "sea") == "search born")
    }

    @Test func `a line that may not be suggested is passed over, and stays in the history`() {
        let history = History(path: nil)
        for line in ["search beach", "search --bad"] { history.append(line) }
        history.isSuggested = { !$0.contains("--bad") }
        #expect(history.latest(startingWith: "search") == "search beach")
        #expect(history.entries == ["search beach", "search --bad"])
    }
}
