import AppleMusicAPI
import AppleMusicSimulator
import MusicDevice

/// The tokens of a device itself: MediaPlayer reads the library and plays stations for apps that hold no token at all.
struct DevicePass {
    let account: String
    let developerToken: String
    let userToken: String

    func signed(_ request: Request) -> Request {
        var request = request
        request.headers["Authorization"] = "Bearer \(developerToken)"
        request.headers["Music-User-Token"] = userToken
        return request
    }
}

extension MusicClient {
    /// Opens the account of a device for requests of the device itself, whatever apps may ask. Whoever keeps the world gives the pass back, as
    /// `send(_:asDevice:in:)` does.
    /// - Throws: `UserTokenRefusal` where nobody is signed in, `CredentialProblem` where another service than the simulator answers.
    func devicePass(of device: String, in world: inout World) throws -> DevicePass {
        if let origin = world.address.origin { throw CredentialProblem.device(server: origin.description) }
        let name = world.device.account(on: device)?.name ?? ""
        let team = DeveloperKey.demonstration.team
        world.memory.setSubscribed(true, account: name)
        world.memory.setPrivacyAccepted(true, account: name)
        world.memory.grantAccess(to: team, account: name)
        let random = world.memory.random
        let token = try world.memory.issueUserToken(account: name, team: team, now: now(in: world))
        world.memory.random = random
        return DevicePass(
            account: name, developerToken: try automaticDeveloperToken(at: now(in: world)), userToken: token.text)
    }

    /// Sends a request as the device does it, and leaves nothing behind but what the service did: no token, and no exchange of the app's.
    func send(_ request: Request, asDevice device: String, in world: inout World) async throws -> Response {
        let (exchange, random) = (world.exchange, world.memory.random)
        let old = world.device.account(on: device).flatMap { world.memory.account($0.name) }
        let pass = try devicePass(of: device, in: &world)
        defer {
            world.memory.refuse(userToken: pass.userToken)
            world.memory.random = random
            world.exchange = exchange
            if let old { world.restore(old) }
        }
        return try await send(pass.signed(request), in: &world)
    }
}

extension World {
    /// The account's standing with the service as it was.
    fileprivate mutating func restore(_ account: SimulatedAccount) {
        memory.setPrivacyAccepted(account.hasAcceptedPrivacy, account: account.name)
        if account.revokedTeams.contains(DeveloperKey.demonstration.team) {
            memory.revokeAccess(of: DeveloperKey.demonstration.team, account: account.name)
        }
        if !account.isSubscribed { memory.setSubscribed(false, account: account.name) }
        memory.setCloudLibrary(account.hasCloudLibrary, account: account.name)
    }
}
