package import SystemLayer
package import TemporaryFolderSupport

/// A change of files that went wrong in a test.
package struct StruckChange: CustomStringConvertible {
    package let kind: FileFault.Kind
    package let change: FileFault.Change
    /// Among all changes, from 0.
    package let place: Int

    package var isKill: Bool { kind == .kill }

    package var description: String { "\(kind) at change \(place), \(change)" }
}

/// Tries something as often as it changes files, times the ways in which that can go wrong, each time in a folder of its own.
package enum EveryFault {
    /// As when the process was killed, the disk was full, or it did not do what it should.
    private static let kinds: [FileFault.Kind] = [.kill, .error(.noSpace), .error(.ioError)]

    /// - Parameters:
    ///   - prepare: makes what is there before, and what is needed for the rest.
    ///   - body: what is tried.
    ///   - check: looks at what is there afterwards. An error is what the body threw.
    /// - Returns: how many changes of files the body makes when all goes well.
    /// - Throws: what the body throws although nothing goes wrong, and what the others throw.
    package static func strike<Stage>(
        in isolation: isolated (any Actor)? = #isolation,
        prepare: (TemporaryFolder) async throws -> Stage, _ body: (Stage) async throws -> Void,
        check: (StruckChange, (any Error)?, Stage, TemporaryFolder) async throws -> Void
    ) async throws -> Int {
        let whole = FileFault(.kill, at: .max)
        let folder = try TemporaryFolder()
        let stage = try await prepare(folder)
        try await FileFault.$current.withValue(whole) { try await body(stage) }
        for kind in kinds {
            for (place, change) in whole.changes.enumerated() {
                let folder = try TemporaryFolder()
                let stage = try await prepare(folder)
                let fault = FileFault(kind, at: place)
                var error: (any Error)?
                do { try await FileFault.$current.withValue(fault) { try await body(stage) } } catch let thrown {
                    error = thrown
                }
                guard fault.hasStruck else { continue }
                try await check(StruckChange(kind: kind, change: change, place: place), error, stage, folder)
            }
        }
        return whole.changes.count
    }
}
