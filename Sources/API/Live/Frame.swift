/// A message between the shell and the program `tonearm-live`, which makes its HTTPS requests. Frames pass over the
/// program's standard input and output.
///
/// A frame begins with nine bytes: its kind (an ASCII letter), the number of its exchange (four bytes), and the length
/// of its content (four bytes). Numbers have their most significant byte first. The content follows; its JSON is in
/// UTF-8.
///
/// | letter | sender | content |
/// |---|---|---|
/// | `c` | shell | `ClientConfiguration`, once, before all other frames |
/// | `q` | shell | `HelperRequest`: the length of its JSON (four bytes), the JSON, the request's body |
/// | `p` | shell | `PageQuestion`: show a page on which the user authorizes |
/// | `x` | shell | empty: cancel the exchange |
/// | `h` | program | `AnswerHead` |
/// | `d` | program | a part of the body, uncompressed |
/// | `e` | program | `AnswerEnd`: the answer is complete |
/// | `a` | program | the page's address, in UTF-8 |
/// | `t` | program | the music user token from the page, in UTF-8 |
/// | `f` | program | `ConnectionProblem`: the answer is missing or incomplete |
///
/// Secrets occur only in contents. The program ends when its input ends.
package struct Frame: Hashable, Sendable {
    package var kind: Kind
    /// The number of the exchange, chosen by the shell, from 1; 0 if the frame belongs to none.
    package var exchange: UInt32
    package var content: [UInt8]

    package enum Kind: UInt8, Sendable, CaseIterable {
        case configuration = 0x63
        case question = 0x71
        case cancellation = 0x78
        case head = 0x68
        case data = 0x64
        case end = 0x65
        case failure = 0x66
        case page = 0x70
        case address = 0x61
        case token = 0x74

        /// Whether the frame ends its exchange.
        var isLast: Bool { self == .end || self == .failure || self == .token }
    }

    package init(_ kind: Kind, of exchange: UInt32, _ content: [UInt8] = []) {
        self.kind = kind
        self.exchange = exchange
        self.content = content
    }

    /// The longest content in bytes. Longer frames are never sent, and are treated as damage.
    package static let longestContent = 64 << 20

    package var bytes: [UInt8] {
        [kind.rawValue] + Self.number(exchange) + Self.number(UInt32(clamping: content.count)) + content
    }

    static func number(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }
}

/// Finds frames in bytes that arrive in pieces of any size.
package struct FrameParser: Sendable {
    private var waiting: [UInt8] = []
    private static let headLength = 9

    /// The bytes are not a frame, so later bytes cannot be understood either.
    package struct Problem: Error {}

    package init() {}

    /// Adds received bytes.
    /// - Returns: the frames that are now complete.
    package mutating func frames(with bytes: some Sequence<UInt8>) throws(Problem) -> [Frame] {
        waiting += bytes
        var frames: [Frame] = []
        var start = 0
        while waiting.count - start >= Self.headLength {
            guard let kind = Frame.Kind(rawValue: waiting[start]) else { throw Problem() }
            let length = Int(FrameParser.number(waiting[(start + 5)...]))
            guard length <= Frame.longestContent else { throw Problem() }
            let end = start + Self.headLength + length
            guard waiting.count >= end else { break }
            let exchange = FrameParser.number(waiting[(start + 1)...])
            frames.append(Frame(kind, of: exchange, Array(waiting[(start + Self.headLength)..<end])))
            start = end
        }
        waiting.removeFirst(start)
        return frames
    }

    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
}
