import AppleMusicAPI
import TonearmConsole
import TonearmDevice

enum Rate: Command {
    static let description = CommandDescription(
        "rate", .mine, "Like or dislike a resource; or set how fast music plays.",
        discussion:
            "With a number alone it is the rate of the player in use, from 0.5 to 2; devices are reported not always to obey it.",
        examples: [
            "authorize --answer allow", "rate albums/310730204 like", "rate albums/310730204 none", "rate 1.5",
        ])

    static let forms = [
        CommandForm("", "Rate a resource; 'none' removes the rating.", RateResource()),
        CommandForm("", "Set the speed of the player in use.", SetSpeed()),
    ]

    enum Opinion: String, CaseIterable, CompletableArgument {
        case like, dislike, none
    }

    struct RateResource: Action {
        @Required var resource: RowOrResource
        @Required var opinion: Opinion

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_resource, "Rows, type/id or a link.")
            fields.required(&_opinion, "like, dislike or none.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let resources: [ResourceIdentifier]
            switch try await context.resources(
                [resource.text], orNamed: "artists,albums,songs,playlists", to: "rate", by: "rate")
            {
            case .choice(let view): return view
            case .resources(let found): resources = found
            }
            var lines: [StyledText] = []
            for resource in resources { lines.append(try await rate(resource, in: context)) }
            return Message(lines, identifiers: resources)
        }

        private func rate(_ resource: ResourceIdentifier, in context: any RequestContext) async throws -> StyledText {
            let path = "/ratings/\(resource.type)/\(PercentEncoding.encodeSegment(resource.id))"
            let name = context.session.name(of: resource)
            let purpose = "rate '\(resource)'"
            switch opinion {
            case .like, .dislike:
                let body: JSON = ["type": "rating", "attributes": ["value": opinion == .like ? 1 : -1]]
                _ = try await context.change(.put, path, body: body, to: purpose)
                return StyledText("\(opinion == .like ? "Liked" : "Disliked") \(name).")
            case .none:
                _ = try await context.change(.delete, path, to: purpose)
                return StyledText("\(name) has no rating now.")
            }
        }
    }

    struct SetSpeed: Action {
        @Required var speed: PlaybackSpeed

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_speed, "The speed, from 0.5 to 2; 1 is normal.")
        }

        mutating func run(in context: some DeviceContext) throws -> any View {
            let thousandths = try speed.thousandths()
            let changes = try context.control { device, now, faults throws(Refusal) in
                try device.setRate(thousandths: thousandths, at: now, faults)
            }
            return context.playerAnswer(changes, [.rate])
        }
    }
}

struct Rating: PlainCommand {
    static let description = CommandDescription(
        "rating", .mine, "Show how a resource is rated.",
        examples: ["authorize --answer allow", "rate albums/310730204 like", "rating albums/310730204"])

    @Required var resource: RowOrResource

    mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_resource, "The resource.") }

    mutating func run(in context: some RequestContext) async throws -> any View {
        try context.session.requireUserToken(to: "show the rating of '\(resource)'")
        var lines: [StyledText] = []
        for resource in try context.session.resources([resource.text], to: "show the rating of") {
            let request = Request(
                path: "/v1/me/ratings/\(resource.type)",
                query: [QueryItem("ids", resource.id), QueryItem("include", "content")])
            let response = try await context.send(request)
            try context.refuse(response, to: "show the rating of '\(resource)'")
            let rating = response.body.json?["data"]?[0].flatMap { Resource($0) }
            let words = rating?.attribute("value")?.integer.map { $0 > 0 ? "liked" : "disliked" } ?? "not rated"
            let name = rating?.relationship("content")?.data.first?.attribute("name")?.string
            lines.append(
                StyledText("\(name.map { "\($0) (\(resource))" } ?? context.session.name(of: resource)): \(words)"))
        }
        return Message(lines)
    }
}

struct Favorite: PlainCommand {
    static let description = CommandDescription(
        "favorite", .mine, "Make resources favourites.",
        examples: ["authorize --answer allow", "favorite artists/178834 albums/310730204"])

    var resources: [RowOrResource] = []

    mutating func visit(_ fields: inout FieldVisitor) { fields.required(&resources, "The resources.") }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let resources: [ResourceIdentifier]
        switch try await context.resources(
            self.resources.map(\.text), orNamed: "artists,albums,songs,playlists", to: "make a favourite of",
            by: "favorite")
        {
        case .choice(let view): return view
        case .resources(let found): resources = found
        }
        let names = resources.map { context.session.name(of: $0) }
        let purpose = "make '\(self.resources.map(\.text).joined(separator: " "))' favourites"
        try context.session.requireUserToken(to: purpose)
        try await context.requireThere(resources, to: purpose)
        let response = try await context.change(.post, "/favorites", QueryItem.ids(of: resources), to: purpose)
        return Message(
            names.map { StyledText("Asked to make \($0) a favourite.") } + [
                .faint("status \(response.status): the service ignores what it does not have")
            ], identifiers: resources)
    }
}
