#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// What a program reads: the shell's own input, or a nameless file with the output of a command in it. Other than a pipe a file can't be closed
/// too early, so a program that reads only the beginning disturbs nobody.
struct InputFile {
    let descriptor: FileDescriptor
    private let isOurs: Bool

    /// - Throws: `Failure` when no file can be made in the folder for temporary files.
    init(_ bytes: [UInt8]?) throws(Failure) {
        guard let bytes else {
            descriptor = .standardInput
            isOurs = false
            return
        }
        do {
            descriptor = try InputFile.containing(bytes)
            isOurs = true
        } catch {
            throw Failure(
                "Cannot pass the output on", String(describing: error), next: "Check TMPDIR and the free space.")
        }
    }

    private static func containing(_ bytes: [UInt8]) throws -> FileDescriptor {
        let folder = OperatingSystem.environment("TMPDIR") ?? "/tmp"
        let path = FilePath("\(folder)/tonearm-\(UInt64.random(in: 0 ... .max))")
        let file = try FileDescriptor.open(
            path, .readWrite, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
            permissions: .ownerReadWrite)
        OperatingSystem.removeFile(path.string)
        do {
            try file.writeAll(bytes)
            try file.seek(offset: 0, from: .start)
        } catch {
            try? file.close()
            throw error
        }
        return file
    }

    func close() {
        if isOurs { try? descriptor.close() }
    }
}
