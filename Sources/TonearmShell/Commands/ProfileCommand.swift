import AppleMusicAPI
import Console
import MusicWorld

enum ProfileCommand: Command {
    static let description = CommandDescription(
        "profile", "Keep a service and its tokens under a name, and use them again.",
        discussion: """
            A profile has the service that answers, the developer token and the key file that it is minted from, and \
            the service's user token.
            Profiles are kept apart from sessions: the tokens in the desktop's keyring if it has one, and all else in \
            a file that only you can read.
            'profile use NAME' uses one in any session, and so does the option --profile.
            """)
    static let group = CommandGroup.authorize
    static let examples = ["profile"]

    static let forms = [
        CommandForm("list", "List the profiles.", List(), isDefault: true),
        CommandForm("use", "Use the service and the tokens of a profile.", Use()),
        CommandForm("save", "Save the session's service and tokens as a profile.", Save()),
        CommandForm("delete", "Delete a profile.", Delete()),
    ]
}

/// The name of a profile, valid as a file name.
struct ProfileArgument: DeclaredArguments {
    @Required private var profile: ProfileName

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_profile, "The profile's name.")
    }

    func validate() throws(ValidationError) {
        if !SessionStore.isName(name) {
            throw ValidationError("'\(name)' is not a name for a profile: use letters, digits, '-', '_' and '.'.")
        }
    }

    var name: String { profile.text }
}

extension ProfileCommand {
    struct List: Action {
        mutating func run(in context: some StoreContext) throws -> any View {
            let names = try context.profiles().names
            if names.isEmpty { return Message(.faint("No profiles.")) }
            return Message(names.map { StyledText($0) }, value: .strings(names))
        }
    }

    struct Use: Action {
        var profile = ProfileArgument()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&profile) }

        func validate() throws(ValidationError) { try profile.validate() }

        mutating func run(in context: some ServiceContext & TokenContext) throws -> any View {
            try context.use(profile: profile.name)
            context.noteWithheldTokens()
            return ServiceLines.message(context)
        }
    }

    struct Save: NamingAction {
        var profile = ProfileArgument()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&profile) }

        func validate() throws(ValidationError) { try profile.validate() }

        mutating func run(in context: some StoreContext) throws -> any View {
            try context.profiles().save(try context.session.profile(), as: profile.name) { context.noteAtOnce($0) }
            return Message("Saved the profile '\(profile.name)'.")
        }
    }

    struct Delete: Action {
        var profile = ProfileArgument()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&profile) }

        func validate() throws(ValidationError) { try profile.validate() }

        mutating func run(in context: some StoreContext) throws -> any View {
            guard try context.profiles().delete(profile.name, tell: { context.note($0) }) else {
                throw Failure("Cannot delete the profile '\(profile.name)'", "there is none of this name")
            }
            return Message("Deleted the profile '\(profile.name)'.")
        }
    }
}
