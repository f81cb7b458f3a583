import AppleMusicAPI
import AppleMusicHTTP
import AppleMusicSimulator
import Console
import MusicCatalog
import ServeOptions
import SystemLayer

/// Builds a server from the options and runs it.
struct ServerProgram {
    let options: ServeOptions
    let output: ProgramOutput
    /// The class to hold; nil to serve without one.
    var order: ClassOrder?

    func serve() async throws {
        try removeOldReady()
        let address = try ListenAddress(options.listen)
        let allowed = try allowedOrigins()
        let hosts = try hosts(address)
        let world = try worldFile()
        let fixed = try options.clock.map { try Timestamp.parse($0, to: "set the clock to") } ?? world?.fixture.now
        let clock = ServedClock(fixed: fixed, fraction: { OperatingSystem.milliseconds % 1000 }) { OperatingSystem.now }
        let now = clock.now
        let faults = try faults()
        let catalog = try extended(try catalog(), by: world)
        let (kept, store) = try keptWorlds()
        var memory = try kept[WorldID.standard]?.current.memory ?? freshMemory(world, catalog, now: now)
        // Faults of an earlier run are over.
        memory.state.faults = Faults((world?.fixture.faults ?? []) + faults)
        let keys = try keys()
        let users = ServerProgram.userTokens(of: &memory, teams: keys.map(\.team), now: now)
        if let store, let path = options.state {
            // An error is better now than at the first change.
            do throws(StateStoreFailure) {
                try store.save([.current(WorldID.standard, memory, clock.setting)])
            } catch {
                throw explained(error, path)
            }
        }
        defer { store?.close() }
        var simulator = Simulator(catalog: catalog, keys: keys, acceptsAnyKey: options.acceptAnyKey)
        simulator.feed = try feed()
        let worlds = Worlds(
            memory, of: simulator, mayWait: catalog.isOnDisk, clock: clock, commit: store.map { GroupCommit($0) },
            albums: world?.albums ?? OwnAlbums(), tokens: users, keepsJournals: options.control != nil,
            limits: limits, system: { OperatingSystem.now })
        do throws(StateStoreFailure) { try worlds.adopt(kept) } catch { throw explained(error, options.state ?? "") }
        await worlds.default.begin()
        let transport = try transport(address)
        var server = Server(
            Gateway(
                choice(of: worlds, scheme: transport.scheme, hosts, allowed), catalog: catalog,
                scheme: transport.scheme, hosts: hosts, allowed: allowed, feed: simulator.feed),
            host: address.host, port: address.port)
        server.credentials = transport.credentials
        server.stopsAtSignals = true
        let output = output
        server.log = Log(everyRequest: options.log) { output.log($0) }
        server.record = try record()
        let room = try await room(in: worlds)
        let control = try control(worlds, room, transport)
        let greeting = Greeting(
            address: address, transport: transport, users: users,
            subscribers: Set(memory.accounts.filter(\.isSubscribed).map(\.name)), now: now,
            control: control?.greeted, hasScript: options.script)
        let results = room.map { room in Task { await keepResults(of: room) } }
        defer {
            results?.cancel()
            if let room { writeResults(of: room) }
        }
        do {
            try await ServedTogether(main: server, control: control?.server).run { port, controlPort in
                worlds.origin = greeting.origin(port: port)
                control?.greeted.begin(port: controlPort)
                writeReady(greeting, port: port, controlPort: controlPort)
                if let room, let control, let controlPort {
                    let greeting = ClassGreeting(room: room, control: control.greeted)
                    output.show(classLines(greeting, port: controlPort, transport: transport))
                } else {
                    output.show(greeting.lines(port: port, controlPort: controlPort))
                }
            }
        } catch ServedTogether.Failure.main(let failure) {
            throw ServerProgram.explained(failure, "--listen", options.listen, address)
        } catch ServedTogether.Failure.control(let failure) {
            let text = options.control ?? ""
            throw ServerProgram.explained(failure, "--control", text, try ListenAddress(text))
        }
    }

