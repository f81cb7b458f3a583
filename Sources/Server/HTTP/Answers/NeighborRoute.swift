import AppleMusicAPI
import TonearmNeighbors

/// A request to a neighbor of the Apple Music API, by its `Host` or by the neighbor's prefix: `/itunes/search`.
struct NeighborRoute {
    let neighbor: Neighbor
    /// The request without the prefix.
    let request: Request

    /// - Returns: nil for a request to the Apple Music API.
    init?(_ request: Request) {
        // A fast path: most requests are to the API, and no neighbor has such paths.
        if request.target.hasPrefix("/v1/") { return nil }
        if let host = request.headers["Host"].flatMap(HostName.init), let neighbor = Self.neighbor(at: host) {
            (self.neighbor, self.request) = (neighbor, request)
            return
        }
        for neighbor in Neighbors.all {
            guard let target = neighbor.target(ofServed: request.target) else { continue }
            var inner = request
            inner.target = target
            (self.neighbor, self.request) = (neighbor, inner)
            return
        }
        return nil
    }

    /// Returns the neighbor with a host.
    static func neighbor(at host: HostName) -> Neighbor? { Neighbors.all.first { $0.origin.host == host.text } }
}
