import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

/// The paths of access links: `/_tonearm/links`, `/_tonearm/links/ID`, `/_tonearm/open/CODE`.
extension ControlGateway {
    /// - Parameter path: the path segments after `links`.
    func links(_ request: Request, _ path: ArraySlice<String>) throws(ControlProblem) -> Response {
        guard let id = path.first else {
            try request.expect(.get, .head, .post)
            if request.method == .post { return try makeLink(request) }
            return .control(["links": .array(links.all.map(\.json))])
        }
        guard path.count == 1 else { throw .unknownPath }
        try request.expect(.delete)
        guard links.revoke(id) else { throw .unknownLink(id) }
        return .control(["revoked": .string(id)])
    }

    private func makeLink(_ request: Request) throws(ControlProblem) -> Response {
        let body = try ControlBody(orEmpty: request, members: ["world", "once", "name"])
        var order = AccessLink.Order()
        if let name = try body.text("world") {
            guard let world = worlds.world(name) else { throw .unknownWorld(name) }
            order.scope = .world(world.identity.id)
        }
        if let once = body["once"] {
            guard let once = once.bool else {
                throw .bad("'once' is not true or false", next: #"Send for example {"once": false}."#)
            }
            order.isOnce = once
        }
        order.name = try body.text("name")
        if let name = order.name, name.isEmpty || name.utf8.count > 100 {
            throw .bad("'name' has \(name.utf8.count) bytes", next: "A label has 1 to 100 bytes.")
        }
        let made = try make(order)
        var object = made.link.json.object ?? JSONObject([])
        object.append("link", .string("\(address(for: request))/open/\(made.code)"))
        return .control(.object(object), status: 201)
    }

    private func make(_ order: AccessLink.Order) throws(ControlProblem) -> (link: AccessLink, code: String) {
        if let made = links.make(order) { return made }
        links.removeAll { !exists($0) }
        guard let made = links.make(order) else { throw .tooManyLinks }
        return made
    }

    /// Returns the address of the control API: the configured one, or the one to which the request was sent.
    private func address(for request: Request) -> String {
        links.address ?? "\(scheme)://\(request.headers["Host"] ?? "127.0.0.1")/_tonearm"
    }

    /// Opens a link: for a browser as a page, for a program as the members of a ready file.
    func opening(_ code: String, _ request: Request, _ page: PageRequest) throws(ControlProblem) -> Response {
        try request.expect(.get, .head, .post)
        let isProgram = request.method == .post
        if isProgram, page.isFromBrowser { throw .foreignPage }
        let link = try link(ofCode: code)
        // A page of elsewhere and a browser's preparation use nothing up; a click in this page does.
        if !isProgram, page.isFromElsewhere || page.isPrefetch || request.method == .head {
            return ControlPage.question(code)
        }
        do throws(AccessLinks.Refusal) { _ = try links.open(code) } catch { throw .unopened(error) }
        return isProgram ? ready(link, request) : entrance(link, page)
    }

    private func link(ofCode code: String) throws(ControlProblem) -> AccessLink {
        let link: AccessLink
        do throws(AccessLinks.Refusal) { link = try links.link(ofCode: code) } catch { throw .unopened(error) }
        if let id = link.scope.world, !exists(link.scope) { throw .deletedWorld(id) }
        return link
    }

    private func entrance(_ link: AccessLink, _ page: PageRequest) -> Response {
        var response = Response(status: 303)
        response.headers["Location"] = room != nil && link.scope == .server ? "/_tonearm/class" : "/_tonearm/"
        response.headers["Set-Cookie"] = page.cookie(link.session)
        return response
    }

    /// Returns the members of a ready file, with a secret that opens only the link's scope.
    private func ready(_ link: AccessLink, _ request: Request) -> Response {
        let world = link.scope.world.flatMap { worlds.world($0) } ?? worlds.default
        var object = JSONObject([])
        object.append("origin", worlds.origin.map(JSON.string))
        object.append("tokens", tokens(of: world))
        object.append("control", .string(address(for: request)))
        object.append("secret", .string(link.session))
        object.append("world", link.scope.world.map(JSON.string))
        return .control(.object(object))
    }
}
