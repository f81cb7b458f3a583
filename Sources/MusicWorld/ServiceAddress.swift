package import AppleMusicAPI

/// Which service answers: chosen with `--service` and `service`, kept in the session. Whoever wires the program turns it into a `Service`.
package enum ServiceAddress: Hashable, Sendable, Codable {
    /// The simulator, over the catalog in a file, or over the one that is part of the program.
    case simulator(catalog: String?)
    /// A service on the network, Apple's own or any that speaks as it does.
    case server(at: ServerOrigin)

    /// The file of the simulator's catalog, from the root; nil for the one that is part of the program, and for other services.
    package var catalog: String? {
        switch self {
        case .simulator(let catalog): catalog
        case .server: nil
        }
    }

    /// What a word names: `simulator`, `live`, `https://example.org`.
    package init(word: String) throws(ServerOrigin.Problem) {
        switch word {
        case "simulator": self = .simulator(catalog: nil)
        case "live": self = .server(at: .appleMusic)
        default: self = .server(at: try ServerOrigin(word))
        }
    }

    /// The word that names it.
    package var word: String {
        switch self {
        case .simulator: "simulator"
        case .server(at: .appleMusic): "live"
        case .server(let origin): origin.description
        }
    }

    /// What stands in front of what is typed; nil for the simulator.
    package var promptWord: String? {
        switch self {
        case .simulator: nil
        case .server(at: .appleMusic): "live"
        case .server(let origin): origin.authority
        }
    }

    /// Whether the device's world and the service know each other. Of any other service the device's tokens are unknown, and it is never sent
    /// them.
    package var isSimulated: Bool { if case .simulator = self { true } else { false } }
}
