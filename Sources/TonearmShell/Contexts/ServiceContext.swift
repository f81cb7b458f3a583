import Console

/// The service that answers, and the choice of another one.
protocol ServiceContext: SessionContext {
    /// The service in a few words.
    var serviceSummary: String { get }
    /// The reason why the service cannot answer; nil if it can.
    func connectionFailure() -> Failure?
    /// Chooses another service. The simulator keeps its catalog.
    /// - Parameter text: `simulator`, `live`, or an address.
    /// - Throws: `Failure` if the text names no service; the session is then unchanged.
    func use(service text: String) throws
    /// Chooses another catalog for the simulator.
    /// - Parameter text: a file, or `built-in`.
    /// - Throws: `Failure` if the catalog cannot be read; the session is then unchanged.
    func use(catalog text: String) throws
    /// Chooses the service and the tokens of a profile.
    /// - Throws: `Failure`; the session is then unchanged.
    func use(profile name: String) throws
}
