import AppleMusicAPI
import TonearmSimulator

/// A fault that an app should have been shown: a status, a slow or lost answer, or a misbehaviour of the service.
enum ShownFault: Hashable, Sendable {
    case status(Int)
    case slow, lost
    case quirk(Quirk)

    /// The faults in the order of reports.
    static let all: [ShownFault] =
        [401, 403, 404, 429, 500, 503, 504].map(ShownFault.status) + [.slow, .lost]
        + Quirk.allCases.map(ShownFault.quirk)

    /// Returns the faults of an answer.
    static func shown(by response: Response) -> Set<ShownFault> {
        var faults: Set<ShownFault> = []
        // The client of a lost answer sees no status.
        if response.status >= 400, response.loss != .whole { faults.insert(.status(response.status)) }
        if response.delay != nil { faults.insert(.slow) }
        if response.loss != nil { faults.insert(.lost) }
        let name = response.fault?.text.prefix { $0 != " " }
        if let quirk = name.flatMap({ Quirk(rawValue: String($0)) }) { faults.insert(.quirk(quirk)) }
        return faults
    }

    /// The name in reports.
    var name: String {
        switch self {
        case .status(let status): String(status)
        case .slow: "slow"
        case .lost: "lost"
        case .quirk(let quirk): quirk.rawValue
        }
    }

    /// The fault as a clause.
    var summary: String {
        switch self {
        case .status(401): "the developer token is refused"
        case .status(403): "the music user token is missing, or refused"
        case .status(404): "there is no such resource, or nothing related"
        case .status(429): "the app sends too many requests"
        case .status(504): "a gateway answers with a page of HTML"
        case .status: "the service is in trouble"
        case .slow: "the answer takes long"
        case .lost: "the connection ends in the middle of the answer"
        case .quirk(let quirk): quirk.summary
        }
    }

    /// The `fault` command's argument that shows it.
    var fault: String {
        switch self {
        case .status(let status): "\(status) --times 1"
        case .slow: "delay --delay 3 --times 1"
        case .lost: "cut --times 1"
        case .quirk(let quirk): "\(quirk.rawValue) --times 1"
        }
    }

    /// Returns whether requests to an endpoint can fail this way.
    func canAffect(_ endpoint: Endpoint) -> Bool {
        switch self {
        case .status(403): endpoint.authentication == .developerAndUserToken
        case .status, .slow, .lost: true
        case .quirk(let quirk): quirk.canAffect(endpoint)
        }
    }
}

extension Quirk {
    /// Returns whether a misbehaviour concerns an endpoint.
    fileprivate func canAffect(_ endpoint: Endpoint) -> Bool {
        let isPersonal = endpoint.authentication == .developerAndUserToken
        if self == .newTokenRefused || self == .tokenExpires { return isPersonal }
        if self == .pageHoles || self == .latency { return endpoint.method == .get && endpoint.accepts("offset") }
        if self == .gzip { return true }
        if self == .webPlayer { return endpoint.isForWebPlayer }
        if self == .topSongsTimeout { return endpoint.operation == .resources(.artists) }
        guard case .personal(let operation) = endpoint.operation else { return false }
        return switch self {
        case .addRefused, .addIgnored: operation == .libraryAdd || operation == .addFavorites
        case .slowLibrary: operation == .libraryAdd
        case .collaborativePlaylists, .playlist500, .playlist500Done, .playlistOrder:
            operation == .addTracks || operation == .replaceTracks || operation == .removeTracks
        case .playlistNoBody: operation == .createPlaylist
        case .playlistOnProfile, .noPlaylists: operation == .libraryList(.libraryPlaylists)
        case .playlistArtworkExpires:
            operation == .libraryList(.libraryPlaylists) || operation == .libraryResource(.libraryPlaylists)
        case .librarySearchMisses: operation == .librarySearch
        case .libraryTotal, .libraryCatalog504: operation == .libraryList(.librarySongs)
        case .includeRefused: operation == .libraryRelationship(.libraryPlaylists, "tracks")
        case .recentLibrarySongs: operation == .recentlyPlayedTracks
        case .newTokenRefused, .tokenExpires, .pageHoles, .latency, .webPlayer, .topSongsTimeout, .gzip: false
        }
    }
}
