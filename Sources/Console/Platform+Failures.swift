// Why the system did not read or lock a file.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileSystem {
    /// Why a file was not read.
    package enum ReadFailure: Error, Hashable, CustomStringConvertible {
        case absent
        /// It is a folder, a device or a pipe.
        case noFile
        case tooLong
        /// The error's number.
        case unreadable(Int32)

        /// The error's number; of several the one that says it best.
        package var number: Int32 {
            switch self {
            case .absent: ENOENT
            case .noFile: EINVAL
            case .tooLong: EFBIG
            case .unreadable(let number): number
            }
        }

        /// As it is told behind "Cannot read 'x': ".
        package var description: String {
            switch self {
            case .noFile: "it is a pipe, a device or a folder, and not a file"
            case .tooLong: "it is too long"
            case .absent, .unreadable: OperatingSystem.message(number)
            }
        }
    }

    /// Why a file was not locked.
    package enum LockFailure: Error, Hashable, CustomStringConvertible {
        /// Somebody else holds it.
        case taken
        /// It is a device or a pipe.
        case noFile
        /// The error's number.
        case impossible(Int32)

        /// The error's number.
        package var number: Int32 {
            switch self {
            case .taken: EWOULDBLOCK
            case .noFile: EINVAL
            case .impossible(let number): number
            }
        }

        /// As it is told behind "Cannot record into 'x': ".
        package var description: String {
            switch self {
            case .taken: "another program writes it"
            case .noFile: ReadFailure.noFile.description
            case .impossible(let number): OperatingSystem.message(number)
            }
        }
    }
}
