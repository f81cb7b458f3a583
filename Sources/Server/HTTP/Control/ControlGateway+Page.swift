import AppleMusicAPI

/// The inspector's page, `/_tonearm/`, and its parts.
extension ControlGateway {
    /// The most worlds in the list.
    private static let listLimit = 50

    /// Returns the answer to a request for the page or one of its parts; nil for another path.
    func inspector(
        _ request: Request, _ path: [String], as scope: AccessScope
    ) throws(ControlProblem) -> Response? {
        guard path.count == 3 && path[2].isEmpty || path.count == 4 && path[2] == "page" else { return nil }
        guard let part = PagePart(rawValue: path.count == 3 ? "" : path[3]) else { return nil }
        try request.expect(.get, .head)
        let page = try inspectorPage(request, scope)
        switch part {
        case .whole: return .page(page.html)
        case .state: return .page(page.parts)
        case .rows:
            let number = try RequestedNumber.parameter(request.value(of: "since") ?? "0", named: "since")
            return .page(page.rows(after: number))
        case .exchange:
            let number = request.value(of: "number") ?? ""
            guard let entry = RequestedNumber.value(number).flatMap({ page.world.journal.entry($0) }) else {
                throw .unknownEntry(number)
            }
            return .page(ExchangePage(entry: entry, world: page.world).html)
        }
    }

    /// The parts of the page by the last segments of their paths.
    private enum PagePart: String {
        case whole = ""
        /// Everything but the requests.
        case state = "parts"
        /// The requests after a number.
        case rows = "journal"
        /// A request with its answer.
        case exchange
    }

    /// Returns the page of the world that the request names, or of the scope's.
    private func inspectorPage(_ request: Request, _ scope: AccessScope) throws(ControlProblem) -> InspectorPage {
        let name = request.value(of: "world") ?? scope.world ?? Worlds.defaultID
        if let id = scope.world {
            if !exists(scope) { throw .deletedWorld(id) }
            if name != id { throw .otherScope(id) }
        }
        guard let world = worlds.world(name) else { throw .unknownWorld(name) }
        guard scope == .server else { return InspectorPage(world: world, worlds: nil, worldCount: 1) }
        var listed = [worlds.default] + worlds.all.suffix(Self.listLimit).reversed()
        if !listed.contains(where: { $0 === world }) { listed.append(world) }
        return InspectorPage(world: world, worlds: listed, worldCount: worlds.count)
    }
}
