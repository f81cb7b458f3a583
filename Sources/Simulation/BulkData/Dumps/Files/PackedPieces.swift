import TonearmSystem

/// The bytes of a file that a program decompresses. Nothing is written to the disk.
final class PackedPieces: DumpPieces {
    private let program: StreamedProgram
    private let input: FileDescriptor
    private let size: Int
    private var count = 0
    private var isEnded = false

    /// The largest ratio of a file's contents to the file. Tables of text have some 5 to 50.
    static let largestRatio = 1000

    init(_ path: String) throws {
        // The faster programs come first.
        guard
            let helper = HelperProgram(
                named: "lbzip2", "pbzip2", "bzip2", arguments: ["-dc"], environment: .only([]))
        else {
            throw DumpFileProblem("it is compressed, and none of the programs bzip2, pbzip2 and lbzip2 is installed")
        }
        (input, size) = try DumpFileProblem.reading { () throws(FileSystem.ReadProblem) in try FileSystem.openFile(path)
        }
        do throws(Errno) { program = try helper.start(input: .file(input)) } catch {
            input.closeQuietly()
            throw DumpFileProblem("the program '\(helper.path)' cannot be started: \(error)")
        }
    }

    deinit { input.closeQuietly() }

    func next(_ limit: Int) throws -> [UInt8] {
        if isEnded { return [] }
        let bytes = try program.read(upTo: limit, pausing: Task.checkCancellation)
        count += bytes.count
        if count > size * Self.largestRatio + DumpPieceSize.bytes {
            throw DumpFileProblem("its contents are more than \(Self.largestRatio) times its size of \(size) bytes")
        }
        if bytes.isEmpty {
            isEnded = true
            let end = try program.finish(pausing: Task.checkCancellation).end
            if end != .exited(0) { throw DumpFileProblem("it is not a whole bzip2 file") }
        }
        return bytes
    }

    var share: Double { size > 0 ? min(Double(input.position ?? 0) / Double(size), 1) : 1 }
}
