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

    /// Whether the action has no arguments and options of its own.
    var takesNothing: Bool { fields.count == Self.common.count }

    /// The action of a line without further words.
    var withoutWords: Reading { Reading(action: make()) }

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

/// A search for the form of a command that typed words match.
struct FormChoice {
    /// The matching forms with the remaining words, those with the most words first.
    let candidates: [(form: CommandForm, rest: [String])]
    /// The typed words that are not options.
    let arguments: [String]

    /// - Parameters:
    ///   - typed: the words after the command's name, with options in between.
    ///   - forms: the forms of the command.
    init(_ typed: [String], among forms: [CommandForm]) {
        let indices = Self.arguments(of: typed, forms)
        let arguments = indices.map { typed[$0] }
        self.arguments = arguments
        candidates = forms.enumerated().compactMap { offset, form -> (rank: Int, offset: Int, CommandForm, [String])? in
            guard let used = Self.matched(arguments, form) else { return nil }
            let dropped = Set(indices.prefix(used))
            let rest = typed.indices.filter { !dropped.contains($0) }.map { typed[$0] }
            return (used, offset, form, rest)
        }
        .sorted { $0.rank == $1.rank ? $0.offset < $1.offset : $0.rank > $1.rank }.map { ($0.2, $0.3) }
    }

    /// Returns how many of the form's words the arguments begin with; nil if they do not match the form.
    private static func matched(_ arguments: [String], _ form: CommandForm) -> Int? {
        if arguments.starts(with: form.words) { return form.words.count }
        guard form.isDefault, arguments.count == form.words.count - 1, form.words.starts(with: arguments) else {
            return nil
        }
        return arguments.count
    }

    /// Returns the indices of the words that are arguments in any form.
    private static func arguments(of typed: [String], _ forms: [CommandForm]) -> [Int] {
        var indices: [Int] = []
        var index = 0
        while index < typed.count {
            let word = typed[index]
            if word == "--" { return indices + Array((index + 1)..<typed.count) }
            if Field.isOptionName(word) {
                let name = word.prefix { $0 != "=" }
                let isFollowed = forms.contains { form in
                    form.fields.contains { $0.isOption && $0.isNamed(name) }
                }
                if isFollowed, !word.utf8.contains(UInt8(ascii: "=")) { index += 1 }
            } else {
                indices.append(index)
            }
            index += 1
        }
        return indices
    }
}
