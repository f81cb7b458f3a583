import AppleMusicAPI
import TonearmConsole
import TonearmWorld

struct ServiceCommand: PlainCommand {
    static let description = CommandDescription(
        "service", .requests, "Show or choose what answers: a service, or a recording.",
        discussion: """
            - 'live' is Apple's service.
            - An address names any other service: https://, or http:// on this machine, as 'tonearm serve' has. Its \
            simulator is recognised, and the line that attaches its world is shown.
            - 'har:FILE' is a recording that 'record' or a browser wrote.
            Only requests go there: the device, its account, its players and its offers stay simulated. The option \
            --service does the same.
            """, examples: ["service", "service simulator"])

    var service: ServiceName?

    var setsValue: Bool { service != nil }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(
            &service, "Send requests to simulator, live, an address, or har:FILE. Without it, show what answers.")
    }

    mutating func run(in context: some ServiceChoiceContext & TokenContext) async throws -> any View {
        if let service { try context.use(service: service.text) }
        context.noteWithheldTokens()
        return try await ServiceLines.message(context)
    }
}

/// The lines that describe the service.
enum ServiceLines {
    static func message(_ context: any ServiceChoiceContext & TokenContext) async throws -> Message {
        let address = context.session.world.address
        var rows = [("service", address.word), ("answers", context.serviceSummary)]
        if !address.isSimulated { rows.append(("device", "simulated, with its account, its players and its offers")) }
        if let simulator = try await context.servedSimulator() {
            rows[1].1 = "a simulator that 'tonearm serve' serves on this machine"
            rows.append(("its world", simulator.advice))
        }
        return SessionLines.rows(rows)
    }
}

enum ProfileCommand: Command {
    static let description = CommandDescription(
        "profile", .authorize, "Keep a service and its tokens under a name, and use them again.",
        discussion: """
            A profile has the service that answers, the developer token and the key file that it is minted from, and \
            the service's user token.
            Profiles are kept apart from sessions: the tokens in the desktop's keyring if it has one, and all else in \
            a file that only you can read.
            'profile use NAME' uses one in any session, and so does the option --profile.
            """, examples: ["profile"])

    static let forms = [
        CommandForm("list", "List the profiles.", List(), isDefault: true),
        CommandForm("use", "Use the service and the tokens of a profile.", Use()),
        CommandForm("save", "Save the session's service and tokens as a profile.", Save()),
        CommandForm("delete", "Delete a profile.", Delete()),
    ]

    struct List: Action {
        mutating func run(in context: some TokenContext) throws -> any View {
            let names = try context.profiles().names
            if names.isEmpty { return Message(.faint("No profiles.")) }
            return Message(names.map { StyledText($0) }, value: .strings(names))
        }
    }

    struct Use: Action {
        @Required var profile: ProfileName

        var setsValue: Bool { true }

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_profile, "The profile's name.") }

        mutating func run(in context: some ServiceChoiceContext & TokenContext) async throws -> any View {
            try context.use(profile: profile.text)
            context.noteWithheldTokens()
            return try await ServiceLines.message(context)
        }
    }

    struct Save: NamingAction {
        @Required var profile: ProfileName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_profile, "The profile's name.") }

        mutating func run(in context: some TokenContext) throws -> any View {
            try context.profiles().save(try context.session.profile(), as: profile.text) { context.noteAtOnce($0) }
            return Message("Saved the profile '\(profile)'.")
        }
    }

    struct Delete: Action {
        @Required var profile: ProfileName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_profile, "The profile's name.") }

        mutating func run(in context: some TokenContext) throws -> any View {
            guard try context.profiles().delete(profile.text, tell: { context.note($0) }) else {
                throw Failure("Cannot delete the profile '\(profile)'", "there is none of this name")
            }
            return Message("Deleted the profile '\(profile)'.")
        }
    }
}
