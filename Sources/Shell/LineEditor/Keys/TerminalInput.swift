import TonearmSystem

/// The input of a terminal as characters, pastes and signals.
///
/// It reads single bytes, and no more than needed: type-ahead belongs to the program that a command may start.
struct TerminalInput {
    enum Event: Equatable {
        case character(Unicode.Scalar)
        /// A bracketed paste, unfiltered.
        case paste([UInt8])
        /// A signal's number.
        case signal(UInt8)
        /// The time limit passed without a key.
        case idle
        case end
    }

    private let terminal: FileDescriptor
    private let signals: FileDescriptor?
    private let idleHandler: IdleHandler?
    /// The bytes that were read but not consumed.
    private var unread: [UInt8] = []
    private var pasted: [UInt8]?
    /// The number of unread bytes that were typed while the terminal was in line mode.
    private var earlier = 0
    /// Whether the next byte begins a line.
    private var isAtStart = true

    private static let endOfFile: UInt8 = 0x04
    private static let escape: UInt8 = 0x1B
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// The time limit for the rest of an escape sequence, in milliseconds. After a person's Escape key the pause is
    /// longer.
    private static let sequenceTime: Int32 = 25
    /// The maximum size of a paste in bytes; the rest is dropped.
    private static let longestPaste = 1 << 20

    init(terminal: FileDescriptor, signals: FileDescriptor?, idleHandler: IdleHandler? = nil) {
        self.terminal = terminal
        self.signals = signals
        self.idleHandler = idleHandler
    }

    /// Sets the number of bytes that were typed while the terminal was in line mode, as it is while a program starts.
    /// There the terminal stores Ctrl-D as a NUL (Linux, drivers/tty/n_tty.c).
    mutating func expectEarlier(_ count: Int) { earlier = count }

    /// Returns a byte as it was typed.
    private mutating func typed(_ byte: UInt8) -> UInt8 {
        defer {
            earlier = max(earlier - 1, 0)
            isAtStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }
        return byte == 0 && earlier > 0 && isAtStart ? Self.endOfFile : byte
    }

    /// Whether `next` would return at once.
    var isWaiting: Bool {
        if !unread.isEmpty { return true }
        let ready = FileDescriptor.wait(for: terminal, or: signals, milliseconds: 0)
        return ready.first || ready.second
    }

    mutating func next() -> Event {
        while true {
            let byte: UInt8
            switch take() {
            case .success(let taken): byte = taken
            case .failure(let reason): return reason.event
            }
            if pasted != nil {
                if let text = collect(byte) { return .paste(text) }
            } else if byte == Self.escape, isMarker(Self.pasteStart) {
                pasted = []
            } else if byte == Self.escape, isMarker(Self.pasteEnd) {
                continue
            } else {
                switch character(startingWith: byte) {
                case .success(let scalar?): return .character(scalar)
                case .success(nil): continue
                case .failure(let reason): return reason.event
                }
            }
        }
    }

    /// Inserts text before the remaining input, as if typed.
    mutating func unread(_ text: String) { unread = Array(text.utf8) + unread }

    /// Discards an unterminated paste.
    mutating func forgetPaste() { pasted = nil }

    private struct NoByte: Error {
        let event: Event
    }

    private mutating func take() -> Result<UInt8, NoByte> {
        if !unread.isEmpty { return .success(unread.removeFirst()) }
        while true {
            let time = idleHandler?.milliseconds ?? -1
            let ready = FileDescriptor.wait(for: terminal, or: signals, milliseconds: time)
            if ready.second, let signals, case .byte(let number) = ByteRead(signals) {
                return .failure(NoByte(event: .signal(number)))
            }
            guard ready.first else {
                // A signal can end the wait early; then time remains.
                if time >= 0, !ready.second, idleHandler?.milliseconds == 0 { return .failure(NoByte(event: .idle)) }
                continue
            }
            switch ByteRead(terminal) {
            case .byte(let byte): return .success(typed(byte))
            case .none: continue
            case .end: return .failure(NoByte(event: .end))
            }
        }
    }

    /// Returns whether the bytes after an escape form this marker; if not, they stay unread.
    private mutating func isMarker(_ marker: [UInt8]) -> Bool {
        for index in 1..<marker.count {
            if unread.count < index {
                guard FileDescriptor.wait(for: terminal, or: nil, milliseconds: Self.sequenceTime).first,
                    case .byte(let byte) = ByteRead(terminal)
                else { return false }
                unread.append(byte)
            }
            if unread[index - 1] != marker[index] { return false }
        }
        unread.removeFirst(marker.count - 1)
        return true
    }

    /// Returns the pasted text if this byte ends it.
    private mutating func collect(_ byte: UInt8) -> [UInt8]? {
        pasted?.append(byte)
        guard let text = pasted else { return nil }
        guard text.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else {
            if text.count > Self.longestPaste { pasted?.remove(at: Self.longestPaste - Self.pasteEnd.count) }
            return nil
        }
        pasted = nil
        return Array(text.dropLast(Self.pasteEnd.count))
    }

    /// Returns the character of a UTF-8 sequence; nil if it is invalid. Its bytes are kept if a signal comes in
    /// between.
    private mutating func character(startingWith first: UInt8) -> Result<Unicode.Scalar?, NoByte> {
        let length =
            switch first {
            case 0..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        var bytes = [first]
        while bytes.count < length {
            switch take() {
            case .success(let byte) where byte & 0xC0 == 0x80: bytes.append(byte)
            case .success(let byte):
                unread.insert(byte, at: 0)
                return .success(nil)
            case .failure(let reason):
                unread = bytes + unread
                return .failure(reason)
            }
        }
        guard length > 0 else { return .success(nil) }
        return .success(String(validating: bytes, as: UTF8.self)?.unicodeScalars.first)
    }
}
