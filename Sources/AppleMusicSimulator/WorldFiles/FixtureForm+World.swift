import AppleMusicAPI
import MusicCatalog

/// The forms of world files.
extension FixtureForm {
    package static let world = FixtureForm(members: [
        Member("now", .time, "The time at which the clock stands still. Without it the clock runs."),
        Member(
            "ahead", .integer(-Self.longestTime...Self.longestTime),
            "The seconds by which a running clock is ahead of the system's."),
        Member("seed", .integer(0...Int.max), "The source of everything random. The default is 1."),
        Member("era", .choice(Era.allCases.map(\.rawValue)), "The era of the service. The default is 'today'."),
        Member("faults", .list(.name), "Faults of requests, each in words: '503 --on /v1/catalog --times 1'."),
        Member(
            "playerFaults", .list(.choice(DeviceFixture.playerFaults)),
            "Faults of players. A server has no players, and ignores them."),
        Member("catalog", .object(.catalog), "Music of one's own, which is added to the catalog."),
        Member(
            "accounts", .list(.object(.account)),
            "The accounts. Without it there are 'subscriber', 'newcomer' and 'visitor'."),
        Member("apps", .list(.object(.app)), "The apps on every device. Without it there is one, 'Runner'."),
        Member(
            "devices", .list(.object(.device)),
            "The devices. Without it there is one, 'phone'. A server has no devices, and only checks them."),
    ])

    /// A hundred years in seconds.
    static let longestTime = 3_155_760_000

    static let catalog = FixtureForm(members: [
        Member("albums", .list(.object(.album)), "The albums. No two have the same id.")
    ])

    static let album = FixtureForm(members: [
        Member(
            "id", digits, "An id that no album of the catalog has. The ids of songs begin with it.", isRequired: true),
        Member("name", .name, "The album's name.", isRequired: true),
        Member("artist", .name, "The artist's name.", isRequired: true),
        Member("artistID", digits, "The id of an artist of the catalog. Without it the artist is new."),
        Member("genre", .name, "A genre's English name. The default is 'Pop'."),
        Member("released", .day, "The day of the release."),
        Member("label", .text, "The record label's name."),
        Member("upc", digits, "The Universal Product Code."),
        Member(
            "tracks", .list(.either([.name, .object(track)]), count: 1...99),
            "The tracks: names, or objects.", isRequired: true),
    ])

    private static let digits = Value.pattern("^[1-9][0-9]{0,14}$")

    static let track = FixtureForm(members: [
        Member("name", .name, "The song's name.", isRequired: true),
        Member("seconds", .integer(1...86_400), "The duration. The default is 180."),
        Member("explicit", .flag, "Whether it is explicit."),
        Member("isrc", .text, "The International Standard Recording Code."),
    ])
}

// MARK: - Accounts

extension FixtureForm {
    static let account = FixtureForm(members: [
        Member(
            "name", .pattern("^(?!developer$)[A-Za-z0-9_-]{1,100}$"),
            "The name at the control address and of the user token.", isRequired: true),
        Member("plan", .choice(AccountFixture.plans), "The plan. The default is 'individual'."),
        Member("storefront", .pattern("^[a-z]{2}$"), "The storefront's id. The default is 'us'."),
        Member(
            "storefrontHasMusic", .flag, "Whether the storefront sells Apple Music. If not, it may be any two letters."),
        Member(
            "home", .pattern("^[a-z]{2}$"),
            "The storefront to which it returns from such a country. A server ignores it."),
        Member("cloudLibrary", .flag, "Whether it may add to its library. The default follows the plan."),
        Member("privacyAccepted", .flag, "Whether it accepted the privacy notice. The default is true."),
        Member("revokedApps", .list(.name), "The apps whose access the account revoked. A server ignores them."),
        Member(
            "library",
            .either([
                .choice(["demonstration"]), .object(.demonstration),
                .list(
                    .either([
                        .resource(AccountFixture.addable), .object(.item),
                    ])),
            ]), "The library: resources and uploads, or that of the demonstration account."),
        Member("folders", .list(.object(.folder)), "The folders of playlists, the outer ones first."),
        Member("playlists", .list(.object(.playlist)), "The playlists of the account's own."),
        Member(
            "ratings", .map(keys: .resource(AccountFixture.rated), .integer(-1...1)),
            "1 for a like, -1 for a dislike, by resource."),
        Member("favorites", .list(.resource(AccountFixture.favored)), "The favorites."),
        Member("history", .list(.object(.play)), "The plays."),
    ])

