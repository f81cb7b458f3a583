import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests valid and invalid lines about the device.
struct DeviceWordTests {
    @Test(
        arguments: [
            ("device use tablt", "Did you mean 'tablet'?"), ("device use watch", "Type 'device add watch' to add it."),
            ("device add phone", "Type 'device use phone' to use it."), ("device add ''", "it has no name"),
            ("device use", "Cannot run 'device use': it needs DEVICE"),
            ("device list x", "Unexpected argument 'x'"),
            ("device music-app maybe", "it is not one of on, off"), ("device drop", "Type for example 'device list'."),
            ("app use Runer", "Did you mean 'Runner'?"), ("app add Runner", "Type 'app use Runner' to use it."),
            ("app usage", "it needs TEXT"), ("app musickit", "it needs one of on, off"),
            ("app sell", "'help app' lists them."),
            ("account sign-in visitr", "Did you mean 'visitor'?"),
            ("account sign-in a b", "Unexpected argument 'b'"),
            ("account laps", "Did you mean 'account lapse'?"), ("account qqqq", "'help account' lists them."),
            ("account subscribe famly", "Did you mean 'family'?"),
            ("account subscribe a b", "Cannot use 'a' for 'account subscribe'"),
            ("account restrict", "it needs one of education, enterprise, consent, none"),
            ("account restrict eduction", "Did you mean 'education'?"),
            ("account cloud-library", "Type for example 'account cloud-library on'."),
            ("account cloud-library maybe", "it is not one of on, off"),
            ("account lapse now", "Unexpected argument 'now'"),
            ("account carrier now", "Usage: account carrier [--after DURATION]"),
            ("account move", "it needs STOREFRONT"),
            ("account move Atlantis", "Cannot use the storefront 'Atlantis'"),
            ("account add", "Type for example 'account add Road'."),
            ("account add a us b", "Usage: account add NAME [STOREFRONT] [--after DURATION]"),
            ("account add subscriber", "there is one of that name"),
            ("account add friend nowhere", "Type 'storefronts' for the list."),
            ("account grant", "Type 'account revoke' to revoke it."),
            ("account sign-in subscriber", "Type 'account sign-out' to sign out."),
            ("capabilities playbak on", "Did you mean 'playback'?"), ("capabilities volume on", "They are: "),
            ("capabilities playback maybe", "it is not one of on, off, auto"),
            ("capabilities playback on off", "Unexpected argument 'off'"),
            ("consent alow", "Did you mean 'consent allow'?"),
            ("consent allow --answer allow", "is an option of 'consent request'"),
            ("consent request --answer maybe", "Type for example '--answer allow'."),
            ("consent request now", "Usage: consent request [--answer allow|deny]"),
            ("authorize --answer maybe", "it is not one of allow, deny"),
            ("authorize now", "Unexpected argument 'now'"),
            ("subscription wach", "Did you mean 'subscription watch'?"),
            ("offer acept", "Did you mean 'offer accept'?"), ("offer --message joi", "Did you mean 'join'?"),
            ("offer accept", "none can be: the capability 'catalog playback' is on"),
            ("offer dismiss", "none can be: the capability 'catalog playback' is on"),
            ("scenario load subscribr", "Did you mean 'scenario load subscriber'?"),
            ("scenario load", "it needs SCENARIO"), ("scenario load qqqq", "'scenario list' lists them."),
            ("scenario list x", "Usage: scenario [list] "), ("scenario drop", "Type for example 'scenario list'."),
            ("play", "is empty"), ("play artists/178834", "it has no 'playParams'"), ("play 5", "no rows are shown"),
            ("play albums/1", "The storefront 'us' does not have it"),
            ("explain now", "'help now' explains the command."), ("token user set", "none was given"),
            ("token user set a --from phone", "is given in one way"),
            ("token user set --from watch", "there is no such device"),
            ("token user set --from tablet", "'Runner' has none there"),
            ("token user request x", "Usage: token user request [--anyway] "),
            ("token developer set --from phone", "is an option of 'token user set'"),
            ("storefront --device jp", "name none"),
        ] as [(String, String)])
    func `an invalid line is refused with the reason and the remedy, and changes nothing`(line: String, part: String)
        async throws
    {
        // An error repeats the typed words, so the part must be other text.
        #expect(!line.contains(part.replacing("'", with: "")))
        let session = ShellSession()
        try await session.runAll("scenario load two-devices")
        let before = session.session.world.device
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(part), "\(outcome.errors)")
        #expect(outcome.hasThreeParts, "\(outcome.errors)")
        #expect(outcome.output == "")
        #expect(session.session.world.device == before)
        // A typed token is redacted.
        let told = line.replacing("set a ", with: "set \(Headers.hidden) ")
        #expect(try await session.runAll("explain").output.contains(told))
    }

    @Test func `what was refused in one scenario is not explained in the next`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load eligible")
        #expect(await session.run("play albums/310730204").status == 1)
        try await session.runAll("scenario load carrier")
        #expect(try await session.runAll("explain").lines.first == "Nothing was refused yet.")
    }

    @Test func `the buttons' words are commands only while there are buttons`() async throws {
        let words = ["allow", "deny", "accept", "dismiss", "yes", "no"]
        let session = ShellSession()
        try await session.runAll("scenario load fresh-device")
        for word in words { #expect(await session.run(word).errors.contains("is open")) }
        for (word, consent) in [
            ("allow", Consent.authorized), ("yes", .authorized), ("deny", .denied), ("no", .denied),
        ] {
            try await session.runAll("scenario load fresh-device", "consent request")
            #expect(await session.run("accept").status == 64)
            #expect(await session.run("\(word) now").status == 64)
            try await session.runAll(word)
            #expect(session.session.world.device.consent == consent)
            #expect(await session.run(word).status == 64)
        }
        for (word, playback) in [("accept", true), ("yes", true), ("dismiss", false), ("no", false)] {
            try await session.runAll("scenario load eligible", "offer")
            #expect(await session.run("allow").status == 64)
            try await session.runAll(word)
            #expect(session.session.world.device.offerSheet == nil)
            #expect(session.session.world.device.capabilities.contains(.catalogPlayback) == playback)
            #expect(await session.run(word).status == 64)
        }
    }

    @Test func `an answer given with the question shows no dialog`() async throws {
        for (answer, consent) in [("allow", Consent.authorized), ("deny", .denied)] {
            let session = ShellSession()
            let shown = try await session.runAll("scenario load fresh-device", "consent request --answer \(answer)")
                .output
            #expect(!shown.contains("┌"))
            #expect(session.session.world.device.consent == consent)
            // A decided consent shows no dialog and ignores the answer.
            let other = answer == "allow" ? "deny" : "allow"
            let again = try await session.runAll("consent request --answer \(other)").output
            #expect(again.hasPrefix("No dialog is shown"))
            #expect(session.session.world.device.consent == consent)
        }
        let flow = ShellSession()
        try await flow.runAll("scenario load fresh-subscriber", "authorize --answer allow")
        #expect(flow.session.world.userToken != nil)
        let stopped = ShellSession()
        try await stopped.runAll("scenario load fresh-subscriber")
        let outcome = await stopped.run("authorize --answer deny")
        #expect(outcome.status == 1 && outcome.hasThreeParts && stopped.session.world.device.consent == .denied)
    }

    @Test func `a sheet stays while something else happens, and its button follows the account`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load signed-out", "offer")
        let signedIn = try await session.runAll("account sign-in visitor")
        #expect(signedIn.output.hasSuffix("with the button 'Subscribe': accept or dismiss\n"))
        #expect(await session.run("offer").errors.contains("one is presented already"))
        try await session.runAll("accept")
        #expect(session.session.world.device.account?.subscription == .trial)
    }

    @Test(arguments: [
        "consent", "consent request", "capabilities", "subscription", "offer", "account", "device", "app", "scenario",
        "scenario load carrier", "explain", "token user", "storefront --device", "account lapse", "authorize",
    ])
    func `every answer is JSON where JSON is wanted`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load eligible")
        if ["account lapse", "authorize", "token user"].contains(line) {
            try await session.runAll("scenario load subscriber")
        }
        if line == "explain" { await session.run("play albums/310730204") }
        if line == "consent request" { try await session.runAll("scenario load fresh-device") }
        let first = try await session.runAll(line + " -o json").output.first
        #expect(first == "{" || first == "[")
    }
}
