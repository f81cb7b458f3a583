import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

/// The paths of a class: `/_tonearm/class`, `/_tonearm/class/results`, `/_tonearm/class/everybody-here`, and
/// `/_tonearm/worlds/ID/progress` of each learner.
extension ControlGateway {
    /// - Parameter path: the path segments after `class`.
    func classroom(_ request: Request, _ path: ArraySlice<String>) async throws(ControlProblem) -> Response {
        guard let room else { throw .noClass }
        switch path.first {
        case nil:
            try request.expect(.get, .head)
            if page(of: request).wantsPage { return .page(ClassPage(room: room).html) }
            return .control([
                "lessons": .strings(room.lessons), "learners": .array(room.rows().map(\.json)),
            ])
        case "results" where path.count == 1:
            try request.expect(.get, .head)
            return try results(room, request)
        case "everybody-here" where path.count == 1:
            try request.expect(.post)
            return try await gather(room, ControlBody(orEmpty: request, members: ["world"]))
        default: throw .unknownPath
        }
    }

    /// Returns the results as a file, or as the member `text` for a client that takes only JSON.
    private func results(_ room: ClassRoom, _ request: Request) throws(ControlProblem) -> Response {
        let name = request.value(of: "as") ?? ClassResults.Format.csv.rawValue
        guard let format = ClassResults.Format(rawValue: name) else {
            let names = ClassResults.Format.allCases.map(\.rawValue).joined(separator: ", ")
            throw .bad("'\(name)' is not a format of results", next: "There are: \(names).")
        }
        let text = ClassResults(room).text(as: format)
        if request.headers["Accept"] == "application/json" { return .control(["text": .string(text)]) }
        return Response(
            status: 200, headers: Headers([("Content-Type", format.contentType)]), body: .bytes(Array(text.utf8)))
    }

    /// Replaces the state of each learner's world by that of one world. Tokens and links stay valid.
    private func gather(_ room: ClassRoom, _ body: ControlBody) async throws(ControlProblem) -> Response {
        let name = try body.text("world") ?? Worlds.defaultID
        guard let source = worlds.world(name) else { throw .unknownWorld(name) }
        let copy = await source.copy()
        var count = 0
        var missing: [String] = []
        for learner in room.learners where learner.world != source.identity.id {
            guard let world = worlds.world(learner.world), world.identity.id == learner.world else {
                missing.append(learner.name)
                continue
            }
            try await world.join(copy)
            world.changes.add()
            count += 1
        }
        var answer = JSONObject([("from", .string(source.identity.id)), ("worlds", .integer(count))])
        if !missing.isEmpty { answer.append("withoutWorld", .strings(missing)) }
        return .control(.object(answer))
    }

    /// Takes a shell's report, or describes the class to it.
    func progress(_ request: Request, of world: HostedWorld) throws(ControlProblem) -> Response {
        try request.expect(.get, .head, .put)
        guard let room, let learner = room.learner(ofWorld: world.identity.id) else { throw .noClass }
        if request.method == .put { try room.take(try ProgressReport(request), from: learner) }
        return .control(["learner": .string(learner.name), "lessons": .strings(room.lessons)])
    }
}

extension ControlProblem {
    static let noClass = Self(
        status: 404, sentence: "There is no class here", next: "'tonearm class LESSON…' starts a server with one.")
}
