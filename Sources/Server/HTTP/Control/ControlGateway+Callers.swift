import AppleMusicAPI
import TonearmSimulator

/// Who may ask for what.
extension ControlGateway {
    /// Returns the scope of a request's secret.
    /// - Throws: `ControlProblem` without a valid secret, or for a page of another address.
    func caller(of request: Request, _ page: PageRequest) throws(ControlProblem) -> AccessScope {
        if request.headers["Authorization"] == nil, page.isFromBrowser { return try browser(page) }
        if page.isFromBrowser { throw .foreignPage }
        guard let given = try? DeveloperTokenCheck.bearer(request) else { throw .noSecret }
        // Secrets are compared through digests, so that timing does not reveal how much of one is right.
        if TokenDigest(of: given) == TokenDigest(of: secret) { return .server }
        guard let scope = links.scope(ofSession: given) else { throw .noSecret }
        return scope
    }

    private func browser(_ page: PageRequest) throws(ControlProblem) -> AccessScope {
        guard page.isOwn else { throw .foreignPage }
        guard let session = page.session else { throw page.isNavigation ? .noSession : .foreignPage }
        guard let scope = links.scope(ofSession: session) else { throw .endedSession }
        return scope
    }

    /// Refuses what a scope does not include.
    func check(_ scope: AccessScope, _ path: [String], _ method: Request.Method) throws(ControlProblem) {
        guard let id = scope.world else { return }
        if !exists(scope) { throw .deletedWorld(id) }
        guard path.count >= 4, path[2] == "worlds", worlds.world(path[3])?.identity.id == id else {
            throw .otherScope(id)
        }
        let makesWorlds = path.dropFirst(4) == ["fork"] || path.count == 4 && method == .delete
        if makesWorlds { throw .otherScope(id) }
    }

    /// Returns whether the world of a scope still exists. Another world may have its id as a name.
    func exists(_ scope: AccessScope) -> Bool {
        guard let id = scope.world else { return true }
        return worlds.world(id)?.identity.id == id
    }
}
