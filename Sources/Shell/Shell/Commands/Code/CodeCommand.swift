import AppleMusicAPI
package import TonearmCodeSamples
import TonearmConsole
import TonearmDevice
package import TonearmLineEditor
import TonearmWorld

enum CodeCommand: Command {
    static let description = CommandDescription(
        "code", .requests, "Show the code of an app's flows, with this session's values.",
        discussion: """
            The code is for MusicKit in Swift, for StoreKit and MediaPlayer as in 2017, or for the players of the web \
            and of Android, which know no transactions. It names no call that the device's system lacks.
            It contains the offer, the queue with its edits, and the app's usage description of this session.
            For requests type 'request --as'.
            """,
        examples: [
            "code consent", "code subscription-updates", "scenario load eligible", "open albums/310730204",
            "code offer --as storekit", "code queue", "code queue --as kotlin", "code token --as javascript",
        ])

    static let forms = Flow.allCases.map { flow in CommandForm(flow.rawValue, flow.summary, ShowFlow(flow: flow)) }

    struct ShowFlow: Action {
        let flow: Flow
        var platform: FlowPlatformName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.option("as", &platform, "The frameworks or the platform: \(FlowPlatforms.list).")
        }

        mutating func run(in context: some SessionContext) throws -> any View {
            let (platform, values) = ((platform ?? context.session.flowPlatform).platform, context.session.flowValues)
            if let obstacle = platform.obstacle(to: flow, with: values) {
                throw cannotWrite(for: platform, obstacle, with: values)
            }
            return Message(code: platform.code(of: flow, with: values), of: platform.name)
        }

        private func cannotWrite(for platform: any FlowPlatform, _ why: String, with values: FlowValues) -> Failure {
            let other = FlowPlatforms.all.first { $0.obstacle(to: flow, with: values) == nil }
            return Failure.usage(
                "Cannot write '\(flow.rawValue)' for '\(platform.name)'", why,
                next: other.map { "Type 'code \(flow.rawValue) --as \($0.name)'." })
        }
    }
}

/// The values of the session for generated code.
extension Session {
    /// Returns an exchange as the sample for generated code, with its answer if that is known.
    func sample(of exchange: Exchange) -> SampledRequest {
        if let neighbor = exchange.neighbor {
            return SampledRequest(
                exchange.request, answer: exchange.answer?.json, toNeighborAt: neighbor.description,
                storefront: world.accountStorefront)
        }
        var sample = SampledRequest(
            exchange.request, answer: exchange.answer?.json, sendsUserToken: exchange.hadUserToken == true,
            origin: codeOrigin, storefront: world.accountStorefront)
        if let here, here.request.path == exchange.request.path { sample.readElement = here.readElement }
        return sample
    }

    /// Returns the requests of the visited places, oldest first, and the last request if it did not lead to a place.
    func samplesOfTrail() -> [SampledRequest] {
        let world = world
        var samples = trail.places.map { place in
            if let neighbor = place.neighbor {
                return SampledRequest(
                    place.request, answer: place.response?.body.json, toNeighborAt: neighbor.origin.description,
                    storefront: world.accountStorefront)
            }
            let use = Schema.appleMusic.userTokenUse(of: place.request)
            return SampledRequest(
                world.localized(place.request), answer: place.response?.body.json,
                sendsUserToken: use != .none && world.userToken != nil, origin: codeOrigin,
                storefront: world.accountStorefront)
        }
        if let exchange = world.exchange {
            let last = sample(of: exchange)
            if !samples.contains(where: { $0.request.method == .get && $0.request.target == last.request.target }) {
                samples.append(last)
            }
        }
        return samples
    }

    /// The scheme and host that code asks: the service's own, or Apple's while the simulator or a recording answers.
    private var codeOrigin: String {
        guard settings.words >= .second, let origin = world.address.origin else { return SampledRequest.publicOrigin }
        return origin.description
    }

    /// The values for the code of a flow.
    var flowValues: FlowValues {
        let device = world.device
        return FlowValues(
            usageDescription: device.app.usageDescription, offer: offerValues(device),
            queue: FlowQueue(device.player),
            system: FlowValues.System(
                name: "iOS \(device.device.version)", hasMusicAPI: device.device.version >= .musicAPI,
                hasMusicKit: device.device.version >= .musicKit))
    }

    /// The platform of the current app and its device.
    var flowPlatform: FlowPlatformName { world.device.frameworks.frameworks == .storeKit ? .storekit : .swift }

    /// Returns the values of the offer that is being loaded or shown, or else of the last one that was shown, or else of
    /// an offer for the focus.
    private func offerValues(_ device: MusicDevice) -> FlowValues.Offer {
        if let options = device.installation.offer.options ?? device.installation.lastOffer {
            return FlowValues.Offer(
                message: options.message.rawValue, itemID: options.item?.id, affiliateToken: options.affiliateToken,
                campaignToken: options.campaignToken)
        }
        let focus = here?.focus?.resource
        let item = focus.flatMap { OfferOptions.itemTypes.contains($0.type) ? $0.id : nil }
        return FlowValues.Offer(message: OfferMessage.join.rawValue, itemID: item)
    }
}

extension SessionContext {
    /// Returns the view of a program's lines. A note names the tokens for a program that asks a server on this machine.
    func code(_ lines: [String], of kind: String) -> Message {
        if session.settings.words >= .second, let origin = session.world.address.origin, origin.isLoopback,
            lines.contains(where: { $0.contains(origin.description) })
        {
            note(
                "the code asks \(origin); 'token developer show' and 'token user show' print the tokens that its "
                    + "variables need")
        }
        return Message(code: lines, of: kind)
    }
}

extension Message {
    /// Creates lines of code, which are never wrapped, so that copied code runs.
    init(code lines: [String], of kind: String) {
        self = .verbatim(
            lines.map { StyledText($0) },
            value: ["language": .string(kind), "code": .string(lines.joined(separator: "\n") + "\n")])
    }
}

extension CodeLanguageName: CompletableArgument {
    package static var candidates: [Candidate] { CodeLanguages.all.map { Candidate($0.name, description: $0.summary) } }
}

extension FlowPlatformName: CompletableArgument {
    package static var candidates: [Candidate] { FlowPlatforms.all.map { Candidate($0.name, description: $0.summary) } }
}
