package import ArgumentParser
package import Console

/// A command of the language: its words, its checks, its run. Declared once, it is parsed from the shell's line and from the program's
/// arguments alike.
package protocol Command: ParsableCommand, FieldedArguments {
    /// The word that it is called by.
    static var name: String { get }
    static var group: CommandGroup { get }
    /// Lines that run as they stand in a fresh session.
    static var examples: [String] { get }
    var common: CommonOptions { get set }
    mutating func run(in shell: Shell) async throws -> any View
    /// Looks at what cannot be said with the types of the properties, after the words were read.
    /// - Throws: `Failure`.
    func check() throws(Failure)
    /// Whether its words become names that the session keeps, as a `NamingCommand`'s do.
    var givesName: Bool { get }
    /// How a `RowsCommand`'s rows are shown.
    var rowOptions: RowOptions? { get }
}

// Requirements with defaults, and no casts to `NamingCommand` and `RowsCommand`: a cast searches all conformances of the program.
extension Command {
    package func check() throws(Failure) {}
    package var givesName: Bool { false }
    package var rowOptions: RowOptions? { nil }

    package mutating func visitAll(_ fields: inout FieldVisitor) {
        visit(&fields)
        var options = fields.isLearning ? CommonOptions() : common
        options.visit(&fields)
        common = options
    }
}

package enum CommandGroup: String, CaseIterable, Sendable {
    case find
    case move
    case mine
    case authorize
    case play
    case demonstrate
    case learn
    case requests
    case session

    /// What one does with its commands.
    package var summary: String {
        switch self {
        case .find: "Find something in the catalog."
        case .move: "Look around, from one thing to the next."
        case .mine: "The account's own music: its library, ratings and history."
        case .authorize: "Consent, subscription and user token, as an app goes for them."
        case .play: "Two players and their queues."
        case .demonstrate: "Set the stage: devices, apps, situations, failures and time."
        case .learn: "Lessons, explanations, recordings."
        case .requests: "Requests as they are sent, and code that sends them."
        case .session: "What is kept, and how it is shown."
        }
    }

    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What every command understands.
package struct CommonOptions: FieldedArguments {
    @Option(name: .shortAndLong, help: "How to show the answer: table, json, raw, ids, ndjson, csv or markdown.")
    package var output: Output?

    package mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("output", short: "o", &_output)
    }

    package init() {}
}

extension CommandConfiguration {
    /// The configuration of a command of the language.
    ///
    /// A command that has a super-command, be it a nameless one, spares the parser two looks for a request for completion scripts, which is
    /// half of the time that parsing takes.
    static func command(
        _ name: String, _ abstract: String, discussion: String = "", aliases: [String] = []
    ) -> CommandConfiguration {
        CommandConfiguration(
            commandName: name, _superCommandName: "", abstract: abstract, discussion: discussion, aliases: aliases)
    }
}

extension Command {
    package static var name: String { configuration.commandName ?? "" }
    static var abstract: String { configuration.abstract }
}
