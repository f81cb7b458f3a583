/// A scenario: an initial state with a lesson.
package struct Scenario: Sendable {
    /// A short name, to be typed.
    package let name: String
    package let title: String
    /// The problem of an app that ignores the lesson.
    package let lesson: String
    /// The entries of the list of scenarios that start here: `C2`. A test checks that each has one.
    package let entries: [String]
    /// The user token in the current app's cache; the service issues it when the scenario starts.
    package let token: Token?
    /// The faults for players.
    package let faults: PlaybackFaults
    /// The devices, apps and accounts, without the token.
    package let device: MusicDevice

    package enum Token: Sendable, Equatable {
        case good
        case faulty(UserTokenProblem)
    }

    /// Returns the initial state. The service makes the token's text for the given account.
    package func start(token mint: (_ account: String) -> UserToken) -> MusicDevice {
        var start = device
        guard let token, let account = device.account else { return start }
        let fault: UserTokenProblem? = if case .faulty(let fault) = token { fault } else { nil }
        start[start.instance].token = .held(HeldToken(mint(account.name), fault: fault))
        return start
    }

    package static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}

extension Scenario {
    /// All scenarios, in the recommended order of learning.
    package static let all: [Scenario] = consent + capabilities + tokens + offers + players

    private static let consent = [
        Scenario(
            "fresh-device", "An app that has never asked",
            ["A1", "A2", "A5", "B1", "B2", "B3", "B5", "H1", "H2", "H3", "I1"],
            lesson: "Everything but the plain catalog waits for consent, and the dialog comes only once.", fresh()),
        Scenario(
            "denied", "The user has said no", [],
            lesson: "Asking again shows nothing. Only Settings changes it, so say so and lead there.",
            fresh { $0[$0.instance].decision = .refused }),
        Scenario(
            "restricted", "A device that forbids it", ["A3"],
            lesson: "There is nothing in Settings to switch: hide the feature.",
            fresh { _ = $0.restrictConsent() }),
        Scenario(
            "no-usage-text", "An app without a usage description", ["A4"],
            lesson: "The system ends the app; only the crash report names the missing key.",
            fresh(app: App("Runner", usageDescription: nil))),
        Scenario(
            "fresh-subscriber", "A plan, and an app that has never asked", ["C1"],
            lesson: "Consent, capabilities, storefront, token: each step can end the flow.",
            fresh(.subscriber) { _ = $0.apply(.subscriber) }),
        Scenario(
            "two-devices", "A phone that was asked, a tablet that was not", ["A6", "C5"], token: .good,
            lesson: "Consent and user tokens belong to one app on one device. Copying a token does not copy consent.",
            allowed(.subscriber) { _ = $0.putDevice("tablet") }),
    ]

    private static let capabilities = [
        Scenario(
            "subscriber", "The usual full case",
            ["C2", "C3", "C7", "D4", "D5", "E5", "F1", "F2", "G11", "H4", "H5", "H6"],
            token: .good,
            lesson: "Read the one flag that an action needs, just before the action.",
            allowed(.subscriber)),
        Scenario(
            "eligible", "No plan, but may take one", ["E1", "E2", "E3", "E7"],
            lesson: "Not subscribed is no dead end: show an offer where the button would not work.", allowed(.eligible)),
        Scenario(
            "carrier", "The carrier pays", ["D1"], token: .good,
            lesson: "Looking for a receipt of one's own misses these subscribers; the capability does not.",
            allowed(.carrier)),
        Scenario(
            "no-cloud-library", "A plan, and Sync Library off", ["D2"], token: .good,
            lesson: "Playing and adding are two flags: one 'is subscriber' leaves a dead add button.",
            allowed(.noCloudLibrary)),
        Scenario(
            "no-service", "A country without the service", ["D3"],
            lesson: "Not a subscriber does not mean that one may subscribe: show no offer.", allowed(.noService)),
        Scenario(
            "education", "A school's device", [],
            lesson: "No offer may be shown here, whoever is signed in.", allowed(.education)),
        Scenario(
            "enterprise", "A company's device", [],
            lesson: "No offer may be shown here, whoever is signed in.", allowed(.enterprise)),
        Scenario(
            "signed-out", "Nobody signed in", ["C8"],
            lesson: "It looks like an eligible account, and the offer's sheet has a button to sign in.",
            allowed(.signedOut)),
        Scenario(
            "lapsed", "Once a subscriber", [], token: .faulty(.subscriptionEnded),
            lesson: "The token is still there and is refused: read the capabilities before fetching another.",
            allowed(.lapsed)),
    ]

    private static let tokens = [
        Scenario(
            "no-musickit-service", "An App ID without MusicKit", ["B4"],
            lesson: "Automatic tokens fail with an error that names neither the App ID nor the portal.",
            allowed(.subscriber) { _ = $0.setMusicKitService(false) }),
        Scenario(
            "password-changed", "A token that has gone bad", ["I2"], token: .faulty(.passwordChanged),
            lesson: "Nobody tells the app. After a 403: drop, capabilities, new token, one more try.",
            allowed(.subscriber)),
        Scenario(
            "two-accounts", "A second account, in another country", ["C4"], token: .good,
            lesson: "After a 403 the account may be another one, with another storefront and no plan.",
            allowed(.subscriber)),
        Scenario(
            "privacy-notice", "A privacy notice not yet accepted", ["C6"],
            lesson: "It is not a network error: ask the user to open the Music app.",
            allowed(.subscriber) { $0[account: "subscriber"].privacyAcknowledged = false }),
    ]

    private static let offers = [
        Scenario(
            "no-music-app", "Eligible, and the Music app is deleted", ["E4"],
            lesson: "Wait for the completion before presenting, or show an empty sheet.",
            allowed(.eligible) { _ = $0.setMusicApp(installed: false) }),
        Scenario(
            "stale-token", "Subscribed a moment ago, with the old token", ["E6"], token: .faulty(.noSubscription),
            lesson: "Drop the token with every change of capabilities; it outlives what it was made for.",
            allowed(.subscriber) { $0[account: "subscriber"].subscription = .trial }),
    ]

    init(
        _ name: String, _ title: String, _ entries: [String], token: Token? = nil, faults: PlaybackFaults = [],
        lesson: String, _ device: MusicDevice
    ) {
        self.init(
            name: name, title: title, lesson: lesson, entries: entries, token: token, faults: faults, device: device)
    }

    /// Makes a session's accounts, with one of them signed in.
    private static func fresh(
        _ account: Account = .visitor, app: App = .runner, _ change: (inout MusicDevice) -> Void = { _ in }
    ) -> MusicDevice {
        var device = MusicDevice(app: app, account: .subscriber, .newcomer, .visitor)
        device[device: device.currentDevice].signedIn = account.name
        change(&device)
        return device
    }

    /// Makes a device with consent. A former subscriber is `subscriber`, a never subscribed one is `visitor`.
    static func allowed(_ situation: Situation, _ change: (inout MusicDevice) -> Void = { _ in }) -> MusicDevice {
        fresh(situation.subscription == .none ? .visitor : .subscriber) {
            $0[$0.instance].decision = .allowed
            _ = $0.apply(situation)
            change(&$0)
        }
    }
}
