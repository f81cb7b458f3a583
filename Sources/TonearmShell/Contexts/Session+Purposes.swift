import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// The things that commands need from a session: a focus, resources by the words that name them, a user token, a capability.
extension Session {
    /// The resource that relationships are followed from.
    func focus(to purpose: String) throws(Failure) -> Place.Focus {
        if let focus = here?.focus { return focus }
        throw Failure(
            "Cannot \(purpose)", "no resource is open",
            next: "Type 'open' with a row number or for example 'open albums/310730204'.")
    }

    /// The resources that words name, each once.
    func resources(_ words: [String], to purpose: String) throws(Failure) -> [ResourceIdentifier] {
        var found: [ResourceIdentifier] = []
        for word in words {
            for reference in try Reference.read(word, among: rows, to: purpose)
            where !found.contains(reference.resource) {
                found.append(reference.resource)
            }
        }
        return found
    }

    /// `Born to Run (albums/310730204)` where the name is known, else the identifier.
    func name(of resource: ResourceIdentifier) -> String {
        let answer = here?.answer
        let here = rows.resources + (answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])
        guard let name = here.first(where: { $0.identifier == resource })?.attribute("name")?.string else {
            return resource.description
        }
        return "\(name) (\(resource))"
    }

    /// Checks that a user token is there, or that one is got by itself.
    /// - Throws: `Failure` that says how to get a token, before anything is asked.
    func requireUserToken(to purpose: String) throws(Failure) {
        guard world.userToken == nil, !world.device.getsUserTokens else { return }
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

    /// Looks at the one capability that an action needs, just before it is done ("Introducing MusicKit", WWDC17 session 502).
    /// - Throws: `DeviceRefusal` that names the capability.
    func require(_ action: GatedAction) throws(DeviceRefusal) {
        if let refusal = world.device.gate(action) { throw DeviceRefusal(refusal) }
    }
}

extension Failure {
    /// The session has no user token for the purpose.
    static func noUserToken(_ purpose: String) -> Failure {
        Failure(
            "Cannot \(purpose)", "the session has no music user token",
            next: "Type 'authorize' to get one, step by step.")
    }
}
