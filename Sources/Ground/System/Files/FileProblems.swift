extension FileSystem {
    /// The reason why a file was not read.
    package enum ReadProblem: Error, Hashable, CustomStringConvertible {
        case absent
        /// The path names a folder, a device or a pipe.
        case noFile
        case tooLong
        case unreadable(Errno)

        init(_ error: Errno) {
            self = error == .noSuchFileOrDirectory || error == .notDirectory ? .absent : .unreadable(error)
        }

        /// The error of the system that fits best.
        package var error: Errno {
            switch self {
            case .absent: .noSuchFileOrDirectory
            case .noFile: .invalidArgument
            case .tooLong: .fileTooLarge
            case .unreadable(let error): error
            }
        }

        /// The reason as it follows "Cannot read 'x': ".
        package var description: String {
            switch self {
            case .noFile: "it is a pipe, a device or a folder, and not a file"
            case .tooLong: "it is too long"
            case .absent, .unreadable: error.description
            }
        }
    }

    /// The reason why a file was not locked.
    package enum LockProblem: Error, Hashable, CustomStringConvertible {
        /// Another process has the file locked.
        case taken
        /// The path names a device or a pipe.
        case noFile
        case impossible(Errno)

        /// The error of the system that fits best.
        package var error: Errno {
            switch self {
            case .taken: .wouldBlock
            case .noFile: .invalidArgument
            case .impossible(let error): error
            }
        }

        /// The reason as it follows "Cannot record into 'x': ".
        package var description: String {
            switch self {
            case .taken: "another program writes it"
            case .noFile: ReadProblem.noFile.description
            case .impossible(let error): error.description
            }
        }
    }
}
