import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Events of the account and the service while the app runs.
extension Session {
    static let account: [Step] = [
        Step("the catalog fails for 20 minutes, and the plan ends in 10") { world in
            world.keeper.withWorld { disturb(&$0, world.client) }
            return .done("")
        } _: { simulation in
            let stage = simulation.music.stage
            stage.withWorld { failCatalog(of: &$0, stage.client) }
            simulation.music.lapse(after: .seconds(600))
            return .done("")
        },
        album, .wait(1_190), album, .wait(20), faults, album, subscription, libraryAlbums,
        .person("subscribe again", { device throws(Refusal) in try device.subscribe() }) { try $0.music.subscribe() },
        libraryAlbums, userToken, libraryAlbums,
        .person("turn Sync Library off", { device throws(Refusal) in try device.setCloudLibrary(false) }) {
            try $0.music.setCloudLibrary(on: false)
        },
        subscription,
        .person("revoke the app's access", { device throws(Refusal) in try device.revokeAccess() }) {
            try $0.music.revokeAccess()
        },
        libraryAlbums,
        .person("change the password", { device throws(Refusal) in try device.changePassword() }) {
            try $0.music.changePassword()
        },
        libraryAlbums,
        .person("move to Japan", { device throws(Refusal) in try device.moveStorefront(to: "jp") }) {
            try $0.music.moveAccount(to: "jp")
        },
        album,
        .person("sign out", { device throws(Refusal) in try device.signOut() }) { try $0.music.signOut() },
        subscription, album, libraryAlbums,
    ]

    /// The injected faults that have not ended. No module has a call for it.
    private static let faults = Step.asking("the faults") { world in
        "\(world.read { $0.memory.faults.list.count })"
    } _: { simulation in
        "\(simulation.music.stage.read { $0.memory.faults.list.count })"
    }

    private static func disturb(_ world: inout World, _ client: MusicClient) {
        failCatalog(of: &world, client)
        world.schedule(.lapse, in: 600, now: client.now(in: world))
    }

    private static func failCatalog(of world: inout World, _ client: MusicClient) {
        var filter = FaultFilter()
        filter.until = client.now(in: world) + 1_200
        world.memory.faults.set(Faults.Fault(.status(503), on: "/v1/catalog", filter: filter))
    }
}
