/// The program around the session.
protocol ProgramContext: AnyObject {
    var version: String { get }
    /// Ends the program after the running line.
    func leave()
}

/// The things that go on besides the session, for `status`.
protocol StatusContext: SessionContext {
    /// What goes on, each with the command to type.
    var ongoing: [String] { get }
}
