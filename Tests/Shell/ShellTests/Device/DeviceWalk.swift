import TonearmAlgorithms

/// A generator of random lines about the device, reproducible from its seed.
struct DeviceWalk {
    private var random: RandomSource

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    mutating func pick(_ lines: [String]) -> String { lines[random.next(modulo: lines.count)] }

    /// Events around an app: consent, accounts, devices, apps.
    static let events =
        [
            "consent request", "consent allow", "consent deny", "consent reset", "consent restrict",
            "consent request --answer allow", "authorize --answer allow",
            "device add tablet", "device use tablet", "device use phone", "app add Quiz", "app use Quiz",
            "app use Runner", "app usage none", "app usage Play.",
            "account add friend fr", "account sign-in friend", "account sign-in subscriber", "account sign-in visitor",
            "account sign-in newcomer", "account sign-out", "account subscribe", "account subscribe family",
            "account lapse", "account cloud-library on", "account cloud-library off", "account move jp",
            "account move us", "account change-password", "account revoke", "account grant", "account privacy-notice",
            "account acknowledge", "account restrict education", "account restrict consent", "account restrict none",
            "account subscriber", "account carrier", "account eligible", "account no-service", "account signed-out",
            "token user request", "token user request --anyway", "token user forget", "token user set --from phone",
            "clock advance 100d",
        ] + likely

    /// Lines that usually succeed, repeated because most others are refused.
    private static let likely = Array(
        repeating: [
            "account restrict none", "app usage Play.", "consent allow", "authorize --answer allow",
            "account sign-in subscriber", "account move us",
            "account acknowledge", "account grant", "account subscribe", "token user request",
        ], count: 4
    ).flatMap { $0 }

    /// The events, and the actions of an app and its user.
    static let everything =
        events + [
            "allow", "deny", "accept", "dismiss", "authorize", "authorize --answer deny", "capabilities",
            "capabilities playback off", "capabilities playback on", "capabilities playback auto",
            "capabilities add off", "capabilities eligible on", "capabilities eligible auto",
            "subscription watch", "subscription unwatch", "offer", "offer", "offer accept", "offer dismiss",
            "offer --message addMusic --item songs/900032829", "device music-app off", "device music-app on",
            "app musickit off", "app musickit on", "play albums/310730204", "library add songs/900032829",
            "playlist create Road", "fault set offline --on /offer", "fault set 503 --on /offer --times 1",
            "fault clear", "scenario load eligible", "scenario load two-devices", "explain", "subscription",
            "library songs --limit 1",
        ]
}
