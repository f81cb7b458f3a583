import AppleMusicAPI
import TonearmCatalog
import TonearmNeighbors

/// Sends targets to the iTunes Search API, a line each, as they arrive over a network.
enum StoreHarness {
    private static let service = StoreService(BuiltInCatalog())
    private static let mostRequests = 6

    static func run(_ input: [UInt8]) async throws {
        let lines = input.split(separator: UInt8(ascii: "\n"), maxSplits: mostRequests)
        for line in lines.prefix(mostRequests) {
            let request = Request(.get, String(decoding: line, as: UTF8.self))
            var context = ServiceContext(
                memory: NeighborMemory(), clock: .fixed(seconds: ShellStage.time), systemTime: { 0 })
            try check(try await service.respond(to: request, in: &context), to: request)
        }
    }

    private static func check(_ response: Response, to request: Request) throws {
        let target = request.target
        try require([200, 400, 404].contains(response.status), "\(target) is answered with \(response.status)")
        guard response.status != 404 else { return }
        let text = String(decoding: response.body.bytes, as: UTF8.self)
        if response.status == 200, let name = request.value(of: "callback"), !name.isEmpty,
            text.hasPrefix("\n\n\n\(name)(")
        {
            try require(CallbackName(name) != nil, "\(target): the function's name is no identifier")
            return
        }
        let body = try unwrap(response.body.json, "\(target) is answered with what is no JSON")
        guard let results = body["results"]?.array else { return }
        try require(results.count == body["resultCount"]?.integer, "\(target): the count is another one")
        let sections = Envelope.iTunes.sections(of: body, answering: request)
        try require(sections.flatMap(\.rows).count == results.count, "\(target): a result is no row")
    }
}
