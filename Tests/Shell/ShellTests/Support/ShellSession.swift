import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmNeighbors
import TonearmShell
import TonearmSigning
import TonearmSimulator
import TonearmSystem
import TonearmTestSupport
import TonearmWorld

/// A shell whose screen is in memory. Clock and seed are fixed, so that equal lines print equal output.
final class ShellSession {
    let shell: Shell
    private let output = MemorySink()
    private let errors = MemorySink()

    /// The result of one line.
    struct Outcome {
        var status: Int32
        var bytes: [UInt8]
        var errors: String

        var output: String { String(decoding: bytes, as: UTF8.self) }
        var lines: [String] {
            output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }

    /// Shared by all sessions, because building the search index takes a second.
    static let catalog = BuiltInCatalog()

    /// 2026-11-21T09:30:00Z
    static let time = 1_795_253_400

    init(
        service: (any Service<ServiceMemory>)? = nil, width: Int = 80, isTerminal: Bool = false,
        hasColor: Bool = false,
        store: SessionStore? = nil, credentials: ServerCredentials = ServerCredentials { try SigningKeys.key($0) },
        systemSeconds: @escaping @Sendable () -> Int = { ShellSession.time }
    ) {
        // As the program does at its start.
        Signal.surviveClosedPipes()
        let frame = Screen.Frame(
            width: width, isTerminal: isTerminal, isErrorTerminal: isTerminal, hasColor: hasColor,
            hasErrorColor: hasColor)
        let session = Session(seed: 1, clock: .fixed(seconds: Self.time))
        let simulator = Simulator(catalog: Self.catalog, signers: .demonstration)
        let world = simulator.inWorld
        let client = MusicClient(
            signer: DeveloperKey.demonstration, systemTime: { systemSeconds() * 1000 }, credentials: credentials,
            neighbors: Self.neighbor
        ) { address in
            if case .recording(let path) = address { return try Archives.service(path, beside: Neighbors.all).inWorld }
            if let service { return service }
            guard let path = address.catalog else { return world }
            return simulator.reading(try Catalogs.open(path)).inWorld
        }
        var environment = Shell.Environment(seed: { 1 }, store: store)
        // A thousand concurrent tests leave little time for each.
        environment.nesting.limit = 86_400
        shell = Shell(
            session: session, client: client, screen: Screen(frame: frame, output: output, errors: errors),
            environment: environment)
    }

    /// Makes a shell that keeps sessions and lessons in a folder; an equal one is the shell after a restart.
    convenience init(keptIn folder: TemporaryFolder) {
        self.init(store: SessionStore(folder: folder.path + "/state"))
        shell.environment.lessons.folder = folder.path + "/lessons"
    }

    /// Returns the service that answers for a neighbor: its simulation, or a recording.
    @Sendable static func neighbor(
        _ neighbor: Neighbor, _ address: ServiceAddress
    ) throws -> any Service<ServiceMemory> {
        if case .recording(let path) = address { return try Archives.service(path, of: neighbor).inWorld }
        let catalog: any Catalog = try address.catalog.map { try Catalogs.open($0) } ?? catalog
        guard let service = Neighbors.simulated(neighbor, over: catalog) else {
            throw NeighborProblem.notConnected(neighbor.title)
        }
        return service.inWorld
    }

    var session: Session {
        get { shell.session }
        set { shell.session = newValue }
    }

    /// The output so far.
    var outputSoFar: String { output.text }

    /// The messages on standard error so far.
    var errorsSoFar: String { errors.text }

    @discardableResult
    func run(_ line: String) async -> Outcome {
        let (shown, reported) = (output.bytes.count, errors.bytes.count)
        let status = await shell.run(line)
        return Outcome(
            status: status, bytes: Array(output.bytes[shown...]),
            errors: String(decoding: errors.bytes[reported...], as: UTF8.self))
    }

    /// Runs lines that must all succeed.
    /// - Returns: The outcome of the last line.
    @discardableResult
    func runAll(_ lines: String...) async throws -> Outcome {
        var outcome = Outcome(status: 0, bytes: [], errors: "")
        for line in lines {
            outcome = await run(line)
            guard outcome.status == 0 else { throw LineFailure(line: line, errors: outcome.errors) }
        }
        return outcome
    }

    struct LineFailure: Error, CustomStringConvertible {
        var line: String
        var errors: String
        var description: String { "'\(line)' failed: \(errors)" }
    }
}
