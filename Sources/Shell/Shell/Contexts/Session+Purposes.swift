import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// The requirements of commands on a session: a focus, named resources, a user token, a capability.
extension Session {
    /// Returns the focus, from which relationships are followed.
    func focus(to purpose: String) throws(Failure) -> Place.Focus {
        if let focus = here?.focus { return focus }
        throw Failure(
            "Cannot \(purpose)", "no resource is open",
            next: "Type 'open' with a row number or for example 'open albums/310730204'.")
    }

    /// Returns the resources that words name, without repetitions.
    /// - Parameter example: a resource that the command takes, for advice.
    func resources(
        _ words: [String], to purpose: String, example: ResourceIdentifier = .exampleAlbum
    ) throws(Failure) -> [ResourceIdentifier] {
        var found: [ResourceIdentifier] = []
        for word in words {
            for reference in try Reference.read(word, among: rows, to: purpose, example: example)
            where !found.contains(reference.resource) {
                found.append(reference.resource)
            }
        }
        return found
    }

    /// Returns the name and the identifier, `Born to Run (albums/310730204)`, or the identifier alone if the name is
    /// unknown.
    func name(of resource: ResourceIdentifier) -> String {
        let answer = here?.answer
        let here = rows.resources + (answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])
        guard let name = here.first(where: { $0.identifier == resource })?.attribute("name")?.string else {
            return resource.description
        }
        return "\(name) (\(resource))"
    }

    /// Checks that there is a user token, or that the device gets one automatically.
    /// - Throws: `Failure` with the advice how to get a token, before a request is sent.
    func requireUserToken(to purpose: String) throws(Failure) {
        guard !usesAttachedAccount, world.userToken == nil, !world.device.getsUserTokens else { return }
        let device = world.device
        if !device.device.version.hasMusicAPI {
            throw Failure(
                "Cannot \(purpose)",
                "the session has no music user token, and no call of iOS \(device.device.version) gets one",
                next: PlayerRemedy.useSystem(.musicAPI).sentence)
        }
        if device.device.kind == .hardware { throw Failure.noUserToken(purpose) }
        throw Failure(
            "Cannot \(purpose)", "the session has no music user token, and Apple's simulator gets none",
            next: Remedy.bringUserToken(from: device.deviceWithToken).sentence(after: .simulator))
    }

    /// Checks the capability for an action, just before it is run ("Introducing MusicKit", WWDC17 session 502).
    /// - Throws: `DeviceRefusal` that names the capability.
    func require(_ action: GatedAction) throws(DeviceRefusal) {
        // The server decides what its account may add.
        if usesAttachedAccount, action.capability == .cloudLibraryAdd { return }
        if let refusal = world.device.gate(action) { throw DeviceRefusal(refusal) }
    }

    // MARK: - The simulated era, for commands that depend on it

    /// The simulated era; today if another service answers.
    var era: Era { world.address.isSimulated ? world.memory.era : .today }

    /// - Throws: `Failure` if the API of the era has no views.
    func requireViews(to purpose: String) throws(Failure) {
        guard era.schema != nil else { return }
        throw Failure(
            "Cannot \(purpose)", "the service of \(era.rawValue) has no views",
            next: "'set era today' has them; 'follow' lists the relationships.")
    }

    /// - Throws: `Failure` if genres have no parents in the era.
    func requireParentsOfGenres(to purpose: String) throws(Failure) {
        guard era != .today else { return }
        throw Failure(
            "Cannot \(purpose)", "the genres of \(era.rawValue) do not name their parents",
            next: "'genres' lists those with charts; 'set era today' has the tree.")
    }

    /// The setting, and the differences between the era and today.
    var eraAnswer: Message {
        let differences = era.differences
        var message = SessionLines.rows(
            [("era", world.memory.era.rawValue)] + differences.map { ($0.name, $0.sentence) },
            hasNumbers: false)
        if !differences.isEmpty {
            let end = StyledText.faint("All else is as today; ") + .command("set era today") + .faint(" goes back.")
            message.lines.append(end)
            message.facts?.append(end)
        }
        return message
    }
}

extension Failure {
    /// Returns the failure of a session without a user token.
    static func noUserToken(_ purpose: String) -> Failure {
        Failure(
            "Cannot \(purpose)", "the session has no music user token",
            next: "Type 'authorize' to get one, step by step.")
    }
}
