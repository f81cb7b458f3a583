import Foundation
import Testing
import TonearmConsole

@testable import TonearmShell

@Suite struct LineStylesTests {
    /// Returns a session with rows, a variable, aliases and an open dialog.
    private static func session() async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll(
            "alias s = search love --limit 1", "alias bad = frob 1; genres", "alias ok = time genres",
            "alias loop = loop2", "alias loop2 = loop", "let word = \"genres\"", "consent request",
            "albums 310730204 1616728060 -o ids")
        return session
    }

    /// Returns the line with its styles in readable form: `<error frob> 1`.
    private static func marked(_ line: String, _ session: Session) -> String {
        LineStyles(session: session).styled(line).spans.map { span in
            span.style == .plain ? span.text : "<\(span.style) \(span.text)>"
        }.joined()
    }

    @Test(
        arguments: [
            ("", ""), ("   ", "   "), ("frob 1", "<error frob> 1"), ("search", "<command search>"),
            ("sear x", "<command sear> x"), ("s", "<command s>"), ("st", "<error st>"),
            ("SEARCH x", "<command SEARCH> x"),
            ("search she's the one", "<command search> she's the one"),
            ("search 'the one' --limit 3", "<command search> <quoted 'the one'> <option --limit> 3"),
            ("search x --limit=3 -o json", "<command search> x <option --limit>=3 <option -o> json"),
            ("search x --frob -- --limit", "<command search> x --frob -- --limit"),
            ("search --help", "<command search> <option --help>"),
            ("open 2", "<command open> <row 2>"), ("open 3", "<command open> 3"),
            ("play 1-2", "<command play> <row 1-2>"),
            ("play albums/1 1,2", "<command play> albums/1 <row 1,2>"),
            ("queue later 2", "<command queue> later <row 2>"),
            ("follow tracks --limit 2", "<command follow> tracks <option --limit> 2"),
            ("offer --item 2", "<command offer> <option --item> <row 2>"),
            ("2", "<row 2>"), ("9", "9"), ("1-2 -o ids", "<row 1-2> <option -o> ids"), ("2 x", "<error 2> x"),
            ("albums/310730204 --limit", "<command albums/310730204> --limit"),
            ("allow", "<command allow>"), ("allow x", "<error allow> x"), ("accept", "<command accept>"),
            ("$word 20", "<variable $word> 20"), ("open $nope", "<command open> <error $nope>"),
            ("open $1.id $9", "<command open> <variable $1.id> <error $9>"), ("search a$ap", "<command search> a$ap"),
            ("albums \"x $word\"", "<command albums> <quoted \"x ><variable $word><quoted \">"),
            ("frob 'a; b' ; frob", "<error frob> <quoted 'a; b'> ; <error frob>"),
            ("genres # all", "<command genres> <comment # all>"), ("# frob", "<comment # frob>"),
            ("note frob 'x # y", "<command note> frob 'x # y"), ("! frob", "! frob"), ("!!", "!!"),
            ("time frob", "<command time> <error frob>"), ("time genres 20", "<command time> <command genres> 20"),
            ("bad", "<error bad>"), ("ok -o", "<command ok> <option -o>"), ("loop", "<error loop>"),
            ("get '/v1", "<command get> <quoted '/v1>"), ("genres && x", "<command genres> <error &&> x"),
            ("genres 20 2>x", "<command genres> 20 2<error >>x"), ("genres | frob 'x", "<command genres> | frob 'x"),
            ("post /v1/me {\"a\": [1]}", "<command post> /v1/me <quoted {\"a\": [1]}>"),
            ("let x = data[?@.id=='3']", "<command let> x = data[?@.id==<quoted '3'>]"),
        ])
    func `parts of a line have the styles of what they are`(line: String, marked: String) async throws {
        let session = try await Self.session().session
        #expect(Self.marked(line, session) == marked)
    }

    /// Returns text of random scalars, with more of the language's special characters.
    private static func text(_ source: inout some RandomNumberGenerator) -> String {
        let meaningful = Array("'\"\\$|>;#{}[]()!-=&, 12abs\n\t".unicodeScalars) + Array("search ".unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...40, using: &source) {
            let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &source)) ?? " "
            text.append(Bool.random(using: &source) ? any : meaningful.randomElement(using: &source) ?? " ")
        }
        return String(text)
    }

    @Test func `whatever is typed, the parts are the line`() async throws {
        let styles = LineStyles(session: try await Self.session().session)
        var source = SeededSource(state: 7)
        for beginning in ["", "search ", "let x = ", "note ", "post /v1/me ", "time ", "open $1."] {
            for _ in 0..<300 {
                let line = beginning + Self.text(&source)
                #expect(styles.styled(line).plain.utf8.elementsEqual(line.utf8), "\(line.debugDescription)")
            }
        }
        let long = String(repeating: "frob 'x' ", count: 1000)
        #expect(styles.styled(long) == StyledText(long))
    }

    @Test func `the first word is red where the answer would be that there is no such command`() async throws {
        let begins = CommandTable.names.flatMap { name in (1...4).map { String(name.prefix($0)) } }
        let words =
            [
                "allow", "accept", "yes", "''", "'genres'", "$word", "1", "99", "1-2", "albums/1", "x/1", "Genres",
                "bad", "s", "ok",
                "loop", "storefront", "frob", "gen\\res", "music.apple.com/us/album/1",
            ] + CommandTable.names + begins
        let session = try await Self.session()
        for word in Set(words) {
            for line in ["\(word) --help", "time \(word) --help"] {
                let before = session.session
                let styles = LineStyles(session: before).styled(line)
                let isRed = styles.spans.contains { $0.style == .error }
                let answer = await session.run(line)
                #expect(isRed == answer.errors.contains("error: Unknown command"), "\(line): \(answer.errors)")
                session.session = before
            }
        }
        for word in ["allow", "accept", "dismiss", "frob", "9"] {
            session.session = try await Self.session().session
            let isRed = LineStyles(session: session.session).styled(word).spans.contains { $0.style == .error }
            #expect(isRed == (await session.run(word)).errors.contains("error: Unknown command"), "\(word)")
        }
    }

    @Test func `the commands of whoever reads the line are none of the shell's, and not unknown`() {
        let styled = LineStyles(session: Session(seed: 1), others: ["resume"]).styled("resume")
        #expect(styled == StyledText("resume", .command))
    }
}

/// A reproducible generator (Marsaglia's xorshift).
private struct SeededSource: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
