package import ArgumentParser

/// A command of the language: its words, its checks, its run. Declared once, it is parsed from the shell's line and from the program's
/// arguments alike.
package protocol Command: ParsableCommand, Sendable {
    static var group: CommandGroup { get }
    /// Lines that run as they stand in a fresh session.
    static var examples: [String] { get }
    var common: CommonOptions { get }
    mutating func run(in shell: inout Shell) async throws -> any View
}

package enum CommandGroup: String, CaseIterable, Sendable {
    case explore = "Explore"
    case move = "Move"
    case requests = "Requests"
    case session = "Session"
    case shell = "Shell"
}

/// What every command understands.
package struct CommonOptions: ParsableArguments, Sendable {
    @Option(name: .shortAndLong, help: "How to show the answer: table, json, raw or ids.")
    package var output: Output?

    package init() {}
}

extension Output: ExpressibleByArgument {}

extension Command {
    static var name: String { configuration.commandName ?? "" }
    static var abstract: String { configuration.abstract }
}
