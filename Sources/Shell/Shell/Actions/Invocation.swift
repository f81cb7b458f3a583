import TonearmConsole

/// A typed command: its form, and its action with the arguments.
package struct Invocation: Sendable {
    package let command: any Command.Type
    let form: CommandForm
    var action: any Action
    /// The options that arrange the rows of the answer; nil if it has no rows.
    let rows: RowOptions?
    /// The output that the line requests; nil for the session's setting.
    let output: Output?

    /// Reads the words after a command's name. The action's values are not checked (`Action.check`).
    /// - Parameters:
    ///   - isCommand: returns whether a word is the name of a command.
    ///   - meaning: returns a sentence on an option that does not exist, given the fields; nil for no advice.
    /// - Throws: `Failure` if the words do not fit any form.
    package init(
        _ command: any Command.Type, _ typed: [String], isCommand: @escaping (String) -> Bool,
        meaning: (_ option: String, _ fields: [Field]) -> String? = WordProblem.nearest(to:among:)
    ) throws {
        self.command = command
        let reading: CommandForm.Reading
        (form, reading) = try Self.read(typed, command, isCommand, meaning)
        (action, rows, output) = (reading.action, reading.rows, reading.output)
    }

    private static func read(
        _ typed: [String], _ command: any Command.Type, _ isCommand: @escaping (String) -> Bool,
        _ meaning: (_ option: String, _ fields: [Field]) -> String?
    ) throws -> (form: CommandForm, reading: CommandForm.Reading) {
        let forms = command.knownForms
        if typed.isEmpty, forms.count == 1, forms[0].takesNothing { return (forms[0], forms[0].withoutWords) }
        let choice = FormChoice(typed, among: forms)
        var best: (problem: WordProblem, form: CommandForm)?
        for candidate in choice.candidates {
            // The words 'playlist create' without a name must not fetch the playlist 'create'.
            if let best, best.form.words.count > candidate.form.words.count { break }
            do throws(WordProblem) {
                return (candidate.form, try candidate.form.read(candidate.rest))
            } catch {
                if best.map({ $0.problem.rank < error.rank }) ?? true { best = (error, candidate.form) }
            }
        }
        // A hidden form without words, such as a name without quotes, is no advice.
        let shapes = forms.filter { !($0.isHidden && $0.words.isEmpty) }.map(\.shape)
        let refusal = FormRefusal(
            name: command.name, forms: shapes, examples: command.examples, isCommand: isCommand)
        if let best {
            let misspelled = isMisspelled(best.problem, best.form, command)
            throw (misspelled ? refusal.failure(of: choice.arguments) : nil)
                ?? failure(best.problem, best.form, command, meaning)
        }
        throw refusal.failure(of: choice.arguments)
            ?? Failure.usage("Cannot run '\(command.name)'", "no form of it has these words")
    }

    /// Returns whether the refused word may be a misspelled word of another form, as in `skip bak`.
    private static func isMisspelled(
        _ problem: WordProblem, _ form: CommandForm, _ command: any Command.Type
    ) -> Bool {
        guard problem.isAboutArgument, command.knownForms.count > 1 else { return false }
        return form.words.isEmpty
            || command.knownForms.contains {
                !$0.isHidden && $0.words.count > form.words.count && $0.words.starts(with: form.words)
            }
    }

    private static func failure(
        _ problem: WordProblem, _ form: CommandForm, _ command: any Command.Type,
        _ meaning: (_ option: String, _ fields: [Field]) -> String?
    ) -> Failure {
        let name = form.name(of: command)
        if case .unknownOption(let option) = problem,
            let owner = command.knownForms.first(where: { $0.fields.contains { $0.isNamed(option) } })
        {
            return Failure.usage(
                "Cannot run '\(name)'", "'\(option)' is an option of '\(owner.name(of: command))'",
                next: "Usage: \(Synopsis.of(form, of: command))"
            ).at(.word(option))
        }
        return problem.failure(
            of: name, form.fields, usage: Synopsis.of(form, of: command), examples: command.examples,
            meaning: meaning)
    }

    /// Returns whether the words request help for their command.
    static func asksForHelp(_ typed: [String]) -> Bool {
        typed.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }
}
