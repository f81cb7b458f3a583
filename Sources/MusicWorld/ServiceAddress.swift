package import AppleMusicAPI

/// Which service answers: chosen with `--service` and `service`, kept in the session. Whoever wires the program turns it into a `Service`.
package enum ServiceAddress: Hashable, Sendable {
    /// The simulator, over the catalog in a file, or over the one that is part of the program.
    case simulator(catalog: String?)
    /// A service on the network, Apple's own or any that speaks as it does.
    case server(at: ServerOrigin)
    /// What was recorded in an archive, by the path of its file from the root.
    case recording(String)

    /// What stands before the path of an archive.
    package static let recordingPrefix = "har:"

    /// The file of the simulator's catalog, from the root; nil for the one that is part of the program, and for other services.
    package var catalog: String? {
        switch self {
        case .simulator(let catalog): catalog
        case .server, .recording: nil
        }
    }

    /// What a word names: `simulator`, `live`, `https://example.org`, `har:/home/me/session.har`.
    package init(word: String) throws(ServerOrigin.Problem) {
        switch word {
        case "simulator": self = .simulator(catalog: nil)
        case "live": self = .server(at: .appleMusic)
        case _ where word.hasPrefix(Self.recordingPrefix):
            self = .recording(String(word.dropFirst(Self.recordingPrefix.count)))
        default: self = .server(at: try ServerOrigin(word))
        }
    }

    /// The word that names it.
    package var word: String {
        switch self {
        case .simulator: "simulator"
        case .server(at: .appleMusic): "live"
        case .server(let origin): origin.description
        case .recording(let path): Self.recordingPrefix + path
        }
    }

    /// What stands in front of what is typed; nil for the simulator.
    package var promptWord: String? {
        switch self {
        case .simulator: nil
        case .server(at: .appleMusic): "live"
        case .server(let origin): origin.authority
        case .recording: "har"
        }
    }

    /// Whether the device's world and the service know each other. Of any other service the device's tokens are unknown, and it is never sent
    /// them.
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
