import MusicDevice

extension SimulatedAppleMusic {
    /// A situation to begin with.
    public struct Scenario: Hashable, Sendable, CustomStringConvertible {
        /// Short: `two-devices`.
        public let name: String

        /// One line: `A plan, and an app that has never asked`.
        public var title: String { value?.title ?? "An app on a subscriber's phone that has never asked" }

        /// The mistake of an app that does not know the situation.
        public var lesson: String? { value?.lesson }

        public var description: String { name }

        /// Nil for `fresh`.
        var value: MusicDevice.Scenario? { MusicDevice.Scenario.named(name) }

        private init(_ name: String) { self.name = name }

        /// The scenario of a name.
        /// - Throws: `UnknownScenario`.
        public init(named name: String) throws(UnknownScenario) {
            guard let known = Self.all.first(where: { $0.name == name }) else { throw UnknownScenario(name: name) }
            self = known
        }

        /// A subscriber's phone with an app on it that has never asked for consent: the beginning of every session.
        public static let fresh = Scenario("fresh")

        // Consent
        public static let freshDevice = Scenario("fresh-device")
        public static let denied = Scenario("denied")
        public static let restricted = Scenario("restricted")
        public static let noUsageText = Scenario("no-usage-text")
        public static let freshSubscriber = Scenario("fresh-subscriber")
        public static let twoDevices = Scenario("two-devices")

        // Accounts and capabilities
        public static let subscriber = Scenario("subscriber")
        public static let eligible = Scenario("eligible")
        public static let carrier = Scenario("carrier")
        public static let noCloudLibrary = Scenario("no-cloud-library")
        public static let noService = Scenario("no-service")
        public static let education = Scenario("education")
        public static let enterprise = Scenario("enterprise")
        public static let signedOut = Scenario("signed-out")
        public static let lapsed = Scenario("lapsed")
        public static let noMusicKitService = Scenario("no-musickit-service")

        // Tokens and offers
        public static let passwordChanged = Scenario("password-changed")
        public static let twoAccounts = Scenario("two-accounts")
        public static let privacyNotice = Scenario("privacy-notice")
        public static let noMusicApp = Scenario("no-music-app")
        public static let staleToken = Scenario("stale-token")

        // Players
        public static let workout = Scenario("workout")
        public static let social = Scenario("social")
        public static let fourthSong = Scenario("fourth-song")
        public static let powerSong = Scenario("power-song")
        public static let transaction = Scenario("transaction")
        public static let timeout = Scenario("timeout")
        public static let station = Scenario("station")
        public static let headphones = Scenario("headphones")
        public static let phoneAndTablet = Scenario("phone-and-tablet")
        public static let clips = Scenario("clips")
        public static let longQueue = Scenario("long-queue")

        /// Every scenario: first `fresh`, then in the order in which they are best learned.
        public static var all: [Scenario] { [.fresh] + MusicDevice.Scenario.all.map { Scenario($0.name) } }
    }

    /// There is no scenario of that name.
    public struct UnknownScenario: Error, Hashable, CustomStringConvertible {
        /// The name that was asked for.
        public let name: String

        public var description: String {
            "there is no scenario '\(name)'; there are \(Scenario.all.map(\.name).joined(separator: ", "))"
        }
    }
}
