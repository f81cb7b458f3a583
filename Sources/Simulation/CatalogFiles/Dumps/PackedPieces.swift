import TonearmSystem

/// The bytes of a file that a program decompresses. Nothing is written to the disk.
final class PackedPieces: DumpPieces {
    private let process: ChildProcess
    private let input: FileDescriptor
    private let output: FileDescriptor
    private let size: Int
    private var count = 0
    private var isEnded = false

    /// The accepted programs, the faster ones first.
    private static let programs = ["lbzip2", "pbzip2", "bzip2"]
    /// The largest ratio of a file's contents to the file. Tables of text have some 5 to 50.
    static let largestRatio = 1000

    init(_ path: String) throws {
        guard let program = Self.programs.lazy.compactMap(ProgramSearch.absolute).first else {
            throw DumpFault("it is compressed, and none of the programs bzip2, pbzip2 and lbzip2 is installed")
        }
        (input, size) = try DumpFault.reading { () throws(FileSystem.ReadFailure) in try FileSystem.openFile(path) }
        do {
            let ends = try FileDescriptor.socketPair()
            defer { ends.theirs.closeQuietly() }
            output = ends.ours
            var start = ProgramStart(program, ["-dc"], environment: .only([]))
            start.input = .descriptor(input)
            start.output = .descriptor(ends.theirs)
            start.hasOwnGroup = true
            do throws(Errno) { process = try start.start() } catch {
                ends.ours.closeQuietly()
                throw error
            }
        } catch {
            input.closeQuietly()
            throw DumpFault("the program '\(program)' cannot be started: \(error)")
        }
    }

    deinit { end(true) }

    func next(_ limit: Int) throws -> [UInt8] {
        if isEnded { return [] }
        let bytes: [UInt8]
        do throws(Errno) { bytes = try output.read(upTo: limit) } catch { throw DumpFault(error.description) }
        count += bytes.count
        if count > size * Self.largestRatio + DumpPieceSize.bytes {
            throw DumpFault("its contents are more than \(Self.largestRatio) times its size of \(size) bytes")
        }
        if bytes.isEmpty, end(false) != 0 { throw DumpFault("it is not a whole bzip2 file") }
        return bytes
    }

    var share: Double { size > 0 ? min(Double(input.position ?? 0) / Double(size), 1) : 1 }

    /// Waits for the program, or ends it.
    /// - Returns: its status.
    @discardableResult private func end(_ kills: Bool) -> Int32 {
        if isEnded { return 0 }
        isEnded = true
        if kills { process.kill() }
        output.closeQuietly()
        input.closeQuietly()
        return process.wait().status
    }
}
