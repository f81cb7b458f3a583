import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

struct Authorize: PlainCommand {
    static let description = CommandDescription(
        "authorize", .authorize, "Go through the authorization flow, step by step.",
        discussion: """
            Consent, capabilities, storefront, developer token, user token: each step with what an app calls in \
            StoreKit and in MusicKit, and what comes back. It stops where it must, with the reason.
            After a refused user token it drops that one first; with '--retry' the read that was refused is then tried \
            once more.
            """, aliases: ["login"], examples: ["authorize --answer allow", "authorize"])

    var answer: ConsentCommand.Answer?
    var retry = false

    var setsValue: Bool { !retry }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("answer", &answer, "The button that the user presses, if the dialog is shown.")
        fields.flag("retry", &retry, "Then try the read once more that was just refused with 403.")
    }

    mutating func run(in context: some AuthorizationRequestContext) async throws -> any View {
        if let simulator = try await context.servedSimulator() {
            context.note("the simulated device's token is not sent to \(simulator.origin). \(simulator.advice)")
        }
        guard retry else { return try await runFlow(in: context) }
        let request = try Self.refusedRead(in: context.session)
        let flow = try await runFlow(in: context)
        if context.session.isAuthorizing { return flow }
        try context.show(flow)
        return try await context.visit(request, to: "try '\(request.target)' once more")
    }

    /// - Throws: `Failure` if the last request was not a refused read.
    private static func refusedRead(in session: Session) throws(Failure) -> Request {
        let what = "Cannot try once more"
        guard !session.world.address.isOnNetwork else {
            throw Failure(
                what, "\(session.world.address.word) answers, and the device is simulated",
                next: "Type 'token user request', and then the command again.")
        }
        guard let exchange = session.world.exchange, exchange.status == 403, exchange.request.isReading else {
            throw Failure(
                what, "the last request was no read that was refused with 403", next: "Type 'authorize' alone.")
        }
        var request = exchange.request
        request.headers = request.headers.withoutSecrets
        return request
    }

    private func runFlow(in context: any AuthorizationRequestContext) async throws -> any View {
        var lines: [StyledText] = []
        if context.session.world.device.app.usageDescription != nil, try context.askForConsent() {
            guard let answer else {
                context.session.isAuthorizing = true
                return ConsentDialogView(on: context.session.world.device, in: context.session.frameworks)
                    ?? Message.none
            }
            lines = context.lines(of: try context.answer(answer))
        }
        return try await context.authorize(after: lines)
    }
}

extension DeviceContext where Self: ScreenContext {
    /// Runs the steps towards a user token as far as possible, and requests the token at the end.
    /// - Parameter lines: the lines to show first.
    /// - Returns: a line for each step and for its calls.
    /// - Throws: `Failure` of the step that ends the flow, after the earlier steps have been shown.
    func authorize(after lines: [StyledText]) async throws -> Message {
        session.isAuthorizing = false
        let storefront = session.world.storefront
        let flow = await goTowardsUserToken()
        let lines =
            lines + (flow.dropped.isEmpty ? [] : self.lines(of: flow.dropped))
            + flow.steps.flatMap { self.lines(of: $0) } + movedLines(from: storefront)
        if let failure = flow.failure {
            try show(Message.prose(lines))
            throw failure
        }
        let facts = flow.steps.compactMap { step -> (String, JSON)? in
            switch step.outcome {
            case .came(let answer): (step.name.rawValue, .string(answer))
            case .received: (step.name.rawValue, "received")
            case .needsAnswer, .ended: nil
            }
        }
        return Message.prose(lines, value: .object(JSONObject(facts)))
    }

    /// Returns a line about a storefront that the flow changed; empty if it changed none.
    private func movedLines(from storefront: String) -> [StyledText] {
        guard session.settings.words >= .second, session.world.storefront != storefront else { return [] }
        return [
            StyledText(
                "the catalog asked is now the account's, \(session.world.storefront), in place of \(storefront): ")
                + .command("storefront \(storefront)") + .faint(" goes back")
        ]
    }

    private func lines(of step: AuthorizationFlow.Step) -> [StyledText] {
        let answer =
            switch step.outcome {
            case .came(let answer): answer
            case .needsAnswer: "the dialog is to be answered"
            case .received: "received"
            case .ended: "the flow ends here"
            }
        return [.strong(step.name.title) + StyledText(": \(answer)")]
            + CallLines.lines(step.name.call, in: session.frameworks)
            + (step.changes.isEmpty ? [] : lines(of: step.changes))
    }
}

extension AuthorizationStep.Name {
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
