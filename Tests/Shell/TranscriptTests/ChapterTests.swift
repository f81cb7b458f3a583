import Testing

@testable import TonearmTranscripts

@Suite struct ChapterTests {
    private static let text = """
        # Talk

        Welcome.

        ## The first one

        It is short. It has two sentences.

        ```tonearm
        > one
        1
        ```

        Words between.

        ## Second part

        ```tonearm
        > two
        > three
        ```
        """

    private let transcript: Transcript

    init() throws { transcript = try Transcript(Self.text, name: "x.md") }

    @Test func `headings of the second level are chapters with their commands`() {
        let chapters = transcript.chapters
        #expect(chapters.map(\.name) == ["the-first-one", "second-part"])
        #expect(chapters.map(\.steps) == [0..<1, 1..<3])
        #expect(chapters.map(\.summary) == ["It is short.", ""])
    }

    @Test func `a performance begins with the heading of its chapter`() throws {
        let chapter = try #require(transcript.chapters.last)
        var performance = Performance(transcript, Performance.Settings(), from: chapter)
        let actions = performance.begin(prompt: "> ", at: 0)
        #expect(actions.first == .write("\r\nSecond part\r\n-----------\r\n\r\n"))
    }

    @Test func `a performance from a later chapter is shorter`() throws {
        let whole = Performance.duration(of: transcript)
        let part = Performance.duration(of: transcript, from: transcript.chapters[1])
        #expect(part > 0 && part < whole)
    }
}