    /// The limits of worlds. Those of a class are not deleted while learners rest.
    private var limits: Worlds.Limits {
        var limits = Worlds.Limits()
        if order != nil { limits.idleTime = .max }
        return limits
    }

    private static func explained(
        _ failure: Server.Failure, _ option: String, _ text: String, _ address: ListenAddress
    ) -> Failure {
        switch failure {
        case .portInUse:
            Failure(
                "Cannot listen on '\(text)'", "another program listens there",
                next: "Stop it, or take a free port: tonearm serve \(option) \(address.urlHost):0")
        case .cannotListen(let reason):
            Failure(
                "Cannot listen on '\(text)'", reason,
                next: "Name an address of this machine and a port from 1024 on, for example 127.0.0.1:8502.")
        }
    }

    private func allowedOrigins() throws(Failure) -> AllowedOrigins {
        do throws(AllowedOrigins.Unreadable) { return try AllowedOrigins(options.allowOrigin) } catch {
            throw Failure(
                "Cannot let pages of '\(error.text)' read answers", "this is not an origin",
                next:
                    "An origin is a scheme, a host and perhaps a port, such as https://app.example; '*' is all of them.",
                status: .usage)
        }
    }

    /// Returns the accepted hosts: the ones in the options, and the one in the listening address.
    private func hosts(_ address: ListenAddress) throws(Failure) -> ServedHosts {
        let own = HostName(authority: address.host).map { [$0.text] } ?? []
        let script = options.script ? [WebScript.host] : []
        do throws(ServedHosts.Unreadable) { return try ServedHosts(options.allowHost + own + script) } catch {
            throw Failure(
                "Cannot answer for the host '\(error.text)'", "this is not the name of a host",
                next: "A host is a name without scheme and port, such as music.test; '*' is all of them.",
                status: .usage)
        }
    }

    /// Returns the rule that assigns requests to worlds, with the script for web apps if the options request it.
    private func choice(
        of worlds: Worlds, scheme: String, _ hosts: ServedHosts, _ allowed: AllowedOrigins
    ) -> any WorldChoice {
        options.script ? ScriptedWorlds(worlds, scheme: scheme, hosts: hosts, allowed: allowed) : worlds
    }

    /// Returns the worlds of earlier runs by their ids, and the store that keeps worlds.
    private func keptWorlds() throws -> (
        worlds: [String: KeptWorld<SimulatorMemory>], store: StateStore<SimulatorMemory>?
    ) {
        guard let path = options.state else { return ([:], nil) }
        do throws(StateStoreFailure) {
            let store = try LastWords.during("read the state '\(path)'") { () throws(StateStoreFailure) in
                try StateStore<SimulatorMemory>(path: path) { [output] in output.log("note: \($0).") }
            }
            return (store.worlds, store)
        } catch {
            throw explained(error, path)
        }
    }

    private func explained(_ failure: StateStoreFailure, _ path: String) -> Failure {
        let next =
            switch failure {
            case .taken: "Stop that one, or name another file."
            case .locked: "Close it in that program, or name another file."
            case .unwritable: "Check the folder's permissions and the free space, or name another file."
            case .linked: "Remove the other names, or copy the file and name the copy."
            case .unplayable: "Start with the catalog and the world file of before, or name another file."
            case .unreadable, .unknownVersion, .foreign, .otherProgram, .damaged:
                "Name another file; this one is unchanged."
            }
        let task =
            switch failure {
            case .taken, .locked, .unwritable, .linked: "keep"
            case .unplayable: "use"
            case .unreadable, .unknownVersion, .foreign, .otherProgram, .damaged: "read"
            }
        return Failure("Cannot \(task) the state in '\(path)'", failure.reason, next: next)
    }

    /// Issues a user token for each team and account, as an app of the team would get it.
    private static func userTokens(
        of memory: inout SimulatorMemory, teams: [String], now: Int
    ) -> [IssuedUserToken] {
        let teams = teams.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return teams.flatMap { memory.issueUserTokens(team: $0, now: now) }
    }

