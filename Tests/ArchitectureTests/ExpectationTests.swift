import Foundation
import Testing

/// Expectations of users of psql, fish and ipython, each with the test that shows it. `docs/exploring.md` has an equal
/// list.
struct ExpectationTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        var name: String
        /// A path below `Tests`, without `.swift`.
        var file: String
        var test: String
        var testDescription: String { name }

        init(_ name: String, _ file: String, _ test: String) {
            self.name = name
            self.file = file
            self.test = test
        }
    }

    static let all = [
        Expectation(
            "help on one screen", "TonearmShellTests/HelpTests",
            "the list of commands fits a terminal of 80 columns and 24 lines, and names each of them"),
        Expectation(
            "did you mean, synonyms too", "TonearmShellTests/NamesTests",
            "a synonym leads to a command, and is none itself"),
        Expectation(
            "completion by context, with descriptions", "TonearmShellTests/EveryPositionTests",
            "every argument of every command is completed, or says what it is"),
        Expectation(
            "suggestions from the history", "LineEditorTests/SuggestionTests",
            "the newest line with the typed prefix is suggested"),
        Expectation(
            "the shape of arguments", "LineEditorTests/SuggestionTests",
            "a command's parameters are suggested after its name and cannot be accepted"),
        Expectation(
            "colours while typing", "TonearmTests/KeyScreenTests", "what is typed has the colours of the theme"),
        Expectation("a mark at the error", "TonearmShellTests/LineTests", "the fault of a line is marked"),
        Expectation(
            "commands of several lines", "TonearmTests/ConversationTests",
            "what is open goes on in the next line, and Ctrl-C drops it"),
        Expectation(
            "the last line in $EDITOR", "TonearmTests/ConversationTests",
            "the last line goes to the editor, and what comes back is run and kept"),
        Expectation(
            "history by prefix", "LineEditorTests/SuggestionTests",
            "the up key recalls lines with the typed prefix, and down returns to it"),
        Expectation(
            "a pager", "TonearmTests/PagerTests",
            "what is much longer than the screen goes through the pager, and what is not does not"),
        Expectation(
            "CSV, Markdown, NDJSON", "TonearmShellTests/FormsOfOutputTests",
            "comma-separated values have titles, all columns and nothing cut"),
        Expectation("queries", "TonearmShellTests/VariableTests", "show takes a path, and rows are roots of their own"),
        Expectation("timing", "TonearmShellTests/AliasTests", "a command is timed beside what it prints"),
        Expectation("watching", "TonearmShellTests/VariableTests", "watch waits for what a path finds"),
        Expectation(
            "aliases", "TonearmShellTests/AliasTests",
            "an alias is kept with the session and completed, and what follows it as what it stands for"),
        Expectation(
            "files of commands", "TonearmShellTests/LanguageTests",
            "the lines of a file run in the session, each a step of its own"),
        Expectation(
            "file and line in errors of scripts", "TonearmShellTests/LanguageTests",
            "it stops at the first line that fails, and names it"),
        Expectation(
            "a start file that survives", "TonearmTests/KeptConversationTests",
            "the start file goes on after a bad line, names it, and prints nothing else"),
        Expectation(
            "whole output in pipes", "TonearmShellTests/TableTests",
            "names with prose beside them are broken between words on a terminal, and whole in a pipe"),
        Expectation(
            "real undo", "TonearmShellTests/UndoTests", "undo brings back the very same session, and redo the other"),
        Expectation(
            "history after kill -9", "TonearmTests/KeptConversationTests",
            "a shell that is ended has kept its lines and its session"),
    ]

    @Test(arguments: all)
    func `each expectation has a test`(expectation: Expectation) throws {
        let file = SourceTree.root.appendingPathComponent("Tests/\(expectation.file).swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("func `\(expectation.test)`"))
    }

    @Test func `the document lists every expectation and the start time`() throws {
        let page = try String(contentsOf: SourceTree.root.appendingPathComponent("docs/exploring.md"), encoding: .utf8)
        for expectation in Self.all { #expect(page.contains("- \(expectation.name):"), "\(expectation.name)") }
        #expect(page.contains("- a start that is not felt:"))
        let figures = try String(contentsOf: SourceTree.root.appendingPathComponent("docs/speed.md"), encoding: .utf8)
        #expect(figures.contains("| start to the first prompt"))
    }
}
