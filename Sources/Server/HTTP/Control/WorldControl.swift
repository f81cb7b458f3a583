import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

/// The control API of one world: its faults, clock, accounts, journal and copies.
///
/// The default world has these paths after `/_tonearm`, every world has them after `/_tonearm/worlds/ID`.
struct WorldControl {
    let world: HostedWorld
    /// The albums of the server's world file, which every world has.
    let serverAlbums: OwnAlbums
    /// The address of the service, for code; nil while it is unknown.
    let origin: String?

    private var clock: ServedClock { world.clock }

    /// - Parameter path: the path segments after the world's.
    func answer(to request: Request, _ path: ArraySlice<String>) async throws(ControlProblem) -> Response {
        let rest = Array(path.dropFirst())
        switch (path.first, path.count) {
        case ("faults", 1): return try await faults(request)
        case ("faults", 2) where rest == ["known"]:
            try request.expect(.get, .head)
            return .control(["faults": .array(FaultDescription.all.map(\.json))])
        case ("clock", 1): return try await clock(request)
        case ("era", 1): return try await era(request)
        case ("accounts", 1...3): return try await accounts(request, rest)
        case ("summary", 1): return try await summary(request)
        case ("coverage", 1): return try CoverageControl.answer(to: request, world.coverage)
        case ("journal", 1): return try journal(request)
        case ("journal", 2): return try entry(request, rest[0])
        case ("reset", 1): return try await reset(request)
        case ("snapshots", 1...3): return try await snapshots(request, rest)
        default: throw .unknownPath
        }
    }

    /// Changes the memory of the service.
    func changing<Result: Sendable>(
        _ body: (inout SimulatorMemory, _ now: Int) -> Result
    ) async throws(ControlProblem) -> Result {
        guard let result = await world.service.change(body) else { throw .notKept }
        return result
    }
}

extension Request {
    /// - Throws: `ControlProblem` if the request has another method.
    func expect(_ methods: Method...) throws(ControlProblem) {
        if !methods.contains(method) { throw .method(methods.map(\.rawValue).joined(separator: ", ")) }
    }
}

extension WorldControl {
    private func clock(_ request: Request) async throws(ControlProblem) -> Response {
        try request.expect(.get, .head, .put, .delete)
        switch request.method {
        case .delete: try await changing { [clock] (_: inout SimulatorMemory, _) in clock.reset() }
        case .put: try await setClock(ControlBody(request, members: ["now", "advance"]))
        default: break
        }
        return .control(["now": .string(Timestamp.text(clock.now)), "standsStill": .bool(clock.isFixed)])
    }

