import Foundation
import Testing
import TonearmLineEditor
import TonearmTestSupport
import TonearmTexts
import TonearmTranscripts

@testable import TonearmShell

/// Tests the built-in talks and the command that performs them. `TranscriptTests` verify their sessions.
@Suite struct TalkCommandTests {
    private static let folder = ProjectFiles.root.appendingPathComponent("Sources/Shell/Texts/Talks")

    private static let chapters = Talk.all.flatMap { talk in
        talk.transcript.chapters.map { (talk: talk.name, chapter: $0.name) }
    }

    @Test func `every file of the folder is a talk of the program`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".md") }
        #expect(Set(files) == Set(BuiltInTalks.all.map(\.file)))
        for file in BuiltInTalks.all {
            #expect(try Data(file.bytes()) == Data(contentsOf: Self.folder.appendingPathComponent(file.file)))
        }
        #expect(Talk.all.map(\.name) == ["2017", "2021", "article"])
    }

    @Test(arguments: Talk.names)
    func `a talk has a goal, notes, and chapters with different names`(name: String) throws {
        let talk = try Talk.named(name)
        #expect(talk.goal != talk.transcript.header?.title)
        #expect(!talk.transcript.notes.isEmpty)
        let chapters = talk.transcript.chapters
        #expect(chapters.count >= 8 && Set(chapters.map(\.name)).count == chapters.count)
        #expect(chapters.allSatisfy { !$0.steps.isEmpty && !$0.summary.isEmpty })
        #expect(chapters.map(\.steps.count).reduce(0, +) == talk.transcript.steps.count)
    }

    @Test(arguments: chapters)
    func `a talk that begins at a chapter prints what it prints there`(talk: String, chapter: String) async throws {
        let outcome = await ShellSession().run("talk play \(talk) --from \(chapter) --verify")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let title = try Talk.named(talk).chapter(chapter).title
        #expect(outcome.lines.first { !$0.isEmpty } == title)
    }

    @Test func `a talk leaves the session as it was, whatever that is`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp", "set era 2017", "app add Other", "open albums/310730204")
        let before = session.session
        #expect(await session.run("talk play 2021 --from offer --verify").status == 0)
        #expect(session.session == before)
    }

    @Test func `the list has what each talk shows, and how long it takes`() async throws {
        let lines = await ShellSession().run("talk").lines
        #expect(lines.first == "Name     What it shows" || lines.first?.hasPrefix("Name") == true)
        for talk in Talk.all {
            #expect(lines.contains { $0.hasPrefix(talk.name) && $0.hasSuffix(String(talk.minutes)) }, "\(talk.name)")
            #expect((2...20).contains(talk.minutes))
        }
        let chapters = await ShellSession().run("talk chapters 2017").output
        #expect(chapters.contains("queue") && chapters.contains("0:0"))
        for width in [40, 80] {
            let lines = await ShellSession(width: width).run("talk").lines
            #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
        }
    }

    @Test func `an unknown talk or chapter is refused with those that there are`() async {
        #expect(await ShellSession().run("talk play 2018").errors.contains("'2017'"))
        #expect(await ShellSession().run("talk play wwdc").errors.contains("'talk' lists them: 2017, 2021, article"))
        let outcome = await ShellSession().run("talk play 2017 --from quue")
        #expect(outcome.errors.contains("'2017' has no chapter of this name"))
        #expect(outcome.errors.contains("queue"))
        #expect(await ShellSession().run("talk play").status == 64)
        // A chapter can be shortened if only one begins so.
        #expect(await ShellSession().run("talk play 2017 --from que --verify").status == 0)
    }

    @Test func `chapters are completed for the talk in the line`() {
        let completer = Completer(session: ShellSession().session)
        func words(_ typed: String) -> [String] {
            completer.completion(of: typed, at: typed.utf8.count).candidates.map(\.text)
        }
        #expect(words("talk play ") == ["2017", "2021", "article"])
        #expect(words("talk play 2017 --from q") == ["queue"])
        #expect(words("talk play article --from sta") == ["stations"])
        #expect(words("talk play 2021 --from sta").isEmpty)
    }

    @Test func `a copy of a talk is a transcript`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession()
        #expect(await session.run("talk show 2021 > \(folder.path)/mine.md").status == 0)
        #expect(await session.run("transcript verify \(folder.path)/mine.md").status == 0)
    }
}
