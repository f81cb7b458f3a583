import AppleMusicAPI
import ArgumentParser
import Console
import MusicWorld

struct ProfileCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "profile", "Keep a service and its tokens under a name, and use them again.",
        discussion: """
            'profile save work' keeps which service answers, the developer token with the key's file that it is made from, and the user token \
            of the service: apart from the session, the tokens in the keyring of a desktop that has one, all else in a file for you alone. 'profile use work' takes them up in any session, and so does the \
            option --profile.
            """)
    static let group = CommandGroup.authorize
    static let examples = ["profile"]

    static let forms = [
        Form("list", "List the profiles.", isDefault: true),
        Form("use", [.value(ProfileName.self)], "Go on with the service and the tokens of one."),
        Form("save", [.value(ProfileName.self)], "Keep what the session has under a name."),
        Form("delete", [.value(ProfileName.self)], "Delete one."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which profile.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    private var name: String { words.dropFirst().first ?? "" }

    func validate() throws {
        if words.count > 1, !SessionStore.isName(name) {
            throw ValidationError("'\(name)' is not a name for a profile: use letters, digits, '-', '_' and '.'.")
        }
    }

    var givesName: Bool { words.first == "save" }

    mutating func run(in shell: Shell) throws -> any View {
        switch words.first ?? "list" {
        case "use":
            try shell.use(profile: name)
            shell.presentation.noteWithheldTokens()
            return ServiceLines.message(shell)
        case "save":
            try shell.profiles().save(try shell.profile(), as: name) { try? shell.presentation.note([$0]) }
            return Message("Saved the profile '\(name)'.")
        case "delete":
            guard try shell.profiles().delete(name, tell: { shell.presentation.notes.append($0) }) else {
                throw Failure("Cannot delete the profile '\(name)'", "there is none of this name")
            }
            return Message("Deleted the profile '\(name)'.")
        default:
            let names = try shell.profiles().names
            if names.isEmpty { return Message(.faint("No profiles.")) }
            return Message(names.map { StyledText($0) }, value: .strings(names))
        }
    }
}

extension Shell {
    func profiles() throws(Failure) -> ProfileStore {
        guard let store = environment.store else {
            throw Failure("Cannot keep profiles", "there is no folder for them", next: "Set HOME or XDG_STATE_HOME.")
        }
        return ProfileStore(
            folder: store.folder, keyring: store.keyring(), usesKeyring: session.settings.keyring == .automatic)
    }

    /// What the session has.
    func profile() throws(Failure) -> Profile {
        let world = session.world
        guard world.address.isOnNetwork else {
            throw Failure(
                "Cannot save a profile",
                "\(world.address.isSimulated ? "the simulator" : "a recording") answers, which needs none",
                next: "Choose a service first, as with 'service live'.")
        }
        return Profile(
            service: world.address.word, developerToken: world.developerToken?.text, key: world.developerToken?.key,
            userToken: world.serverUserToken)
    }

    /// Takes up the service and the tokens of a profile.
    /// - Throws: `Failure`; the session is then as it was.
    package func use(profile name: String) throws {
        let profile = try profiles().load(name)
        try requireTrust(to: "use the profile '\(name)'", at: try ServiceAddress.typed(profile.service))
        let before = session
        do {
            try use(service: profile.service)
            if let key = profile.key {
                let text = try SigningKeys.key(key).token(
                    issued: tokenTime, lifetime: key.lifetime, origins: key.origins.isEmpty ? nil : key.origins)
                session.world.developerToken = HeldDeveloperToken(text, .minted, of: key)
            } else {
                session.world.developerToken = profile.developerToken.map { HeldDeveloperToken($0, .set) }
            }
            session.world.serverUserToken = profile.userToken
        } catch {
            session = before
            throw error
        }
        presentation.learnSecrets()
    }
}
