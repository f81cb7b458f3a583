import Console

/// The action of a command's form, with its arguments.
///
/// The parameter of its `run` is the part of the shell that it needs, and no more: `some RequestContext`, or `some Any` if it needs nothing.
protocol Action: DeclaredArguments {
    mutating func run(in context: some EveryContext) async throws -> any View
    /// Checks what can be refused before the command runs.
    /// - Throws: `Failure`.
    func check() throws(Failure)
    /// Whether its words become names that the session keeps, as a `NamingAction`'s do.
    var givesName: Bool { get }
    /// Whether `undo` undoes the action, if it changes something.
    var isStep: Bool { get }
    /// The arrangement of a `RowsAction`'s rows.
    var rowOptions: RowOptions? { get }
}

// Requirements with defaults instead of casts to `NamingAction` and `RowsAction`: a cast searches all conformances of the program.
extension Action {
    func check() throws(Failure) {}
    var givesName: Bool { false }
    var isStep: Bool { true }
    var rowOptions: RowOptions? { nil }
}

/// A command with one form, which is its own action.
protocol PlainCommand: Command, Action {
    init()
}

extension PlainCommand {
    package static var forms: [CommandForm] { [CommandForm(Self())] }
}
