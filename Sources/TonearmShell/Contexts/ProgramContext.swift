/// The program around the session.
protocol ProgramContext: AnyObject {
    var version: String { get }
    /// Ends the program after the running line.
    func leave()
}

/// The activities beside the session, for `status`.
protocol StatusContext: SessionContext {
    /// The running activities, each with the command to type.
    var ongoing: [String] { get }
}
