import TonearmSimulator

extension ClassRoom {
    /// Makes a world for each learner.
    /// - Throws: `ControlProblem` if a world cannot be made.
    package static func make(
        _ roster: Roster, lessons: [String], in worlds: Worlds
    ) async throws(ControlProblem) -> ClassRoom {
        let copy = await worlds.default.copy()
        var learners: [Learner] = []
        for name in roster.names {
            let world = try await worlds.make(Worlds.Order(name: nil, copy: copy))
            learners.append(Learner(name: name, world: world.identity.id))
        }
        return ClassRoom(learners, lessons: lessons, now: worlds.system)
    }
}