    /// Returns the demonstration key and the keys in the options.
    private func keys() throws -> [DeveloperKey.Public] {
        var keys = [DeveloperKey.demonstration.publicKey]
        for (index, path) in options.key.enumerated() {
            let team = options.team.count == 1 ? options.team[0] : options.team[index]
            guard KeyFile.isIdentifier(team) else {
                throw Failure(
                    "Cannot trust the key '\(path)'", "'\(team)' is not a team id",
                    next: "A team id has ten capital letters and digits.", status: .usage)
            }
            let content = try SecretFile.read(
                path, limit: ServerProgram.fileLimit, .key, "Cannot trust the key '\(path)'")
            do {
                keys.append(try KeyFile.key(path: path, content: content, team: team))
            } catch .badName {
                throw Failure(
                    "Cannot trust the key '\(path)'", "its name does not tell the key's id",
                    next: "Name it as it was downloaded: AuthKey_ABCDE12345.p8.", status: .usage)
            } catch .badKey, .publicHalf {
                throw Failure("Cannot trust the key '\(path)'", "it holds no P-256 key in PEM")
            }
        }
        return keys
    }

    /// - Throws: `Failure` with the file's name and the system's reason.
    static func read(_ path: String, to purpose: String) throws(Failure) -> [UInt8] {
        do throws(FileSystem.ReadFailure) {
            return try FileSystem.read(path, limit: 1_048_576)
        } catch {
            let why = error == .tooLong ? "it is not a file of at most 1 MiB" : error.description
            throw Failure("Cannot \(purpose) '\(path)'", why)
        }
    }

    /// The largest readable file in bytes; certificate chains and keys have a few thousand.
    private static let fileLimit = 1_048_576

    private func transport(_ address: ListenAddress) throws -> Transport {
        if let chain = options.tlsCert, let key = options.tlsKey {
            let chainBytes = try SecretFile.read(
                chain, limit: ServerProgram.fileLimit, .certificate, "Cannot use the certificate '\(chain)'")
            let keyBytes = try SecretFile.read(
                key, limit: ServerProgram.fileLimit, .key, "Cannot use the key '\(key)'")
            do {
                return .ownCertificate(try Credentials(chain: chainBytes, key: keyBytes))
            } catch .badCertificate {
                throw Failure("Cannot use the certificate '\(chain)'", "it holds no certificate in PEM")
            } catch .badKey {
                throw Failure("Cannot use the key '\(key)'", "it holds no private key in PEM without a password")
            } catch .refused {
                throw Failure(
                    "Cannot use the certificate '\(chain)' with the key '\(key)'",
                    "they do not belong together, or are of a kind that TLS does not accept",
                    next: "The first certificate of the file must be the one that was made for the key.")
            }
        }
        guard options.tls else { return .plain }
        guard let folder = UserFolder.state else {
            throw Failure(
                "Cannot keep a local authority", "neither XDG_STATE_HOME nor HOME names a folder",
                next: "Set one of them, or give --tls-cert and --tls-key.")
        }
        let authorities = AuthorityFolder(folder + "/authority")
        do {
            let now = OperatingSystem.now
            let authority = try authorities.authority(now: now)
            return .localAuthority(
                try authority.credentials(for: address.isEverywhere ? nil : address.host, now: now),
                certificate: authorities.certificate)
        } catch let failure as AuthorityFolder.Failure {
            throw Failure("Cannot keep the local authority in '\(failure.path)'", failure.reason)
        }
    }
}

/// The scheme and certificate by which clients reach the server.
enum Transport {
    case plain
    /// HTTPS with the user's certificate.
    case ownCertificate(Credentials)
    /// HTTPS with a certificate of the local authority, whose own certificate is in the named file.
    case localAuthority(Credentials, certificate: String)

    var scheme: String {
        if case .plain = self { "http" } else { "https" }
    }

    var credentials: Credentials? {
        switch self {
        case .plain: nil
        case .ownCertificate(let credentials), .localAuthority(let credentials, _): credentials
        }
    }
}
