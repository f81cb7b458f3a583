import AppleMusicAPI
import TonearmSimulator

/// The part of the API that requests met: endpoints with their parameters, refusals and faults.
///
/// It counts each request once when it arrives, so it is complete after the journal has dropped the request. Its size
/// is bounded by the API, and by limits for texts of clients.
struct Coverage: Sendable {
    /// The number of requests to the API and its neighbors.
    private(set) var requests = 0
    /// The met endpoints by their names.
    private(set) var uses: [String: Use] = [:]
    /// The numbers of requests that a fault answered, by its text.
    private(set) var faults: [String: Int] = [:]
    private(set) var failures: Set<ShownFault> = []
    /// The numbers of requests to neighbors, by their names.
    private(set) var neighbors: [String: Int] = [:]
    /// The numbers of requests to paths without an endpoint, by method and path.
    private(set) var unknown: [String: Int] = [:]

    /// The requests to one endpoint.
    struct Use: Sendable {
        let endpoint: Endpoint
        fileprivate(set) var requests = 0
        fileprivate(set) var statuses: [Int: Int] = [:]
        /// The names of the met parameters, as in the Schema.
        fileprivate(set) var parameters: Set<String> = []
        fileprivate(set) var refusals: [Refused: Int] = [:]
    }

    /// A rule by which requests were refused.
    struct Refused: Hashable, Sendable {
        let status: Int
        let rule: String
    }

    /// The most texts of clients: paths, and faults.
    private static let textLimit = 100

    /// Counts a request. Preflights of browsers do not count.
    mutating func add(_ request: Request, _ response: Response) {
        if request.method == .options { return }
        requests += 1
        if let neighbor = NeighborRoute(request)?.neighbor {
            neighbors[neighbor.name, default: 0] += 1
        } else if let match = try? request.match(in: .appleMusic) {
            uses[match.endpoint.name, default: Use(endpoint: match.endpoint)].add(request, response)
        } else {
            let path = String(ReceivedText.target(request.path).prefix(200))
            Self.count("\(request.method.rawValue) \(path)", in: &unknown)
        }
        if let fault = response.fault { Self.count(String(fault.text.prefix(200)), in: &faults) }
        failures.formUnion(ShownFault.shown(by: response))
    }

    private static func count(_ text: String, in counts: inout [String: Int]) {
        guard counts[text] != nil || counts.count < textLimit else { return }
        counts[text, default: 0] += 1
    }
}

extension Coverage.Use {
    fileprivate mutating func add(_ request: Request, _ response: Response) {
        requests += 1
        statuses[response.status, default: 0] += 1
        for item in request.query {
            if let parameter = endpoint.parameter(written: item.name) { parameters.insert(parameter.name) }
        }
        if response.status >= 400, let rule = response.rule {
            refusals[Coverage.Refused(status: response.status, rule: rule.sentence), default: 0] += 1
        }
    }

    /// The parameters of the endpoint that no request had; those without effect are left out.
    var missedParameters: [String] {
        endpoint.parameters.filter { $0.kind != .ignored && !$0.isForWebPlayer && !parameters.contains($0.name) }.map(
            \.name)
    }
}

extension Endpoint {
    /// The method and the path: `GET /v1/catalog/{storefront}/albums/{id}`.
    var name: String { "\(method.rawValue) \(path)" }
}

extension Coverage {
    /// The met endpoints in the order of the Schema.
    var met: [Use] { Schema.appleMusic.endpoints.compactMap { uses[$0.name] } }

    /// The endpoints that no request met, in the order of the Schema.
    var missed: [Endpoint] { Schema.appleMusic.endpoints.filter { uses[$0.name] == nil } }

    /// The failures that no answer to the met endpoints had.
    var neverShown: [ShownFault] {
        let operations = uses.values.map(\.endpoint)
        return ShownFault.all.filter { failure in
            !failures.contains(failure) && operations.contains(where: failure.canAffect)
        }
    }

    /// The number of different rules that refused requests.
    var refusalCount: Int { Set(uses.values.flatMap(\.refusals.keys)).count }
}
