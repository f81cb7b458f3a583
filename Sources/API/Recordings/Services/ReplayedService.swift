package import AppleMusicAPI
import TonearmConsole

/// A service that answers from an archive. Several recorded answers to one request are returned in order, then the last
/// one repeatedly.
package struct ReplayedService: Service {
    private let archive: HTTPArchive
    /// The file's name.
    private let name: String
    /// The indices of the exchanges, by request.
    private let exchanges: [ExchangeKey: [Int]]
    private let targets: [Request]
    /// The number of unused entries: requests to other services, and damaged entries.
    private let left: (others: Int, damaged: Int)
    /// The neighbor whose exchanges answer; nil for those of the Apple Music API.
    private let neighbor: Neighbor?

    /// - Parameters:
    ///   - name: the file's name.
    ///   - neighbor: the neighbor whose exchanges answer; nil for those of the Apple Music API.
    ///   - neighbors: the neighbors with which an archive is accepted that has no request to the API.
    /// - Throws: `.unreadable`, and `.otherServices` if no entry is a request to the API or to a neighbor. An empty
    ///   archive is accepted, and one without requests to `neighbor`.
    package init(
        _ archive: HTTPArchive, name: String, of neighbor: Neighbor? = nil, beside neighbors: [Neighbor] = []
    ) throws(HTTPArchive.Problem) {
        self.archive = archive
        self.name = name
        self.neighbor = neighbor
        var exchanges: [ExchangeKey: [Int]] = [:]
        var targets: [Request] = []
        var left = (others: 0, damaged: 0)
        var isOfNeighbor = neighbor != nil
        for index in 0..<archive.count {
            guard let exchange = try Self.exchange(index, of: archive) else {
                left.damaged += 1
                continue
            }
            let isWanted = neighbor.map(exchange.isOf) ?? exchange.isOfAPI
            guard isWanted, exchange.status >= 100, let request = exchange.request else {
                isOfNeighbor = isOfNeighbor || neighbors.contains(where: exchange.isOf)
                left.others += 1
                continue
            }
            let key = ExchangeKey(request)
            if exchanges[key] == nil { targets.append(Request(request.method, request.target)) }
            exchanges[key, default: []].append(index)
        }
        self.exchanges = exchanges
        self.targets = targets
        self.left = left
        if exchanges.isEmpty, archive.count > 0, !isOfNeighbor { throw .otherServices }
    }

    /// Returns the exchange of an entry; nil if the entry is damaged or too long.
    private static func exchange(
        _ index: Int, of archive: HTTPArchive
    ) throws(HTTPArchive.Problem) -> RecordedExchange? {
        do throws(HTTPArchive.Problem) {
            return try archive.exchange(index)
        } catch .damaged, .tooLong {
            return nil
        }
    }

    package var description: ServiceDescription {
        neighbor?.description(from: name) ?? ServiceDescription(summary, schema: .appleMusic)
    }

    private var summary: String {
        let count = archive.count - left.others - left.damaged
        let others = left.others == 0 ? "" : ", \(left.others) of other services left out"
        let damaged = left.damaged == 0 ? "" : ", \(left.damaged) that cannot be read"
        let cut = archive.isCut ? ", cut off" : ""
        return "recording: \(count) exchange\(count == 1 ? "" : "s")\(others)\(damaged)\(cut)"
    }

    package func answer(
        to request: Request, in context: inout ServiceContext<ReplayPositions>
    ) -> ServiceAnswer<ReplayPositions> {
        ServiceAnswer { try response(to: request, &context.memory) }
    }

    /// - Throws: `ReplayProblem` if the recording has no answer.
    private func response(to request: Request, _ positions: inout ReplayPositions) throws -> Response {
        let key = ExchangeKey(request)
        guard let numbers = exchanges[key] else {
            throw ReplayProblem(
                request: "\(request.method.rawValue) \(request.target)", file: name,
                reason: .notRecorded(nearest: nearest(to: request, key)))
        }
        let exchange = try archive.exchange(try index(among: numbers, for: request, key, &positions))
        guard case .bytes(let body) = exchange.body else {
            throw ReplayProblem(
                request: "\(request.method.rawValue) \(request.target)", file: name,
                reason: exchange.body == .damaged ? .damagedBody : .noBody)
        }
        return Response(status: exchange.status, headers: exchange.headers.withoutSecrets, body: .bytes(body))
    }

    /// Returns the index of the next exchange. Those with an equal body are preferred.
    private func index(
        among numbers: [Int], for request: Request, _ key: ExchangeKey, _ positions: inout ReplayPositions
    ) throws -> Int {
        guard numbers.count > 1 else { return numbers[0] }
        var candidates = numbers
        if !request.body.isEmpty {
            let same = try numbers.filter { try archive.exchange($0).requestBody == request.body }
            if !same.isEmpty { candidates = same }
        }
        let text = key.text + (request.body.isEmpty ? "" : " \(String(decoding: request.body, as: UTF8.self))")
        let turn = min(positions[text], candidates.count - 1)
        // After the last answer the position no longer changes.
        if turn < candidates.count - 1 { positions[text] = turn + 1 }
        return candidates[turn]
    }

    /// Returns the most similar recorded request: an equal path with other parameters, or a similarly spelled path.
    private func nearest(to request: Request, _ key: ExchangeKey) -> String? {
        let alike = targets.filter { $0.method == request.method }
        let keys = alike.map(ExchangeKey.init)
        let samePath = alike.indices.filter { keys[$0].path == key.path }
        if let best = samePath.min(by: { keys[$0].difference(from: key) < keys[$1].difference(from: key) }) {
            return "\(alike[best].method.rawValue) \(AddressSecrets.hidden(in: alike[best].target))"
        }
        // The comparison takes time proportional to the product of both lengths.
        let short = alike.prefix(500).map(\.target).filter { $0.utf8.count < 300 }
        guard request.target.utf8.count < 300 else { return nil }
        return Nearest.names(to: request.target, in: short).first.map {
            "\(request.method.rawValue) \(AddressSecrets.hidden(in: $0))"
        }
    }
}

/// A reason why a recording has no answer to a request.
package struct ReplayProblem: Error, Hashable, Sendable {
    /// The request: `GET /v1/storefronts`
    package let request: String
    package let file: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        /// The request was not recorded; the value is the most similar one, if there is one.
        case notRecorded(nearest: String?)
        /// The answer was recorded without its body.
        case noBody
        case damagedBody
    }
}
