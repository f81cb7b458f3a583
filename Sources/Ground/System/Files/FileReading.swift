#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileSystem {
    /// The kinds of files that a path may name.
    package enum Accepted: Sendable {
        /// Pipes and devices too.
        case any
        /// A file, or a symbolic link to one.
        case file
        /// A file and not a symbolic link, as for the program's own files.
        case ownFile
    }

    /// Reads a whole file.
    /// - Parameter limit: the largest size in bytes; a longer file is not read.
    package static func read(
        _ path: String, limit: Int, accepting accepted: Accepted = .any
    ) throws(ReadProblem) -> [UInt8] {
        let descriptor = try openToRead(path, accepted)
        defer { descriptor.closeQuietly() }
        return try readAll(descriptor, limit: limit, expecting: accepted == .any ? 0 : fileSize(descriptor))
    }

    /// The permissions of users other than the owner.
    package struct Access: Hashable, Sendable {
        /// The permission bits.
        package var mode: Int
        package var othersCanRead: Bool
        package var othersCanWrite: Bool
    }

    /// Reads a whole file and the permissions of other users. For a file that root owns, its group does not count as
    /// another user.
    package static func readWithAccess(
        _ path: String, limit: Int, accepting accepted: Accepted = .file
    ) throws(ReadProblem) -> (bytes: [UInt8], access: Access) {
        let descriptor = try openToRead(path, accepted == .any ? .file : accepted)
        defer { descriptor.closeQuietly() }
        _ = try fileSize(descriptor)
        let status: Stat
        do throws(Errno) { status = try descriptor.status() } catch { throw .unreadable(error) }
        let mode = Int(status.permissions.rawValue & 0o777)
        let readers = status.userID.rawValue == 0 && getuid() != 0 ? 0o004 : 0o044
        let access = Access(mode: mode, othersCanRead: mode & readers != 0, othersCanWrite: mode & 0o022 != 0)
        return (try readAll(descriptor, limit: limit), access)
    }

    /// Reads the first bytes of a file, and its size.
    package static func start(
        of path: String, count: Int, accepting accepted: Accepted = .file
    ) throws(ReadProblem) -> (bytes: [UInt8], size: Int) {
        let (descriptor, size) = try openFile(path, accepting: accepted == .any ? .file : accepted)
        defer { descriptor.closeQuietly() }
        do throws(Errno) { return (try descriptor.bytes(in: 0..<count), size) } catch { throw .unreadable(error) }
    }

    /// Opens a file, a pipe or a device for reading.
    package static func open(_ path: String) throws(ReadProblem) -> FileDescriptor { try openToRead(path, .any) }

    /// Opens a file of the program's own for reading, without following a symbolic link.
    package static func openOwn(_ path: String) throws(Errno) -> FileDescriptor {
        try FileDescriptor.open(path: path, .readOnly, options: [.noFollow, .nonBlocking])
    }

    /// Opens a file of the program's own for reading and for appending; creates it for its owner alone if it is absent.
    package static func openToAppend(_ path: String) throws(Errno) -> FileDescriptor {
        try FileDescriptor.open(
            path: path, .readWrite, options: [.append, .create, .noFollow, .nonBlocking], permissions: .ownerReadWrite)
    }

    /// Opens a file for reading.
    /// - Throws: `noFile` for a folder, a pipe or a device.
    package static func openFile(
        _ path: String, accepting accepted: Accepted = .file
    ) throws(ReadProblem) -> (descriptor: FileDescriptor, size: Int) {
        let descriptor = try openToRead(path, accepted)
        do throws(ReadProblem) {
            return (descriptor, try fileSize(descriptor))
        } catch {
            descriptor.closeQuietly()
            throw error
        }
    }

    private static func openToRead(_ path: String, _ accepted: Accepted) throws(ReadProblem) -> FileDescriptor {
        // Opening a pipe waits for its writer, unless it is opened without blocking.
        let options: FileDescriptor.OpenOptions =
            switch accepted {
            case .any: []
            case .file: [.nonBlocking]
            case .ownFile: [.nonBlocking, .noFollow]
            }
        do throws(Errno) {
            return try FileDescriptor.open(path: path, .readOnly, options: options)
        } catch {
            throw ReadProblem(error)
        }
    }

    private static func fileSize(_ descriptor: FileDescriptor) throws(ReadProblem) -> Int {
        let status: Stat
        do throws(Errno) { status = try descriptor.status() } catch { throw .unreadable(error) }
        guard status.type == .regular else { throw .noFile }
        return Int(status.size)
    }

    private static func readAll(
        _ descriptor: FileDescriptor, limit: Int, expecting size: Int = 0
    ) throws(ReadProblem) -> [UInt8] {
        let bytes: [UInt8]?
        do throws(Errno) {
            bytes = try descriptor.readAll(limit: limit, expecting: size)
        } catch {
            throw .unreadable(error)
        }
        guard let bytes else { throw .tooLong }
        return bytes
    }
}
