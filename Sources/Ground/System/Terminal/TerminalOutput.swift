#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Terminals behind descriptors.
extension FileDescriptor {
    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The number of columns of the terminal; nil if it does not report them.
    package var columns: Int? { windowSize.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

    /// The number of lines of the terminal; nil if it does not report them.
    package var lines: Int? { windowSize.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

    /// The size of a character cell in pixels; `CellSize.usual` if the terminal does not report a plausible size.
    package var cell: CellSize {
        guard let size = windowSize else { return .usual }
        return CellSize(
            pixels: (Int(size.ws_xpixel), Int(size.ws_ypixel)), columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    private var windowSize: winsize? {
        var size = winsize()
        return ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    /// Writes all bytes to the terminal in small pieces, so that writing to a slow terminal can be stopped.
    /// - Throws: `canceled` if it was stopped.
    package func write(toTerminal bytes: [UInt8], isStopped: () -> Bool) throws(Errno) {
        var rest = bytes[...]
        while !rest.isEmpty {
            if isStopped() { throw .canceled }
            // If waiting fails, writing reports why.
            if let ready = try? Self.wait(for: [(self, .writing)], milliseconds: Self.terminalPause), !ready[0] {
                continue
            }
            try write(all: rest.prefix(Self.terminalPiece))
            rest = rest.dropFirst(Self.terminalPiece)
        }
    }

    /// The time in milliseconds after which a stop is looked for again.
    private static let terminalPause: Int32 = 25
    /// The number of bytes that are written at once.
    private static let terminalPiece = 1024
}
