import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicCatalog
import MusicWorld
import TonearmShell

/// The services behind the addresses that a session can have: the one place that knows which they are.
enum Services {
    static let client: MusicClient = {
        let simulator = Simulator(catalog: BuiltInCatalog(), keys: [DeveloperKey.demonstration.publicKey])
        return MusicClient(systemTime: { OperatingSystem.milliseconds }) { address in
            switch address {
            case .simulator(catalog: nil): simulator
            case .simulator(let path?): simulator.reading(try Catalogs.open(path))
            case .server:
                throw Failure(
                    "Cannot use the service '\(address.word)'", "this program has no client for services on a network",
                    next: "Type 'service simulator' to go on with the one that is part of it.")
            }
        }
    }()
}