    static let demonstration = FixtureForm(members: [
        Member("demonstration", .day, "The day of the demonstration library's making.", isRequired: true),
        Member(
            "storefront", .pattern("^[a-z]{2}$"), "The storefront for which it was made. The default is the account's."),
    ])

    static let item = FixtureForm(members: [
        Member("resource", .resource(AccountFixture.addable), "A resource of the catalog."),
        Member("upload", .object(upload), "A song that is not in the catalog, in place of 'resource'."),
        Member("added", .time, "The time of adding. The default is the time of loading."),
        Member("linked", .flag, "Whether the service can find the album. The default is true."),
    ])

    static let upload = FixtureForm(members: [
        Member("name", .name, "The song's name.", isRequired: true),
        Member("artist", .name, "The artist's name.", isRequired: true),
        Member("album", .name, "The album's name.", isRequired: true),
        Member("genre", .text, "The genre's name. The default is 'Pop'."),
        Member("milliseconds", .integer(1...86_400_000), "The duration. The default is 180000."),
        Member("number", .integer(1...999), "The number in the album. The default is 1."),
    ])

    static let folder = FixtureForm(members: [
        Member("name", .text, "The folder's name.", isRequired: true),
        Member("folder", .text, "The name of the folder around it. Without it the root."),
        Member("added", .time, "The time of making. The default is the time of loading."),
    ])

    static let playlist = FixtureForm(members: [
        Member("name", .text, "The playlist's name.", isRequired: true),
        Member("description", .text, "The description."),
        Member("public", .flag, "Whether it is public."),
        Member("folder", .text, "The name of its folder. Without it the root."),
        Member("holdsFavorites", .flag, "Whether its tracks are the account's favorite songs."),
        Member("added", .time, "The time of making. The default is the time of loading."),
        Member("modified", .time, "The time of the last change. The default is that of making."),
        Member("tracks", .list(.resource(AccountFixture.playlistTracks)), "The tracks."),
    ])

    static let play = FixtureForm(members: [
        Member(
            "played", .resource(AccountFixture.played), "The song, music video, album, playlist or station.",
            isRequired: true),
        Member("in", .resource(AccountFixture.containers), "The album, playlist or station from which it was played."),
        Member("at", .time, "The time.", isRequired: true),
    ])
}

// MARK: - Devices

extension FixtureForm {
    static let app = FixtureForm(members: [
        Member("name", .name, "The app's name.", isRequired: true),
        Member(
            "usageDescription", .either([.name, .no]),
            "The text of the consent dialog. If it is false, the system ends the app at a protected call."),
        Member("musicKitService", .flag, "Whether MusicKit is enabled for the App ID. The default is true."),
        Member("frameworks", .choice(DeviceFixture.frameworks), "The generation of frameworks. The default is 'both'."),
        Member("current", .flag, "Whether commands are about this app. Without it the first one."),
    ])

    static let device = FixtureForm(members: [
        Member("name", .name, "The device's name. The default is 'phone'."),
        Member("kind", .choice(DeviceFixture.kinds), "The default is 'hardware'; 'simulator' is Apple's simulator."),
        Member("version", .pattern("^[0-9]{1,4}(\\.[0-9]{1,4})?(-beta)?$"), "The version of iOS."),
        Member("region", .pattern("^[a-z]{2}$"), "The region of the locale. The default is the account's storefront."),
        Member("account", .name, "The account that is signed in. The default is the first one."),
        Member("signedOut", .flag, "Whether no account is signed in."),
        Member("musicApp", .flag, "Whether the Music app is installed. The default is true."),
        Member("mode", .choice(DeviceFixture.modes), "The default is 'normal'."),
        Member("forbidsMusic", .flag, "Whether the device's policy forbids every app the music."),
        Member("explicitContent", .flag, "Whether Screen Time allows explicit content. The default is true."),
        Member(
            "cloudLibraries", .list(.name),
            "The accounts whose Sync Library is on. The default is all with 'cloudLibrary'."),
        Member(
            "capabilities", .object(.capabilities),
            "Capabilities that were set by hand, in place of the account's."),
        Member(
            "consent", .either([.choice(DeviceFixture.consents), .map(keys: .name, .choice(DeviceFixture.consents))]),
            "The consent of every app, or of each by its name. The default is 'notDetermined'."),
        Member("current", .flag, "Whether commands are about this device. Without it the first one."),
    ])

    static let capabilities = FixtureForm(
        members: DeviceFixture.capabilities.map { Member($0, .flag, "Whether apps see '\($0)'.") })
}
