import TonearmDevice

/// A situation in which a simulation begins.
public struct SimulatedScenario: Hashable, Sendable, CustomStringConvertible {
    /// A short name: `two-devices`.
    public let name: String

    /// A one-line title: `A plan, and an app that has never asked`.
    public var title: String { value?.title ?? "An app on a subscriber's phone that has never asked" }

    /// The mistake of an app that ignores the situation.
    public var lesson: String? { value?.lesson }

    public var description: String { name }

    /// The scenario's data; nil for `fresh`.
    var value: Scenario? { Scenario.named(name) }

    private init(_ name: String) { self.name = name }

    /// Finds a scenario by name.
    /// - Throws: `ScenarioProblem`.
    public init(named name: String) throws(ScenarioProblem) {
        guard let known = Self.all.first(where: { $0.name == name }) else { throw ScenarioProblem(name: name) }
        self = known
    }

    /// A subscriber's phone with an app that has not asked for consent: the initial state of every session.
    public static let fresh = SimulatedScenario("fresh")

    // Consent
    public static let freshDevice = SimulatedScenario("fresh-device")
    public static let denied = SimulatedScenario("denied")
    public static let restricted = SimulatedScenario("restricted")
    public static let noUsageText = SimulatedScenario("no-usage-text")
    public static let freshSubscriber = SimulatedScenario("fresh-subscriber")
    public static let twoDevices = SimulatedScenario("two-devices")

    // Accounts and capabilities
    public static let subscriber = SimulatedScenario("subscriber")
    public static let eligible = SimulatedScenario("eligible")
    public static let carrier = SimulatedScenario("carrier")
    public static let noCloudLibrary = SimulatedScenario("no-cloud-library")
    public static let noService = SimulatedScenario("no-service")
    public static let education = SimulatedScenario("education")
    public static let enterprise = SimulatedScenario("enterprise")
    public static let signedOut = SimulatedScenario("signed-out")
    public static let lapsed = SimulatedScenario("lapsed")
    public static let noMusicKitService = SimulatedScenario("no-musickit-service")

    // Tokens and offers
    public static let passwordChanged = SimulatedScenario("password-changed")
    public static let twoAccounts = SimulatedScenario("two-accounts")
    public static let privacyNotice = SimulatedScenario("privacy-notice")
    public static let noMusicApp = SimulatedScenario("no-music-app")
    public static let staleToken = SimulatedScenario("stale-token")

    // Players
    public static let workout = SimulatedScenario("workout")
    public static let social = SimulatedScenario("social")
    public static let fourthSong = SimulatedScenario("fourth-song")
    public static let powerSong = SimulatedScenario("power-song")
    public static let transaction = SimulatedScenario("transaction")
    public static let timeout = SimulatedScenario("timeout")
    public static let station = SimulatedScenario("station")
    public static let headphones = SimulatedScenario("headphones")
    public static let phoneAndTablet = SimulatedScenario("phone-and-tablet")
    public static let clips = SimulatedScenario("clips")
    public static let longQueue = SimulatedScenario("long-queue")

    /// Every scenario: first `fresh`, then the others in the recommended order of learning.
    public static var all: [SimulatedScenario] { [.fresh] + Scenario.all.map { SimulatedScenario($0.name) } }
}

/// An error for an unknown scenario name.
public struct ScenarioProblem: Error, Hashable, CustomStringConvertible {
    /// The name as given.
    public let name: String

    public var description: String {
        "there is no scenario '\(name)'; there are \(SimulatedScenario.all.map(\.name).joined(separator: ", "))"
    }
}
