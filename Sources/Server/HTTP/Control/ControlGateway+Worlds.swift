import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmSimulator

/// The paths that manage worlds: `/_tonearm/worlds`, `/_tonearm/worlds/ID`, `/_tonearm/worlds/ID/fork`.
extension ControlGateway {
    /// - Parameter path: the path segments after `worlds`.
    func worlds(_ request: Request, _ path: ArraySlice<String>) async throws(ControlProblem) -> Response {
        guard let id = path.first else {
            try request.expect(.get, .head, .post)
            if request.method == .post { return try await make(ControlBody(orEmpty: request, members: Self.members)) }
            return .control(["worlds": .array(([worlds.default] + worlds.all).map { json($0) })])
        }
        guard let world = worlds.world(id) else { throw .unknownWorld(id) }
        switch (path.dropFirst().first, path.count) {
        case (nil, _):
            try request.expect(.get, .head, .delete)
            guard request.method == .delete else { return .control(json(world)) }
            guard try await worlds.remove(world.identity.id) else { throw .defaultWorldStays }
            return .control(["deleted": .string(world.identity.id)])
        case ("fork", 2):
            try request.expect(.post)
            return try await make(ControlBody(orEmpty: request, members: ["name", "suite"]), from: world)
        case ("progress", 2): return try progress(request, of: world)
        default:
            return try await control(world, request, path.dropFirst())
        }
    }

    /// Answers a request about one world, and tells its listeners of a change.
    func control(
        _ world: HostedWorld, _ request: Request, _ path: ArraySlice<String>
    ) async throws(ControlProblem) -> Response {
        let answer = try await WorldControl(world: world, serverAlbums: worlds.albums, origin: worlds.origin)
            .answer(to: request, path)
        if request.method != .get, request.method != .head { world.changes.add() }
        return answer
    }

    private static let members: Set<String> = [
        "name", "from", "snapshot", "world", "seed", "now", "faults", "era", "suite",
    ]

    private func make(_ body: ControlBody, from parent: HostedWorld? = nil) async throws(ControlProblem) -> Response {
        let name = try body.text("name")
        if let name, !ControlName.isValid(name) { throw .badName(name) }
        let suite = try body.text("suite")
        if let suite, !ControlName.isValid(suite) { throw .badName(suite) }
        var copy = try await beginning(body, parent)
        if body["faults"] != nil { copy.memory.state.faults = Faults(try body.faults()) }
        if let era = try body.era() { copy.memory.state.era = era }
        if let text = try body.text("now") {
            do throws(Failure) { copy.clock.fixed = try Timestamp.parse(text, to: "set the clock to") } catch {
                throw .bad("\(error.what): \(error.why)", next: error.next)
            }
        }
        let world = try await worlds.make(Worlds.Order(name: name, suite: suite, copy: copy))
        return .control(json(world), status: 201)
    }

    /// Returns the state of a new world: that of another world or of one of its snapshots, or the default one.
    private func beginning(_ body: ControlBody, _ parent: HostedWorld?) async throws(ControlProblem) -> WorldCopy {
        var parent = parent
        if let world = body["world"] { return try worlds.copy(of: world) }
        if let id = try body.text("from") {
            guard let known = worlds.world(id) else { throw .unknownWorld(id) }
            parent = known
        }
        if let name = try body.text("snapshot") {
            guard let copy = (parent ?? worlds.default).snapshot(name) else { throw .unknownSnapshot(name) }
            return copy
        }
        if let parent { return await parent.copy() }
        let given = body["seed"].map { RequestedNumber.value($0, in: 0...Int.max) }
        guard let seed = given ?? 1 else {
            throw .bad("'seed' is not a whole number from 0 on", next: #"Send for example {"seed": 7}."#)
        }
        return WorldCopy(
            memory: SimulatorMemory(seed: UInt64(seed)), clock: worlds.default.clock.setting)
    }

    private func json(_ world: HostedWorld) -> JSON {
        let key = world.identity.key
        var object = JSONObject([("id", .string(world.identity.id))])
        object.append("name", world.identity.name.map(JSON.string))
        object.append("origin", worlds.origin.map(JSON.string))
        object.append("prefix", .string("/w/\(world.identity.id)"))
        object.append("made", .string(Timestamp.text(world.identity.made)))
        object.append("requests", .integer(world.journal.count))
        object.append("snapshots", .strings(world.snapshotNames))
        object.append("tokens", tokens(of: world))
        object.append("key", ["id": .string(key.id), "team": .string(key.team), "p8": .string(key.pem)])
        return .object(object)
    }

    /// Returns the developer token, and the user tokens by the names of their accounts.
    func tokens(of world: HostedWorld) -> JSON {
        var object = JSONObject([])
        object.append("developer", world.developerToken().map(JSON.string))
        for token in world.userTokens { object.append(token.account, .string(token.text)) }
        return .object(object)
    }
}
