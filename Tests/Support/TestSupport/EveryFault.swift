package import TonearmSystem

/// A file operation that failed in a test.
package struct StruckChange: CustomStringConvertible {
    package let kind: FileFault.Kind
    package let change: FileFault.Change
    /// Zero-based among all file operations.
    package let place: Int

    package var isKill: Bool { kind == .kill }

    package var description: String { "\(kind) at change \(place), \(change)" }
}

/// Repeats a body once for each file operation and kind of fault, each time in a new folder.
package enum EveryFault {
    /// The process is killed, the disk is full, or the operation fails.
    private static let kinds: [FileFault.Kind] = [.kill, .error(.noSpace), .error(.ioError)]

    /// - Parameters:
    ///   - prepare: makes the earlier files and the body's context.
    ///   - body: the tested work.
    ///   - check: checks the files afterwards, with the error that the body threw.
    /// - Returns: The number of file operations of a successful body.
    /// - Throws: an error of the body without a fault, and errors of the other closures.
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
