import AppleMusicAPI
import Testing
import TonearmTestSupport

@testable import TonearmRecordings

/// Tests an archive with each file operation failing or being the last.
@Suite struct FileFaultTests {
    private static let exchange = Result {
        let archive = try HTTPArchive(Samples.archive([Samples.entry()]))
        return try archive.exchange(0)
    }

    /// The number of exchanges that the writer reported as written.
    private final class Stage {
        let path: String
        var told = 0

        init(_ path: String) { self.path = path }
    }

    @Test func `an archive contains the reported exchanges and can be continued`() async throws {
        let exchange = try Self.exchange.get()
        let count = try await EveryFault.strike { folder in
            Stage(folder.path + "/a.har")
        } _: { stage in
            let writer = try ArchiveWriter(stage.path, version: "1", isSynced: true)
            for _ in 0..<3 {
                writer.append(exchange)
                if writer.problem == nil { stage.told += 1 }
            }
            try writer.finish()
        } check: { struck, error, stage, folder in
            // A killed writer has released its file.
            guard folder.names.contains("a.har") else { return }
            try folder.write(try folder.text(of: "a.har"), to: "b.har")
            let writer = try ArchiveWriter(folder.path + "/b.har", version: "1", appends: true)
            // The last exchange may be written although it was not reported.
            let told = struck.isKill ? min(stage.told, writer.count) : stage.told
            #expect((told...told + 1).contains(writer.count), "\(struck): \(writer.count) of \(stage.told)")
            writer.append(exchange)
            try writer.finish()
            let archive = try HTTPArchive(file: folder.path + "/b.har")
            #expect(!archive.isCut && archive.canGoOn, "\(struck)")
            #expect(archive.count == writer.count, "\(struck)")
            for index in 0..<archive.count { _ = try archive.exchange(index) }
        }
        #expect(count >= 8)
    }
}
