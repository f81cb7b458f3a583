import AppleMusicAPI
import AppleMusicSimulator
import ArgumentParser
import Console
import MusicDevice

struct Authorize: Command {
    static let configuration = CommandConfiguration.command(
        "authorize", "Walk the whole road to a user token, step by step.",
        discussion: """
            Consent, capabilities, storefront, developer token, user token: each step with what an app calls in StoreKit and in MusicKit, and \
            what comes back. It stops where it must, with the reason. After a refused user token it drops that one first.
            """)
    static let group = CommandGroup.authorize
    static let examples = ["authorize --answer allow", "authorize"]

    @Option(help: "The button that the user presses, if the dialog is shown.") var answer: ConsentCommand.Answer?
    @OptionGroup var common: CommonOptions

    mutating func run(in shell: Shell) async throws -> any View {
        var lines: [StyledText] = []
        if shell.session.device.app.usageDescription != nil, try shell.askForConsent() {
            guard let answer else {
                shell.session.isOnRoad = true
                return shell.session.device.consentDialog.map { ConsentDialogView(dialog: $0) } ?? Message.none
            }
            lines = ChangeLines.lines(try shell.answer(answer))
        }
        return try await shell.walkRoad(after: lines)
    }
}

extension Shell {
    /// Goes the road as far as it leads, fetching the user token where nothing else is in the way.
    /// - Parameter lines: what came before it.
    /// - Returns: a line for each step and for its calls.
    /// - Throws: `Failure` of the step that stops the road, after the steps before it have been shown.
    func walkRoad(after lines: [StyledText]) async throws -> Message {
        session.isOnRoad = false
        var steps: [(String, JSON)] = []
        var lines = try lines + mendingLines(.drop) { device throws(Refusal) in try device.dropUserToken() }
        var stops = session.device.road(developerToken: developerTokenState)
        while let stop = stops.first {
            stops.removeFirst()
            switch stop.outcome {
            case .came(let answer):
                lines += Self.lines(of: stop, answer)
                steps.append((stop.name.rawValue, .string(answer)))
            case .asks: lines += Self.lines(of: stop, "the dialog is to be answered")
            case .fetches:
                do {
                    let changes = try await requestUserToken()
                    lines += Self.lines(of: stop, "received") + ChangeLines.lines(changes)
                } catch {
                    try show(lines + Self.lines(of: stop, "the road ends here"))
                    throw error
                }
                steps.append((stop.name.rawValue, "received"))
            case .stopped(let refusal):
                try show(lines + Self.lines(of: stop, "the road ends here"))
                throw Failure(refusal)
            }
            if stop.name == .capabilities {
                lines += try mendingLines(.readCapabilities) { $0.recheckCapabilities() }
            }
            if stop.name == .storefront, case .came(let id) = stop.outcome, Storefront.withID(id) != nil {
                session.storefront = id
            }
        }
        return Message.prose(lines, value: .object(JSONObject(steps)))
    }

    private func show(_ lines: [StyledText]) throws { try screen.show(Message.prose(lines), as: .table) }

    /// A step of mending a refused user token, where it is the next one ("life of a user token": drop, capabilities, token).
    private func mendingLines(
        _ step: UserTokenCache.Step, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Failure) -> [StyledText] {
        guard session.device.installation.token.nextStep == step else { return [] }
        return ChangeLines.lines(try act(action))
    }

    private static func lines(of stop: RoadStop, _ answer: String) -> [StyledText] {
        [.strong(stop.name.title) + StyledText(": \(answer)")] + CallLines.lines(stop.name.call)
    }
}

extension RoadStop.Name {
    fileprivate var title: String {
        switch self {
        case .consent: "1 consent"
        case .capabilities: "2 capabilities"
        case .storefront: "3 storefront"
        case .developerToken: "4 developer token"
        case .userToken: "5 user token"
        }
    }
}
