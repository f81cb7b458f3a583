import Console

/// The service that answers, and its choice.
protocol ServiceContext: SessionContext {
    /// A short description of the service.
    var serviceSummary: String { get }
    /// Returns the reason why the service cannot answer; nil if it can.
    func connectionFailure() -> Failure?
    /// Selects another service. The simulator keeps its catalog.
    /// - Parameter text: `simulator`, `live`, or an address.
    /// - Throws: `Failure` if the text is not a service; the session is unchanged then.
    func use(service text: String) throws
    /// Selects another catalog for the simulator.
    /// - Parameter text: a file, or `built-in`.
    /// - Throws: `Failure` if the catalog cannot be read; the session is unchanged then.
    func use(catalog text: String) throws
    /// Selects the service and the tokens of a profile.
    /// - Throws: `Failure`; the session is unchanged then.
    func use(profile name: String) throws
}
