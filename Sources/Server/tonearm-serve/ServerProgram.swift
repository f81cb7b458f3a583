import AppleMusicAPI
import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSimulator
import TonearmSystem

/// Builds a server from the options and runs it.
struct ServerProgram {
    let options: ServeOptions
    let output: ProgramOutput
    /// The class to hold; nil to serve without one.
    var order: ClassOrder?

    func serve() async throws {
        try removeOldReady()
        let address = try ListenAddress(options.listen)
        let access = try access(to: address)
        let start = try start()
        defer { start.store?.close() }
        let simulator = try simulator(start)
        let worlds = try worlds(of: simulator, start)
        // Not earlier: a state with a world that cannot be used stays as it is.
        try saveStart(start)
        await worlds.default.begin()
        let transport = try transport(address)
        let gateway = gateway(to: worlds, of: simulator, transport, access)
        let server = try server(gateway, at: address, transport)
        let room = try await room(in: worlds)
        let control = try control(worlds, room, transport)
        let greeting = greeting(address, transport, start, control?.greeted)
        let results = room.map { room in Task { await keepResults(of: room) } }
        defer {
            results?.cancel()
            if let room { endResults(of: room) }
        }
        defer { if options.untilInputEnds { removeReady(of: worlds.origin) } }
        let servers = ServedTogether(main: server, control: control?.server, ending: ending)
        try await run(servers, at: address) { port, controlPort in
            worlds.origin = greeting.origin(port: port)
            control?.greeted.begin(port: controlPort)
            introduce(gateway, greeting, controlPort: controlPort)
            writeReady(greeting, port: port, controlPort: controlPort)
            show(greeting, of: room, control?.greeted, port: port, controlPort: controlPort)
        }
    }

    /// Returns the server with its certificate, its log and its record.
    private func server(
        _ gateway: Gateway, at address: ListenAddress, _ transport: Transport
    ) throws(Failure) -> Server {
        var server = Server(gateway, host: address.host, port: address.port)
        server.credentials = transport.credentials
        server.stopsAtSignals = true
        server.stopsAtHangUp = options.untilInputEnds
        let output = output
        server.log = Log(everyRequest: options.log) { output.log($0) }
        server.record = try record()
        return server
    }

    /// Waits for the end of standard input; nil if the options do not request it.
    private var ending: (@Sendable () async -> Void)? {
        guard options.untilInputEnds else { return nil }
        return { [output] in
            await InputEnd.wait()
            if !Task.isCancelled { output.log("note: Standard input has ended, so the server ends.") }
        }
    }

    private func greeting(
        _ address: ListenAddress, _ transport: Transport, _ start: Start, _ control: Greeting.Control?
    ) -> Greeting {
        Greeting(
            address: address, transport: transport, users: start.users,
            subscribers: Set(start.memory.accounts.filter(\.isSubscribed).map(\.name)), now: start.now,
            control: control, hasScript: options.script)
    }

    /// Prints the greeting: that of the class if there is one.
    private func show(
        _ greeting: Greeting, of room: ClassRoom?, _ control: Greeting.Control?, port: Int, controlPort: Int?
    ) {
        if let room, let control, let controlPort {
            let lines = ClassGreeting(room: room, control: control)
            output.show(classLines(lines, port: controlPort, transport: greeting.transport))
        } else {
            output.show(greeting.lines(port: port, controlPort: controlPort))
        }
    }

    /// Runs the servers until a signal.
    /// - Parameter began: runs once they listen, with the ports of the server and of the control API.
    /// - Throws: `Failure` with the option of the address that cannot be used.
    private func run(
        _ servers: ServedTogether, at address: ListenAddress,
        _ began: @escaping @Sendable (_ port: Int, _ controlPort: Int?) -> Void
    ) async throws {
        do {
            try await servers.run(ready: began)
        } catch ServedTogether.Problem.main(let failure) {
            throw ServerProgram.explained(failure, "--listen", options.listen, address)
        } catch ServedTogether.Problem.control(let failure) {
            let text = options.control ?? ""
            throw ServerProgram.explained(failure, "--control", text, try ListenAddress(text))
        }
    }

    private static func explained(
        _ failure: Server.Problem, _ option: String, _ text: String, _ address: ListenAddress
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

    /// - Throws: `Failure` with the file's name and the system's reason.
    static func read(_ path: String, to purpose: String) throws(Failure) -> [UInt8] {
        do throws(FileSystem.ReadProblem) {
            return try FileSystem.read(path, limit: 1_048_576)
        } catch {
            let why = error == .tooLong ? "it is not a file of at most 1 MiB" : error.description
            throw Failure("Cannot \(purpose) '\(path)'", why)
        }
    }
}
