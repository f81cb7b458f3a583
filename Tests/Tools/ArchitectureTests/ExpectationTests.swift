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
            "help on one screen", "Shell/ShellTests/HelpTests",
            "the list of commands fits a terminal of 80 columns and 24 lines, and names each of them"),
        Expectation(
            "did you mean, synonyms too", "Shell/ShellTests/WordIndexTests",
            "a word that is no command is answered with the line to type"),
        Expectation(
            "completion by context, with descriptions", "Shell/ShellTests/EveryPositionTests",
            "every argument of every command is completed, or says what it is"),
        Expectation(
            "suggestions from the history", "Shell/LineEditorTests/SuggestionTests",
            "the newest line with the typed prefix is suggested"),
        Expectation(
            "the shape of arguments", "Shell/LineEditorTests/SuggestionTests",
            "a command's parameters are suggested after its name and cannot be accepted"),
        Expectation(
            "colours while typing", "Shell/ProgramTests/KeyScreenTests", "what is typed has the colors of the theme"),
        Expectation("a mark at the error", "Shell/ShellTests/LineTests", "the fault of a line is marked"),
        Expectation(
            "commands of several lines", "Shell/ProgramTests/ConversationTests",
            "what is open goes on in the next line, and Ctrl-C drops it"),
        Expectation(
            "the last line in $EDITOR", "Shell/ProgramTests/ConversationTests",
            "the last line goes to the editor, and what comes back is run and kept"),
        Expectation(
            "history by prefix", "Shell/LineEditorTests/SuggestionTests",
            "the up key recalls lines with the typed prefix, and down returns to it"),
        Expectation(
            "a pager", "Shell/ProgramTests/PagerTests",
            "what does not fit on the screen goes through the pager, and what fits does not"),
        Expectation(
            "CSV, Markdown, NDJSON", "Shell/ShellTests/FormsOfOutputTests",
            "comma-separated values have titles, all columns and nothing cut"),
        Expectation("queries", "Shell/ShellTests/VariableTests", "show takes a path, and rows are roots of their own"),
        Expectation("timing", "Shell/ShellTests/AliasTests", "a command is timed beside what it prints"),
        Expectation("watching", "Shell/ShellTests/VariableTests", "watch waits for what a path finds"),
        Expectation(
            "aliases", "Shell/ShellTests/AliasTests",
            "an alias is kept with the session and completed, and what follows it as what it stands for"),
        Expectation(
            "files of commands", "Shell/ShellTests/LanguageTests",
            "the lines of a file run in the session, each a step of its own"),
        Expectation(
            "file and line in errors of scripts", "Shell/ShellTests/LanguageTests",
            "it stops at the first line that fails, and names it"),
        Expectation(
            "a start file that survives", "Shell/ProgramTests/KeptConversationTests",
            "the start file goes on after a bad line, names it, and prints nothing else"),
        Expectation(
            "whole output in pipes", "Shell/ShellTests/TableTests",
            "names with prose beside them are broken between words on a terminal, and whole in a pipe"),
        Expectation(
            "real undo", "Shell/ShellTests/UndoTests", "undo brings back the very same session, and redo the other"),
        Expectation(
            "history after kill -9", "Shell/ProgramTests/KeptConversationTests",
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
