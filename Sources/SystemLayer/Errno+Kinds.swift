extension Errno {
    /// Whether a disk, a quota or the permitted size of a file is used up.
    package var isOutOfSpace: Bool { [.noSpace, .diskQuotaExceeded, .fileTooLarge].contains(self) }

    /// Whether this process or the system cannot open anything more for now.
    package var isShortage: Bool {
        [.tooManyOpenFiles, .tooManyOpenFilesInSystem, .noBufferSpace, .noMemory].contains(self)
    }

    /// Whether the peer or the network ended a connection.
    package var isConnectionEnd: Bool {
        [.connectionReset, .connectionAbort, .brokenPipe, .socketNotConnected].contains(self)
    }
}
