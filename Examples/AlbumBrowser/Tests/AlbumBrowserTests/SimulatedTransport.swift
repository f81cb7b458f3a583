import AlbumBrowser
import AppleMusicSimulation
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that sends requests to the simulation instead of `URLSession`.
struct SimulatedTransport: Transport {
    let music: SimulatedAppleMusic

    func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        guard let url = request.url, let method = Request.Method(rawValue: request.httpMethod ?? "GET") else {
            throw URLError(.badURL)
        }
        let target = url.path(percentEncoded: true) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
        let headers = Headers((request.allHTTPHeaderFields ?? [:]).map { ($0.key, $0.value) })
        let body = request.httpBody.map { Array($0) } ?? []
        let answer = try await music.respond(to: Request(method, target, headers: headers, body: body))
        let fields = answer.headers.fields.map { ($0.name, $0.value) }
        guard
            let response = HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
                headerFields: Dictionary(fields) { $1 })
        else {
            throw URLError(.badServerResponse)
        }
        return (Data(answer.body.bytes), response)
    }
}