    /// Changes the clock in a change of the memory, because both are stored together.
    private func setClock(_ body: ControlBody) async throws(ControlProblem) {
        let advance = RequestedNumber.value(body["advance"], in: RequestedNumber.integers)
        switch (body["now"]?.string, advance) {
        case (let text?, nil):
            let time: Int
            do throws(Failure) { time = try Timestamp.parse(text, to: "set the clock to") } catch {
                throw .bad("\(error.what): \(error.why)", next: error.next)
            }
            try await changing { [clock] (_: inout SimulatorMemory, _) in clock.set(time) }
        case (nil, let seconds?):
            try await changing { [clock] (_: inout SimulatorMemory, _) in clock.advance(by: seconds) }
        default:
            throw .bad(
                "The clock takes one of 'now' and 'advance'",
                next: #"Send for example {"now": "2027-01-01T00:00:00Z"}, or {"advance": 3600} in seconds."#)
        }
    }

    private func faults(_ request: Request) async throws(ControlProblem) -> Response {
        try request.expect(.get, .head, .put, .delete)
        let wanted: [FaultSpec]? =
            switch request.method {
            case .delete: []
            case .put: try ControlBody(request, members: ["faults"]).faults()
            default: nil
            }
        let faults = try await changing { (memory: inout SimulatorMemory, _) in
            if let wanted { memory.state.faults = Faults(wanted) }
            return memory.state.faults
        }
        return .control(["faults": .strings(faults.specs.map(\.text))])
    }

    private func journal(_ request: Request) throws(ControlProblem) -> Response {
        try request.expect(.get, .head, .delete)
        if request.method == .delete { world.journal.removeAll() }
        let entries = world.journal.entries(try JournalQuery(request))
        return .control([
            "count": .integer(entries.count), "total": .integer(world.journal.count),
            "requests": .array(entries.map(\.json)),
        ])
    }

    /// Returns one request of the journal, as JSON or, with `as`, as code.
    private func entry(_ request: Request, _ number: String) throws(ControlProblem) -> Response {
        try request.expect(.get, .head)
        guard let entry = RequestedNumber.value(number).flatMap({ world.journal.entry($0) }) else {
            throw .unknownEntry(number)
        }
        guard let language = request.value(of: "as") else { return .control(entry.json) }
        guard let code = JournalCode(entry, of: world, origin: origin).text(in: language) else {
            throw .unknownLanguage(language)
        }
        let type = [("Content-Type", "text/plain; charset=utf-8")]
        return Response(status: 200, headers: Headers(type), body: .bytes(Array(code.utf8)))
    }

    /// Returns the state that the control API can change, for clients that poll it.
    private func summary(_ request: Request) async throws(ControlProblem) -> Response {
        try request.expect(.get, .head)
        let memory = try await changing { (memory: inout SimulatorMemory, _) in memory }
        return .control([
            "id": .string(world.identity.id), "now": .string(Timestamp.text(clock.now)),
            "standsStill": .bool(clock.isFixed), "era": .string(memory.state.era.rawValue),
            "faults": .strings(memory.state.faults.specs.map(\.text)),
            "accounts": .array(memory.accounts.map { Self.json($0, memory.state) }),
            "lastRequest": .integer(world.journal.lastNumber),
        ])
    }

    private func reset(_ request: Request) async throws(ControlProblem) -> Response {
        try request.expect(.post)
        try await world.reset()
        return .control(["id": .string(world.identity.id)])
    }
}

extension WorldControl {
    /// Answers `snapshots`, `snapshots/NAME` and `snapshots/NAME/restore`.
    private func snapshots(_ request: Request, _ path: [String]) async throws(ControlProblem) -> Response {
        guard let name = path.first else {
            try request.expect(.get, .head)
            return .control(["snapshots": .strings(world.snapshotNames)])
        }
        guard ControlName.isValid(name) else { throw .badName(name) }
        if path.count == 2 {
            guard path[1] == "restore" else { throw .unknownPath }
            try request.expect(.post)
            guard let copy = world.snapshot(name) else { throw .unknownSnapshot(name) }
            try await world.restore(copy)
            return .control(["restored": .string(name)])
        }
        try request.expect(.get, .head, .put, .delete)
        switch request.method {
        case .put:
            let copy = request.body.isEmpty ? await world.copy() : try uploaded(request.body)
            try await world.keep(copy, as: name)
        case .delete: if try await !world.removeSnapshot(name) { throw .unknownSnapshot(name) }
        default: return try download(name)
        }
        return .control(["snapshots": .strings(world.snapshotNames)])
    }
}

/// Snapshots as files.
extension WorldControl {
    /// Returns a snapshot as a file to download, with the albums of the server's world file.
    private func download(_ name: String) throws(ControlProblem) -> Response {
        guard var copy = world.snapshot(name) else { throw .unknownSnapshot(name) }
        copy.albums = copy.albums.added(to: serverAlbums)
        guard let bytes = try? SnapshotFile(copy).bytes() else { throw .unwritableSnapshot }
        let fields = [
            ("Content-Type", "application/json"), ("Content-Disposition", "attachment; filename=\"\(name).json\""),
        ]
        return Response(status: 200, headers: Headers(fields), body: .bytes(bytes))
    }

    /// Reads the copy of a world from an uploaded file, without the albums that the server has already.
    private func uploaded(_ bytes: [UInt8]) throws(ControlProblem) -> WorldCopy {
        var copy = try SnapshotFile(bytes).copy
        copy.albums = copy.albums.subtracting(serverAlbums)
        return copy
    }
}

extension FaultDescription {
    fileprivate var json: JSON {
        ["name": .string(name), "effect": .string(summary), "affects": .string(place.rawValue)]
    }
}
