import AppleMusicAPI
import TonearmConsole
import TonearmLineEditor
import TonearmSystem
import TonearmWorld

struct AttachCommand: PlainCommand {
    static let description = CommandDescription(
        "attach", .demonstrate, "Make a world of a running server the session's.",
        discussion: """
            SERVER is a link to a world, or the file that 'tonearm serve --control ADDRESS --ready FILE' writes, or the server's address, which \
            names that file. For a control address, the variable TONEARM_CONTROL_SECRET has the secret. WORLD is an id or a name, by default the server's default world. \
            While a world is attached, 'attach WORLD' goes to another one of its server.
            '--begin' starts the lesson of a class, or goes on with it; 'tonearm join LINK' does so from outside the shell.
            Requests go to that world with its tokens. 'account', 'clock' and 'fault' change it. Changes that others make \
            appear above the prompt. Your own world waits: 'detach' goes back to it.
            For example: attach ready.json orders
            """,
        examples: ["help attach"])

    @Required var server: ServerFile
    var world: WorldName?
    var begin = false

    init() {}

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_server, "A link, the file of 'tonearm serve --ready FILE', the control address, or a world.")
        fields.argument(&world, "The id or name of a world.")
        fields.flag("begin", &begin, "Begin the lesson of the class, or go on where you were.")
    }

    mutating func run(in context: some AttachmentContext & LessonContext) async throws -> any View {
        let text = server.text
        let attachment: Attachment
        var membership: ClassMembership?
        if let link = try AccessAddress(text) {
            if world != nil {
                throw Failure.usage(
                    "Cannot attach to '\(world?.text ?? "")'", "a link opens the world for which it was made",
                    next: "Type 'attach LINK' without a world.")
            }
            (attachment, membership) = try await context.attach(to: link)
        } else if text.hasPrefix("http://") || text.hasPrefix("https://") {
            attachment = try await context.attach(
                to: try await Self.address(text, in: context), world: world?.text)
        } else if context.session.attachment != nil, world == nil,
            !FileSystem.exists(UserFolder.expandingHome(text))
        {
            attachment = try await context.attach(to: nil, world: text)
        } else {
            attachment = try await context.attach(to: ControlAddress(readyFile: text), world: world?.text)
        }
        // The lesson has a session of its own, with another service.
        let server = context.session.world.address.word
        let isBegun = begin ? try ClassLesson.begin(membership, in: context) : false
        let account = attachment.account.map { "requests carry the user token of '\($0)'" } ?? "it has no account"
        return Message.prose(
            [
                StyledText(
                    "Attached to the world '\(attachment.title)' at \(server); \(account)."),
                .command("detach") + .faint(" goes back to your own world."),
            ] + Self.lines(of: membership, isBegun: isBegun),
            value: [
                "attached": .string(attachment.world), "server": .string(server),
                "account": attachment.account.map(JSON.string) ?? .null,
            ])
    }

    /// Returns the control address that an address names: itself, or that of a simulator which is served there.
    private static func address(
        _ text: String, in context: some AttachmentContext
    ) async throws -> ControlAddress {
        let origin = try ControlAddress.origin(text)
        let simulator = try await context.simulator(at: origin)
        let control = simulator?.control ?? origin
        if let secret = context.controlSecret(for: control), !secret.isEmpty {
            return ControlAddress(origin: control, secret: secret)
        }
        // The path of the file comes from the server, so only the user may follow it.
        if let simulator, context.author.isTrusted || simulator.readyFile == nil {
            return try ControlAddress(of: simulator)
        }
        throw Failure(
            "Cannot attach to '\(text)'", "its secret is not known",
            next: simulator?.advice
                ?? "Set TONEARM_CONTROL_SECRET before tonearm starts, or type 'attach ready.json'.")
    }

    /// Returns the lines that offer the lessons of a class.
    private static func lines(of membership: ClassMembership?, isBegun: Bool) -> [StyledText] {
        guard let membership, let first = membership.lessons.first else { return [] }
        let seen = StyledText.faint("The teacher sees your tasks, tries and hints, and the requests to this world.")
        if isBegun { return [StyledText("You are '\(membership.learner)' in a class."), seen] }
        let others = membership.lessons.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
        return [
            StyledText("You are '\(membership.learner)' in a class. Type ") + .command("lesson start \(first)")
                + StyledText(others.isEmpty ? "." : "; then \(others)."),
            seen,
        ]
    }
}

struct Detach: PlainCommand {
    static let description = CommandDescription(
        "detach", .demonstrate, "Go back from an attached world to the session's own.",
        discussion: "The world at the server stays as it is. 'attach' goes there again. For example: detach",
        examples: ["help detach"])

    mutating func run(in context: some AttachmentContext) throws -> any View {
        guard let attachment = context.session.attachment else {
            throw Failure(
                "Cannot detach", "no world of a server is attached", next: "'attach ready.json' attaches one.")
        }
        context.detach()
        return Message(
            "Left the world '\(attachment.title)'; your own world answers again.",
            value: ["detached": .string(attachment.world)])
    }
}

/// The name of a server or a world: the file that the server's option `--ready` writes, a control address, or a world
/// of the attached server.
struct ServerFile: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "SERVER", example: "ready.json")

    /// Completes the worlds of the attached server before files.
    static func candidates(in context: CompletionContext) -> [Candidate] {
        (context.session.attachment == nil ? [] : WorldName.candidates(in: context)) + FilePath.candidates(in: context)
    }

    static func stemStart(of typed: String) -> String.Index { FilePath.stemStart(of: typed) }
}

/// A world of a server, by its id or name.
struct WorldName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "WORLD", example: "orders")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        [Candidate("default", description: "the world whose tokens the server prints")]
            + context.memory.attachedWorlds().map { Candidate($0, description: "attached before") }
    }
}
