import AppleMusicAPI
import TonearmConsole
import TonearmLineEditor
import TonearmWorld

struct DiffCommand: PlainCommand {
    static let description = CommandDescription(
        "diff", .requests, "Send a request twice, and show what differs.",
        discussion: """
            The request of the present place is sent for two storefronts, two languages, two services or two times. \
            'then' is the shown answer, 'now' is a new one, and times are those of the simulator's clock.
            Resources in lists are compared by type and id. The session does not change.
            Equal changes of several resources are one row, and addresses are left out; '--all' lists each member.
            """,
        examples: [
            "albums 310730204", "diff us jp", "diff en-US es-MX", "diff then now", "diff 2026-11-21 2027-11-21 -o json",
        ])

    @Required var left: ComparedName
    @Required var right: ComparedName
    var all = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_left, "A storefront, language, service or moment.")
        fields.required(&_right, "Another one of the same kind.")
        fields.flag("all", &all, "List each member that differs, addresses too.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        guard let place = context.session.here else { throw Failure.nowhere("compare anything") }
        let names = (left.text, right.text)
        let (first, second) = try ComparedSide.pair(names.0, names.1)
        return DifferenceView(
            names: names, try await context.response(to: place, as: first, names.0),
            try await context.response(to: place, as: second, names.1),
            isWhole: all || context.session.settings.words < .second)
    }
}

/// One side of a comparison.
struct ComparedName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "SIDE", example: "us", isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        StorefrontName.candidates(in: context)
            + context.session.world.currentStorefront.supportedLanguageTags.map {
                Candidate($0, description: "language")
            }
            + [
                Candidate("simulator", description: "service"), Candidate("live", description: "service"),
                Candidate("then", description: "what is shown"), Candidate("now", description: "the same, asked again"),
            ]
    }
}

extension RequestContext {
    /// Sends a place's request with one setting changed, without changing the session.
    /// - Parameter name: the side as typed.
    fileprivate func response(to place: Place, as side: ComparedSide, _ name: String) async throws -> Response {
        var world = session.world
        var request = place.request
        switch side {
        case .storefront(let id):
            request = try Self.moved(request, to: id)
            world.storefront = id
        case .language(let tag): request = request.setting("l", to: tag)
        case .service(let address):
            world.address = address
            if author.isTrusted { world.tokens.choose(address) }
        case .moment(let clock): world.clock = clock
        case .then:
            if let response = place.response { return response }
        case .now: break
        }
        do {
            let response = try await sendAside(request, to: place.neighbor, in: world, getsUserToken: false)
            if response.isSuccess { try refuse(response, to: "compare '\(request.target)'") }
            return response
        } catch {
            var failure = LineFailure(error)
            failure.remarks.append("This was asked for '\(name)'.")
            throw failure
        }
    }

    /// Returns the request for another storefront's catalog.
    private static func moved(_ request: Request, to storefront: String) throws(Failure) -> Request {
        var segments = request.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard segments.count > 3, segments[1...2] == ["v1", "catalog"] else {
            throw Failure(
                "Cannot compare storefronts", "'\(request.path)' is in no storefront's catalog",
                next: "Open something of the catalog first, for example 'albums 310730204'.")
        }
        segments[3] = storefront
        var moved = request
        moved.target = segments.joined(separator: "/") + request.target.dropFirst(request.path.count)
        return moved
    }
}
