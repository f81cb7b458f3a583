/// Functions that write whole files. A result of nil means success.
extension FileSystem {
    /// Writes a whole file in place; the umask decides on the permissions of a new one.
    /// - Parameter isCancelled: called while a named pipe has no reader; the result is `Errno.canceled` if it returns
    ///   true.
    package static func write(
        _ path: String, _ bytes: [UInt8], append: Bool = false, isCancelled: () -> Bool
    ) -> Errno? {
        if (try? status(of: path))?.type == .fifo { return writePipe(path, bytes, isCancelled: isCancelled) }
        return failure { () throws(Errno) in
            let options: FileDescriptor.OpenOptions = append ? [.create, .append] : [.create, .truncate]
            try fill(FileDescriptor.open(path: path, .writeOnly, options: options, permissions: anyone)) {
                descriptor throws(Errno) in try descriptor.write(all: bytes)
            }
        }
    }

    /// Writes to a named pipe as soon as another process reads it.
    private static func writePipe(_ path: String, _ bytes: [UInt8], isCancelled: () -> Bool) -> Errno? {
        failure { () throws(Errno) in
            let pipe = try retrying(while: .noSuchAddressOrDevice, isCancelled) { () throws(Errno) in
                try FileDescriptor.open(path: path, .writeOnly, options: .nonBlocking)
            }
            try fill(pipe) { descriptor throws(Errno) in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = try retrying(while: .wouldBlock, isCancelled) { () throws(Errno) in
                        try writeOnce(rest, to: descriptor)
                    }
                    rest = rest.dropFirst(count)
                }
            }
        }
    }

    private static func writeOnce(_ bytes: ArraySlice<UInt8>, to descriptor: FileDescriptor) throws(Errno) -> Int {
        var result = Result<Int, Errno>.success(0)
        bytes.withUnsafeBytes { bytes in
            result = Result { () throws(Errno) in try descriptor.write(once: bytes) }
        }
        return try result.get()
    }

    private static func retrying<Value>(
        while busy: Errno, _ isCancelled: () -> Bool, _ call: () throws(Errno) -> Value
    ) throws(Errno) -> Value {
        while true {
            do throws(Errno) { return try call() } catch { if error != busy { throw error } }
            if isCancelled() { throw .canceled }
            FileDescriptor.pause(milliseconds: pipePause)
        }
    }

    /// The time in milliseconds between two tries of a pipe that is not read.
    private static let pipePause: UInt32 = 20

    /// Creates a file that only its owner may use.
    static func create(_ path: String, _ bytes: [UInt8]) -> Errno? {
        failure { () throws(Errno) in
            try create(path, like: nil) { descriptor throws(Errno) in try descriptor.write(all: bytes) }
        }
    }

    /// Appends to a file, or creates it for its owner alone.
    static func append(_ path: String, _ bytes: [UInt8]) -> Errno? {
        failure { () throws(Errno) in
            let options: FileDescriptor.OpenOptions = [.create, .append, .noFollow, .nonBlocking]
            try fill(FileDescriptor.open(path: path, .writeOnly, options: options, permissions: .ownerReadWrite)) {
                descriptor throws(Errno) in
                guard try descriptor.status().type == .regular else { throw .invalidArgument }
                try descriptor.write(all: bytes)
            }
        }
    }

    /// Copies a file.
    package static func copy(_ path: String, to other: String) -> Errno? {
        failure { () throws(Errno) in
            let source = try FileDescriptor.open(path: path, .readOnly)
            defer { source.closeQuietly() }
            let options: FileDescriptor.OpenOptions = [.create, .truncate]
            try fill(FileDescriptor.open(path: other, .writeOnly, options: options, permissions: anyone)) {
                target throws(Errno) in
                while case let piece = try source.read(upTo: copiedPiece), !piece.isEmpty {
                    try target.write(all: piece)
                }
            }
        }
    }

    private static let copiedPiece = 1 << 20

    /// Creates a file with the permissions of another file, or for its owner alone.
    static func create(
        _ path: String, like other: String?, by body: (FileDescriptor) throws(Errno) -> Void
    ) throws(Errno) {
        let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .noFollow]
        try fill(FileDescriptor.open(path: path, .writeOnly, options: options, permissions: .ownerReadWrite)) {
            descriptor throws(Errno) in
            if let other, let mode = permissions(of: other) { descriptor.setPermissions(mode) }
            try body(descriptor)
        }
    }

    /// Writes to a file and closes it, which may fail too.
    private static func fill(
        _ descriptor: FileDescriptor, by body: (FileDescriptor) throws(Errno) -> Void
    ) throws(Errno) {
        do throws(Errno) { try body(descriptor) } catch {
            descriptor.closeQuietly()
            throw error
        }
        do { try descriptor.close() } catch { throw error as? Errno ?? .ioError }
    }

    /// The permissions of a new file before the umask is applied.
    private static let anyone: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
}
