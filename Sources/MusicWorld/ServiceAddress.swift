/// Which service answers. Whoever wires the program turns it into a `Service`.
package enum ServiceAddress: Hashable, Sendable, Codable {
    /// The simulator, over the catalog in a file, or over the one that is part of the program.
    case simulator(catalog: String?)

    /// The file of the simulator's catalog, from the root; nil for the one that is part of the program, and for other services.
    package var catalog: String? {
        switch self {
        case .simulator(let catalog): catalog
        }
    }
}
