package import AppleMusicAPI

/// The address of the service that answers, chosen with `--service` and `service`, stored in the session.
package enum ServiceAddress: Hashable, Sendable {
    /// The simulator, with a catalog in a file or the built-in one.
    case simulator(catalog: String?)
    /// A service on the network, Apple's own or a compatible one.
    case server(at: ServerOrigin)
    /// A recording, by the absolute path of its archive.
    case recording(String)

    /// The prefix of an archive's path.
    package static let recordingPrefix = "har:"

    /// The absolute path of the simulator's catalog file; nil for the built-in one, and for other services.
    package var catalog: String? {
        switch self {
        case .simulator(let catalog): catalog
        case .server, .recording: nil
        }
    }

    /// Parses an address: `simulator`, `live`, `https://example.org`, `har:/home/me/session.har`.
    package init(word: String) throws(ServerOrigin.Problem) {
        switch word {
        case "simulator": self = .simulator(catalog: nil)
        case "live": self = .server(at: .appleMusic)
        case _ where word.hasPrefix(Self.recordingPrefix):
            self = .recording(String(word.dropFirst(Self.recordingPrefix.count)))
        default: self = .server(at: try ServerOrigin(word))
        }
    }

    /// The address as an argument.
    package var word: String {
        switch self {
        case .simulator: "simulator"
        case .server(at: .appleMusic): "live"
        case .server(let origin): origin.description
        case .recording(let path): Self.recordingPrefix + path
        }
    }

    /// The prefix in the prompt; nil for the simulator.
    package var promptWord: String? {
        switch self {
        case .simulator: nil
        case .server(at: .appleMusic): "live"
        case .server(let origin): origin.authority
        case .recording: "har"
        }
    }

    /// Whether the service shares the device's world. Only then are the device's tokens valid, and only then are they
    /// sent.
    package var isSimulated: Bool { if case .simulator = self { true } else { false } }
}

extension ServiceAddress: Codable {
    package init(from decoder: any Decoder) throws {
        let coded = try CodedCase(from: decoder)
        self =
            switch coded.name {
            case "simulator": .simulator(catalog: try coded.optionalValue("catalog"))
            case "server": .server(at: try coded.value("at"))
            case "recording": .recording(try coded.value())
            default: throw coded.unknownCase
            }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .simulator(nil): try CodedCase.encode("simulator", to: encoder)
        case .simulator(let catalog?): try CodedCase.encode("simulator", catalog, label: "catalog", to: encoder)
        case .server(let origin): try CodedCase.encode("server", origin, label: "at", to: encoder)
        case .recording(let path): try CodedCase.encode("recording", path, to: encoder)
        }
    }
}
