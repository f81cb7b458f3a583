import AppleMusicAPI

/// The stream of a world's events: `/_tonearm/worlds/ID/events`, and `/_tonearm/events` for the default world.
extension ControlGateway {
    /// Returns the world whose events a path names; nil for another path.
    func worldOfEvents(_ path: [String]) throws(ControlProblem) -> HostedWorld? {
        if path[2...] == ["events"] { return worlds.default }
        guard path.count == 5, path[2] == "worlds", path[4] == "events" else { return nil }
        guard let world = worlds.world(path[3]) else { throw .unknownWorld(path[3]) }
        return world
    }

    /// Begins a stream after the entry that `Last-Event-ID`, which browsers send when they connect again, or `since`
    /// names. Without both it begins with the next request.
    func events(
        of world: HostedWorld, _ request: Request, as scope: AccessScope
    ) throws(ControlProblem) -> ControlAnswer {
        try request.expect(.get, .head)
        for item in request.query where item.name != "since" {
            throw .bad("'\(item.name)' is not known", next: "There is: since, the number of a request.")
        }
        let since = try since(request) ?? world.journal.lastNumber
        let place = try streams.place(for: scope)
        let events = WorldEvents(
            of: world, since: since, worlds: scope == .server ? worlds : nil, streams: streams, system: worlds.system,
            keepAlive: keepAlive)
        let body = StreamedBody { write in
            try await events.run(write)
            withExtendedLifetime(place) {}
        }
        let response = Response(status: 200, headers: Headers([("Content-Type", EventText.contentType)]))
        return ControlAnswer(response, stream: request.method == .head ? nil : body)
    }

    private func since(_ request: Request) throws(ControlProblem) -> Int? {
        if let text = request.headers["Last-Event-ID"] {
            return try RequestedNumber.parameter(text, named: "Last-Event-ID")
        }
        guard let text = request.value(of: "since") else { return nil }
        return try RequestedNumber.parameter(text, named: "since")
    }
}

/// An answer of the control API: complete, or followed by a stream.
struct ControlAnswer {
    var response: Response
    let stream: StreamedBody?

    init(_ response: Response, stream: StreamedBody? = nil) {
        self.response = response
        self.stream = stream
    }
}
