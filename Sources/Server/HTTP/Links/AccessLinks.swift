import AppleMusicAPI
import Synchronization

/// The links of a server and the sessions that they opened. They are in memory alone, so a restart ends them.
///
/// Codes and session secrets are found by their digests, so timing does not reveal how much of one is right.
package final class AccessLinks: Sendable {
    private struct State {
        var links: [String: AccessLink] = [:]
        /// The ids of links by the digests of their codes.
        var codes: [TokenDigest: String] = [:]
        /// The ids of links by the digests of their session secrets.
        var sessions: [TokenDigest: String] = [:]
        /// The digests of the codes of revoked links.
        var revoked: Set<TokenDigest> = []
        var address: String?
        private var last = 0

        mutating func nextID() -> String {
            last += 1
            return String(last)
        }

        mutating func remove(_ id: String) -> AccessLink? {
            guard let link = links.removeValue(forKey: id) else { return nil }
            codes[link.code] = nil
            sessions[TokenDigest(of: link.session)] = nil
            return link
        }
    }

    /// The reason why a code opens nothing.
    enum Refusal: Error {
        case unknown
        case used
        case revoked
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Int
    /// The largest number of links.
    private let limit: Int

    /// - Parameter now: returns the system's time in seconds since 1970.
    package init(limit: Int = 10_000, now: @escaping @Sendable () -> Int) {
        self.limit = limit
        self.now = now
    }

    /// The address of the control API in new links, such as `http://127.0.0.1:8503/_tonearm`. If nil, it is the one to
    /// which the request for the link was sent.
    package var address: String? {
        get { state.withLock { $0.address } }
        set { state.withLock { $0.address = newValue } }
    }

    /// Makes a link.
    /// - Returns: the link, and its code, which is stored nowhere; nil if there are too many links.
    package func make(_ order: AccessLink.Order) -> (link: AccessLink, code: String)? {
        let (code, session) = (AccessCode.make(), AccessCode.make())
        return state.withLock { state in
            guard state.links.count < limit else { return nil }
            let link = AccessLink(
                id: state.nextID(), scope: order.scope, isOnce: order.isOnce, name: order.name, made: now(),
                code: TokenDigest(of: code), session: session)
            state.links[link.id] = link
            state.codes[link.code] = link.id
            state.sessions[TokenDigest(of: session)] = link.id
            return (link, code)
        }
    }

    /// Returns the link of a code without using it.
    func link(ofCode code: String) throws(Refusal) -> AccessLink { try look(code, opens: false) }

    /// Uses a link.
    /// - Throws: `Refusal` if the code is unknown, or was used or revoked.
    func open(_ code: String) throws(Refusal) -> AccessLink { try look(code, opens: true) }

    private func look(_ code: String, opens: Bool) throws(Refusal) -> AccessLink {
        let digest = TokenDigest(of: code)
        let result: Result<AccessLink, Refusal> = state.withLock { state in
            guard let id = state.codes[digest], var link = state.links[id] else {
                return .failure(state.revoked.contains(digest) ? .revoked : .unknown)
            }
            if link.isOnce, link.openings > 0 { return .failure(.used) }
            if opens {
                link.openings = link.openings.addingClamped(1)
                state.links[id] = link
            }
            return .success(link)
        }
        return try result.get()
    }

    /// Returns the scope of a session secret; nil if it opens nothing.
    func scope(ofSession secret: String) -> AccessScope? {
        let digest = TokenDigest(of: secret)
        return state.withLock { state in
            guard let link = state.sessions[digest].flatMap({ state.links[$0] }), link.openings > 0 else { return nil }
            return link.scope
        }
    }

    /// The links in the order of their creation.
    var all: [AccessLink] {
        state.withLock { Array($0.links.values) }.sorted { ($0.id.utf8.count, $0.id) < ($1.id.utf8.count, $1.id) }
    }

    /// Revokes a link, and ends its sessions.
    /// - Returns: false if the id is unknown.
    package func revoke(_ id: String) -> Bool {
        state.withLock { state in
            guard let link = state.remove(id) else { return false }
            if state.revoked.count >= limit { state.revoked.removeAll() }
            state.revoked.insert(link.code)
            return true
        }
    }

    /// Removes the links whose scope no longer exists.
    func removeAll(where isGone: (AccessScope) -> Bool) {
        state.withLock { state in
            for link in state.links.values where isGone(link.scope) { _ = state.remove(link.id) }
        }
    }
}
