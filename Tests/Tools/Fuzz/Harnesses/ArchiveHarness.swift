import AppleMusicAPI
import TonearmRecordings

/// Lists, reads and answers from HTTP archives of tonearm or a browser.
enum ArchiveHarness {
    static func run(_ input: [UInt8]) async throws {
        guard let archive = try? HTTPArchive(input) else { return }
        try require((0...input.count).contains(archive.end), "the end is outside of the file")
        for index in 0..<min(archive.count, 50) {
            guard let exchange = try? archive.exchange(index) else { continue }
            _ = (exchange.size, exchange.isOfAPI, exchange.started, exchange.duration)
            // Only exchanges with a body are written.
            guard case .bytes = exchange.body else { continue }
            let again = try unwrap(RecordedExchange(exchange.json), "an exchange that is written cannot be read")
            try require(again.body == exchange.body && again.status == exchange.status, "another exchange")
        }
        guard let service = try? ReplayedService(archive, name: "x.har") else { return }
        var context = ServiceContext(memory: ReplayPositions(), clock: .fixed(seconds: 0), systemTime: { 0 })
        for index in 0..<min(archive.count, 8) {
            guard let request = try? archive.exchange(index).request else { continue }
            _ = try? await service.respond(to: request, in: &context)
        }
        _ = try? await service.respond(to: Request(.get, "/v1/catalog/us/albums/1"), in: &context)
    }
}
