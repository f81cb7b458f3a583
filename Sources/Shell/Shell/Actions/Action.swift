import TonearmConsole

/// The action of a command's form, with its arguments.
///
/// Its `run` takes the smallest part of the shell that it needs, such as `some RequestContext`, or `some Any` if it
/// needs nothing.
protocol Action: DeclaredArguments {
    mutating func run(in context: some EveryContext) async throws -> any View

    /// Checks the arguments before the command runs.
    /// - Throws: `Failure` if an argument must be refused.
    func check() throws(Failure)

    /// Whether its words become names that the session stores, as in a `NamingAction`.
    var givesName: Bool { get }
    /// Whether the action's changes are a step that `undo` can undo.
    var isStep: Bool { get }
    /// Whether it gives something a value, so that the answer says if it had the value already.
    var setsValue: Bool { get }
    /// Whether its answer has rows, which `RowOptions` arrange, as in a `RowsAction`.
    var showsRows: Bool { get }
}

// These are requirements with defaults, because a cast to `NamingAction` or `RowsAction` would search all conformances
// in the program.
extension Action {
    func check() throws(Failure) {}
    var givesName: Bool { false }
    var isStep: Bool { true }
    var setsValue: Bool { false }
    var showsRows: Bool { false }
}

/// A command with a single form, which is its own action.
protocol PlainCommand: Command, Action {
    init()
}

extension PlainCommand {
    package static var forms: [CommandForm] { [CommandForm(Self())] }
}

/// An action whose words become names in the session or of files. Names are displayed and saved with the session,
/// which may be shared, so secrets are refused. An action that only uses or deletes a name is not one.
protocol NamingAction: Action {}

extension NamingAction {
    var givesName: Bool { true }
}

/// An action whose answer has rows.
protocol RowsAction: Action {}

extension RowsAction {
    var showsRows: Bool { true }
}

typealias RowsCommand = PlainCommand & RowsAction
