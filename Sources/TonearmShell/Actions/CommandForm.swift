/// A form of a command, such as `queue insert`: its words, its arguments, and its action.
package struct CommandForm: Sendable {
    /// The words after the command's name that select the form. They are empty for the only form of a command, and for
    /// a form without words.
    let words: [String]
    /// The summary in help.
    let summary: String
    /// The further sentences in help; may be empty.
    let discussion: String
    /// Whether the last word can be left out, together with all arguments.
    let isDefault: Bool
    /// Whether the form is accepted, but neither completed nor listed.
    let isHidden: Bool
    /// The arguments and options, including those that all commands have.
    private(set) var fields: [Field] = []
    private let make: @Sendable () -> any Action

    /// Creates the only form of a command.
    init(_ action: @autoclosure @escaping @Sendable () -> any Action) { self.init("", "", action()) }

    /// - Parameters:
    ///   - words: the words that select the form, separated by spaces.
    ///   - summary: the summary in help.
    ///   - discussion: further sentences in help.
    ///   - action: the action with its defaults.
    ///   - isDefault: whether the last word can be left out, together with all arguments.
    ///   - isHidden: whether the form is accepted, but neither completed nor listed.
    init(
        _ words: String, _ summary: String, discussion: String = "",
        _ action: @autoclosure @escaping @Sendable () -> any Action, isDefault: Bool = false, isHidden: Bool = false
    ) {
        self.words = words.split(separator: " ").map(String.init)
        self.summary = summary
        self.discussion = discussion
        self.isDefault = isDefault
        self.isHidden = isHidden
        make = action
        var visitor = FieldVisitor()
        _ = visit(with: &visitor)
        fields = visitor.fields
    }

    /// The options that all commands have.
    static let common: [Field] = {
        var visitor = FieldVisitor()
        var output: Output?
        visit(&output, &visitor)
        return visitor.fields
    }()

    private static func visit(_ output: inout Output?, _ fields: inout FieldVisitor) {
        fields.option("output", short: "o", &output, "How to show the answer: \(OutputFormats.list).")
    }

    /// The arguments and options of a typed command.
    struct Reading {
        var action: any Action
        /// The options that arrange the rows of the answer; nil if it has no rows.
        var rows: RowOptions?
        /// The output that the line requests; nil for the session's setting.
        var output: Output?
    }

    private func visit(with visitor: inout FieldVisitor) -> Reading {
        var reading = Reading(action: make())
        visitor.group(&reading.action)
        if reading.action.showsRows {
            var rows = RowOptions()
            visitor.group("Rows", &rows)
            reading.rows = rows
        }
        Self.visit(&reading.output, &visitor)
        return reading
    }

    /// Reads the words after those that select the form.
    /// - Throws: `WordProblem` if a word does not fit.
    func read(_ typed: [String]) throws(WordProblem) -> Reading {
        var visitor = FieldVisitor(try FieldWords(typed, for: fields))
        let reading = visit(with: &visitor)
        try visitor.finish()
        return reading
    }

    /// The words and arguments, for usage lines and completion.
    var shape: Form {
        Form(
            words, fields.filter(\.isArgument).map { .field($0) }, summary, isDefault: isDefault, isHidden: isHidden)
    }

    /// Returns the name with the form's words, such as `queue insert`.
    func name(of command: any Command.Type) -> String { ([command.name] + words).joined(separator: " ") }
}
