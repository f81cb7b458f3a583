import Testing
import TonearmLineEditor
import TonearmTestSupport

extension TerminalTests {
    /// Tests output while a line is typed.
    @Suite struct IdleHandlerTests {
        @Test func `output appears above the line, which does not change`() throws {
            let news = News("something happened")
            let session = try EditorSession(news: news)
            session.type("half a line")
            #expect(session.terminal.wait(for: "half a line"))
            session.terminal.send("\u{1B}[D\u{1B}[D")
            news.letGo()
            #expect(session.terminal.wait { $0.lines[0] == "something happened" && $0.lines[1] == "new> half a line" })
            session.terminal.send("X\r")
            #expect(session.firstResults(1) == [.line("half a liXne")])
        }

        @Test func `a line of several rows is erased completely`() throws {
            let news = News("news")
            let session = try EditorSession(columns: 20, news: news)
            session.type("one two three four five six")
            #expect(session.terminal.wait(for: "six"))
            news.letGo()
            #expect(
                session.terminal.wait {
                    $0.lines[0] == "news" && $0.lines[1] == "new> one two three f" && $0.lines[2] == "our five six"
                })
        }

        @Test func `keys typed during the work appear in the line only`() throws {
            let news = News("news", work: 500_000)
            let session = try EditorSession(news: news)
            session.waitForPrompt(1)
            news.letGo()
            #expect(session.terminal.wait { _ in news.hasBegun })
            session.terminal.send("abc")
            #expect(session.terminal.wait(for: "new> abc"))
            #expect(session.terminal.screen.lines.prefix(2) == ["news", "new> abc"])
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("abc")])
        }

        @Test func `keys typed earlier come first`() throws {
            let news = News("news")
            let session = try EditorSession(news: news)
            session.waitForPrompt(1)
            session.terminal.send("abc\r")
            #expect(session.firstResults(1) == [.line("abc")])
        }
    }
}
