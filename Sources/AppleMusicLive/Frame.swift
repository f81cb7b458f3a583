/// A message between the shell and the program `tonearm-live`, which speaks HTTPS for it, over the program's standard input and output.
///
/// Nine bytes come first: what it is (one ASCII letter), which exchange it belongs to (four bytes), and how long its content is (four bytes);
/// numbers have their highest byte first. Then comes the content. Its JSON is in UTF-8.
///
/// | letter | from | content |
/// |---|---|---|
/// | `c` | shell | `ClientConfiguration`, once, before all else |
/// | `q` | shell | `Question`: the length of its JSON (four bytes), the JSON, the request's body |
/// | `p` | shell | `PageQuestion`: show a page on which a person authorizes |
/// | `x` | shell | nothing: the exchange is not wanted any more |
/// | `h` | program | `AnswerHead` |
/// | `d` | program | a part of the body, unpacked |
/// | `e` | program | `AnswerEnd`: the answer is whole |
/// | `a` | program | the page's address, in UTF-8 |
/// | `t` | program | the music user token that the page handed back, in UTF-8 |
/// | `f` | program | `ConnectionFailure`: no answer comes, or no whole one |
///
/// Secrets travel in contents alone. The program ends when its input does.
package struct Frame: Hashable, Sendable {
    package var kind: Kind
    /// Given by the shell, 1 and more; 0 for what belongs to none.
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

        /// Whether nothing more comes of an exchange.
        var isLast: Bool { self == .end || self == .failure || self == .token }
    }

    package init(_ kind: Kind, of exchange: UInt32, _ content: [UInt8] = []) {
        self.kind = kind
        self.exchange = exchange
        self.content = content
    }

    /// Bytes. More is not read: nobody sends it.
    package static let longestContent = 64 << 20

    package var bytes: [UInt8] {
        [kind.rawValue] + Self.number(exchange) + Self.number(UInt32(clamping: content.count)) + content
    }

    static func number(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }
}

/// Finds frames in bytes that come in pieces of any size.
package struct FrameParser: Sendable {
    private var waiting: [UInt8] = []
    private static let headLength = 9

    /// What comes is no frame, and nothing after it can be understood.
    package struct Damage: Error {}

    package init() {}

    /// - Returns: the frames that are whole by now.
    package mutating func frames(with bytes: some Sequence<UInt8>) throws(Damage) -> [Frame] {
        waiting += bytes
        var frames: [Frame] = []
        var start = 0
        while waiting.count - start >= Self.headLength {
            guard let kind = Frame.Kind(rawValue: waiting[start]) else { throw Damage() }
            let length = Int(FrameParser.number(waiting[(start + 5)...]))
            guard length <= Frame.longestContent else { throw Damage() }
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
