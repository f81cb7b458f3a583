import AppleMusicAPI
import TonearmConsole
import TonearmDevice

enum Rate: Command {
    static let description = CommandDescription(
        "rate", .mine, "Like or dislike a resource; or set how fast music plays.",
        discussion: """
            With a number alone it is the rate of the player in use, from 0.5 to 2; devices are reported not always to \
            obey it.
            A name needs no quotes: 'rate born to run like'. A name that several have shows the choice, and changes nothing.
            """,
        examples: [
            "authorize --answer allow", "rate albums/310730204 like", "rate albums/310730204 none", "rate 1.5",
        ])

    static let forms = [
        CommandForm("", "Rate a resource; 'none' removes the rating.", RateResource()),
        CommandForm("", "Set the speed of the player in use.", SetSpeed()),
        CommandForm("", "Rate what has a name of several words.", RateNamed(), isHidden: true),
    ]

    /// The types that the service rates and searches.
    fileprivate static let types = "albums,songs,playlists,music-videos"

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
            try await RatingChange(opinion: opinion).made(of: [resource.text], in: context)
        }
    }

    /// The form for a name without quotes: `rate born to run like`. A name of one word needs no form of its own.
    struct RateNamed: Action {
        @Required var first: RowOrResource
        @Required var second: RowOrResource
        var rest: [RowOrResource] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_first, "The name's first word.")
            fields.required(&_second, "The name's second word.")
            fields.required(&rest, "The rest of the name, and then like, dislike or none.")
        }

        func check() throws(Failure) {
            guard let last = rest.last?.text, Opinion(rawValue: last) == nil else { return }
            let opinions = Opinion.allCases.map(\.rawValue)
            throw Failure.usage(
                "Cannot use '\(last)' for 'rate'", "it is not one of \(opinions.joined(separator: ", "))",
                next: Nearest.question(last, in: opinions) ?? "Type for example 'rate born to run like'."
            ).at(.word(last))
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let name = [first.text, second.text] + rest.dropLast().map(\.text)
            let opinion = rest.last.flatMap { Opinion(rawValue: $0.text) } ?? Opinion.none
            return try await RatingChange(opinion: opinion).made(of: name, in: context)
        }
    }

    /// A rating that replaces the account's ratings of resources.
    private struct RatingChange {
        let opinion: Opinion

        func made(of words: [String], in context: some RequestContext) async throws -> any View {
            let resources: [ResourceIdentifier]
            switch try await context.resources(
                words, orNamed: Rate.types, to: "rate", by: "rate", opinion.rawValue)
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
            try context.session.requireUserToken(to: purpose)
            let isSame = try await context.rating(of: resource) == opinion
            switch opinion {
            case .like, .dislike:
                let body: JSON = ["type": "rating", "attributes": ["value": opinion == .like ? 1 : -1]]
                _ = try await context.change(.put, path, body: body, to: purpose)
                let word = opinion == .like ? "liked" : "disliked"
                return StyledText(
                    isSame
                        ? context.unchanged("\(name) is \(word) already") : "\(word.capitalizedFirst) \(name).")
            case .none:
                _ = try await context.change(.delete, path, to: purpose)
                return StyledText(
                    isSame ? context.unchanged("\(name) had no rating") : "\(name) has no rating now.")
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

extension RequestContext {
    /// Returns the rating of a resource before it is rated; nil if the service does not tell.
    fileprivate func rating(of resource: ResourceIdentifier) async throws -> Rate.Opinion? {
        guard session.settings.words >= .second else { return nil }
        let request = Request(
            path: "/v1/me/ratings/\(resource.type)", query: [QueryItem("ids", resource.id)])
        let response = try await send(request, isPatient: false)
        guard response.isSuccess, let data = response.body.json?["data"]?.array else {
            return response.status == 404 ? Rate.Opinion.none : nil
        }
        let value = data.first.flatMap { Resource($0) }?.attribute("value")?.integer
        return value.map { $0 > 0 ? .like : .dislike } ?? Rate.Opinion.none
    }
}

extension String {
    /// The text with its first letter in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

struct Rating: PlainCommand {
    static let description = CommandDescription(
        "rating", .mine, "Show how a resource is rated.",
        examples: ["authorize --answer allow", "rate albums/310730204 like", "rating albums/310730204"])

    var resources: [RowOrResource] = []

    mutating func visit(_ fields: inout FieldVisitor) { fields.required(&resources, "The resource, or its name.") }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let words = resources.map(\.text)
        try context.session.requireUserToken(to: "show the rating of '\(words.joined(separator: " "))'")
        let resources: [ResourceIdentifier]
        switch try await context.resources(
            words, orNamed: Rate.types, to: "show the rating of", by: "rating", isExact: false)
        {
        case .choice(let view): return view
        case .resources(let found): resources = found
        }
        var lines: [StyledText] = []
        for resource in resources {
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
        let present = try await context.inFavorites(resources)
        let response = try await context.change(.post, "/favorites", QueryItem.ids(of: resources), to: purpose)
        return Message(
            zip(resources, names).map { resource, name in
                StyledText(
                    "Asked to make \(name) a favourite"
                        + (present.contains(resource) ? "; it is one already." : "."))
            } + [
                .faint("status \(response.status): the service ignores what it does not have")
            ], identifiers: resources)
    }
}
