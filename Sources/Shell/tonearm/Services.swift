import AppleMusicAPI
import Synchronization
import TonearmCatalog
import TonearmConsole
import TonearmLive
import TonearmNeighbors
import TonearmShell
import TonearmSigning
import TonearmSimulator
import TonearmSystem
import TonearmWorld

/// Creates the services for the addresses of a session. Only this file knows the concrete types.
struct Services {
    private let authority: String?
    private var limits = LiveLimits()
    private let builtIn = BuiltInCatalog()

    /// - Parameters:
    ///   - options: the program's options; nil if none were typed.
    ///   - authority: the path of certificates to trust if the options name none; nil for none.
    init(_ options: Options?, authority: String? = nil) {
        self.authority = options?.ca.map { FileSystem.absolute(UserFolder.expandingHome($0.text)) } ?? authority
        limits.timeout = options?.timeout ?? limits.timeout
    }

    var client: MusicClient {
        let simulator = Simulator(catalog: builtIn, signers: .demonstration)
        let world = simulator.inWorld
        return MusicClient(
            signer: DeveloperKey.demonstration, systemTime: { OperatingSystem.milliseconds },
            credentials: Self.credentials, neighbors: neighborService
        ) { address in
            switch address {
            case .simulator(catalog: nil): world
            case .simulator(let path?): simulator.reading(try Catalogs.open(path)).inWorld
            case .server(let origin): try live(origin, name: address.word)
            case .recording(let path): try Archives.service(path, beside: Neighbors.all).inWorld
            }
        }
    }

    /// Returns the service that answers for a neighbor.
    /// - Throws: `Failure`, `NeighborProblem` if there is no simulation of the neighbor.
    @Sendable private func neighborService(
        _ neighbor: Neighbor, _ address: ServiceAddress
    ) throws -> any Service<ServiceMemory> {
        switch address {
        case .simulator(let path):
            let catalog: any Catalog = try path.map { try Catalogs.open($0) } ?? builtIn
            guard let service = Neighbors.simulated(neighbor, over: catalog) else {
                throw NeighborProblem.notConnected(neighbor.title)
            }
            return service.inWorld
        case .server(let origin) where ServiceHost.has(origin):
            return try real(neighbor)
        case .server(let origin):
            let server: LiveService<ServiceMemory> = try live(origin, name: address.word, for: neighbor)
            // A tonearm server accepts any key.
            let key = neighbor == .lastFM ? QueryItem(LastFMKey.parameter, "tonearm") : nil
            return IdentifiedService(PrefixedService(server, under: neighbor.servedPrefix), key: key)
        case .recording(let path): return try Archives.service(path, of: neighbor).inWorld
        }
    }

    /// Returns a neighbor's own service on the network, with what it demands of its clients.
    /// - Throws: `Failure` without a key for Last.fm.
    private func real(_ neighbor: Neighbor) throws -> any Service<ServiceMemory> {
        let service: LiveService<ServiceMemory> = try live(neighbor.origin, name: neighbor.title, for: neighbor)
        // MusicBrainz wants the program, its version and a contact in 'User-Agent' ("MusicBrainz API: Rate Limiting").
        let contact = Self.variable("TONEARM_CONTACT").map { " ( \($0) )" } ?? ""
        let agent = "tonearm/\(ProgramVersion.number)\(contact)"
        switch neighbor {
        case .lastFM:
            guard let key = Self.variable(LastFMKey.variable) else {
                throw Failure(
                    "Cannot ask Last.fm", "\(LastFMKey.variable) is not set",
                    next: "Set \(LastFMKey.variable) to a key, which \(LastFMKey.page) gives for free.")
            }
            return IdentifiedService(service, key: QueryItem(LastFMKey.parameter, key), agent: agent)
        case .musicBrainz:
            return PacedService(IdentifiedService(service, key: nil, agent: agent), pause: .seconds(1))
        default: return service
        }
    }

    /// Returns the catalog in a file, or the built-in one.
    /// - Returns: nil if the file cannot be read.
    func catalog(_ path: String?) -> (any Catalog)? {
        guard let path else { return builtIn }
        return try? Catalogs.open(path)
    }

    /// The credentials in the environment, for services on the network. The simulator does not use them, so its
    /// answers do not depend on the environment.
    private static var credentials: ServerCredentials {
        var credentials = ServerCredentials { try SigningKeys.key($0) }
        credentials.developerToken = variable("TONEARM_DEVELOPER_TOKEN")
        credentials.userToken = variable("TONEARM_USER_TOKEN")
        if let path = variable("TONEARM_PRIVATE_KEY_FILE") {
            credentials.key = KeyReference(
                path: FileSystem.absolute(UserFolder.expandingHome(path)), id: variable("TONEARM_KEY_ID"),
                team: variable("TONEARM_TEAM_ID") ?? "", lifetime: MusicClient.tokenLifetime)
        }
        return credentials
    }

    private static func variable(_ name: String) -> String? {
        OperatingSystem.environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Opens the page on which the user authorizes, in a browser if there is one.
    static func userToken(
        _ developerToken: String, _ options: PageOptions, _ announce: (String, Bool) throws -> Void
    ) async throws -> String {
        let connection = try HelperConnection(
            program: OperatingSystem.neighbor("tonearm-live"), ClientConfiguration())
        let question = PageQuestion(
            developerToken: developerToken, script: options.script ?? PageQuestion.appleScript, port: options.port ?? 0)
        var browser: Browser?
        defer { browser?.forget() }
        return try await connection.userToken(question) { address in
            browser = options.opensBrowser ? Browser(opening: address) : nil
            try announce(address, browser != nil)
        }
    }

    /// Creates a live service. Its helper program starts at the first request.
    private func live(
        _ origin: ServerOrigin, name: String, for neighbor: Neighbor? = nil
    ) throws -> LiveService<ServiceMemory> {
        let proxy: ProxyAddress?
        do throws(ProxyAddress.Problem) {
            proxy = try ProxyAddress(for: origin) { OperatingSystem.environment($0) }
        } catch {
            throw Failure(
                "Cannot use the service '\(name)'", "the variable \(error.variable) names no proxy",
                next: "Set it to http://HOST:PORT, or to nothing.")
        }
        let connection = try HelperConnection(
            program: OperatingSystem.neighbor("tonearm-live"), ClientConfiguration(authority: authority, proxy: proxy))
        return LiveService(origin, name: name, connection, limits, for: neighbor)
    }
}
