/// One form of a command, such as `queue insert`: the words that choose it, its arguments, and the action that it runs.
package struct CommandForm: Sendable {
    /// The words after the command's name that choose the form; empty if the command has one form, or for the form without words.
    let words: [String]
    /// The sentence of help.
    let summary: String
    /// More sentences of help; empty if there are none.
    let discussion: String
    /// Whether the last of the words may be left out, with everything that follows.
    let isDefault: Bool
    /// Whether it is understood, but neither offered nor listed.
    let isHidden: Bool
    /// The arguments and options, those that every command has included.
    let fields: [Field]
    private let make: @Sendable () -> any Action

    /// The only form of a command.
    init(_ action: @autoclosure @escaping @Sendable () -> any Action) { self.init("", "", action()) }

    /// - Parameters:
    ///   - words: those that choose the form, separated by spaces.
    ///   - summary: the sentence of help.
    ///   - discussion: more sentences of help.
    ///   - action: the action with its defaults.
    ///   - isDefault: whether the last of the words may be left out, with everything that follows.
    ///   - isHidden: whether it is understood, but neither offered nor listed.
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
        fields = action().fields + Self.common
    }

    /// The options that every command has.
    static let common: [Field] = {
        var visitor = FieldVisitor()
        var output: Output?
        visit(&output, &visitor)
        return visitor.fields
    }()

    private static func visit(_ output: inout Output?, _ fields: inout FieldVisitor) {
        fields.option(
            "output", short: "o", &output, "How to show the answer: \(OutputFormats.list).")
    }

    /// Reads the words after those that choose the form.
    /// - Throws: `WordProblem`.
    func read(_ typed: [String]) throws(WordProblem) -> (action: any Action, output: Output?) {
        var visitor = FieldVisitor(try FieldWords(typed, for: fields))
        var action = make()
        action.visit(&visitor)
        var output: Output?
        Self.visit(&output, &visitor)
        do throws(ValidationError) {
            try action.validate()
        } catch {
            throw .invalid(error.message, error.culprit)
        }
        return (action, output)
    }

    /// The words and values, for usage lines and completion.
    var shape: Form {
        Form(
            words, fields.filter(\.isArgument).map { .field($0) }, summary, isDefault: isDefault, isHidden: isHidden)
    }

    /// `queue insert`
    func name(of command: any Command.Type) -> String { ([command.name] + words).joined(separator: " ") }
}
