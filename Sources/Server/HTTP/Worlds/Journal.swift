import AppleMusicAPI
import NIOCore
import Synchronization
import TonearmConsole
import TonearmSimulator

/// The journal of a world: at most the last 1,000 requests, with their answers and the reasons for refusals.
///
/// An entry is stored as received. It is formatted, and its tokens are redacted, when a client reads the journal.
package final class Journal: Sendable {
    struct Entry: Sendable {
        /// The one-based number, which still increases when older entries are dropped.
        let number: Int
        /// Seconds since 1970, by the world's clock.
        let time: Int
        let request: Request
        let status: Int
        let fault: PlayedFault?
        let cause: RefusalCause?
        let reasons: [String]
        /// The flaw of the user token at that time; nil if it was accepted or not checked.
        let flaw: UserTokenFlaw?
        /// The flaws of the developer token at that time; empty if it was accepted.
        let developerFlaws: [DeveloperTokenFlaw]
        /// The bytes that the entry counts with: its request's head and body, the cause and the reasons.
        let size: Int
        /// The answer as it was sent.
        var answer: SentAnswer
    }

    private struct State {
        /// The entries, oldest first.
        var entries = CircularBuffer<Entry>()
        /// The bytes of all entries.
        var size = 0
        /// The number of the last entry.
        var last = 0
        /// The number of the last entry that a client removed.
        var removed = 0
        /// The bytes of the answers' bodies.
        var answerSize = 0
        /// The number of the last entry whose answer's body was dropped.
        var bodiless = 0

        mutating func removeOldest() {
            let oldest = entries.removeFirst()
            size -= oldest.size
            answerSize -= oldest.answer.size
        }

        /// Drops the body of the oldest answer that has one.
        mutating func dropOldestBody() {
            guard let first = entries.first?.number else { return }
            bodiless = max(bodiless, first - 1) + 1
            let index = entries.index(entries.startIndex, offsetBy: bodiless - first)
            answerSize -= entries[index].answer.size
            entries[index].answer.dropBody()
        }
    }

    private let state = Mutex(State())

    private static let capacity = 1_000
    /// The most bytes of all entries; the oldest ones are dropped above it.
    static let sizeLimit = 4_194_304
    /// The most bytes of the answers' bodies; those of the oldest ones are dropped above it.
    static let answerLimit = 1_048_576
    /// The largest stored body of a request.
    private static let bodyLimit = 262_144

    /// - Parameter response: the response as it is sent.
    func add(
        _ request: Request, _ response: Response, at time: Int, reasons: [String], flaw: UserTokenFlaw? = nil,
        developerFlaws: [DeveloperTokenFlaw] = []
    ) {
        var request = request
        if request.body.count > Self.bodyLimit { request.body = [] }
        let size = Self.size(of: request, reasons, response.cause)
        let answer = SentAnswer(response)
        state.withLock { state in
            state.last += 1
            state.size += size
            state.answerSize += answer.size
            state.entries.append(
                Entry(
                    number: state.last, time: time, request: request, status: response.status, fault: response.fault,
                    cause: response.cause, reasons: reasons, flaw: flaw, developerFlaws: developerFlaws, size: size,
                    answer: answer))
            while state.entries.count > Self.capacity || state.size > Self.sizeLimit { state.removeOldest() }
            while state.answerSize > Self.answerLimit { state.dropOldestBody() }
        }
    }

    /// Returns the bytes of an entry. A header field counts with 32 more, as in HTTP/2 (RFC 9113 §6.5.2).
    private static func size(of request: Request, _ reasons: [String], _ cause: RefusalCause?) -> Int {
        let head = request.headers.fields.reduce(request.target.utf8.count) {
            $0 + $1.name.utf8.count + $1.value.utf8.count + 32
        }
        let texts = reasons + (cause?.members.map(\.value) ?? [])
        return texts.reduce(head + request.body.count) { $0 + $1.utf8.count }
    }

    /// Removes the entries. The numbers continue.
    func removeAll() {
        state.withLock { state in
            state.entries.removeAll()
            (state.size, state.answerSize, state.removed) = (0, 0, state.last)
        }
    }

    /// The number of requests since the world began or was reset, including dropped entries.
    var count: Int { state.withLock { $0.last - $0.removed } }

    /// The number of the last entry; 0 before the first.
    var lastNumber: Int { state.withLock { $0.last } }

    /// The number of the oldest entry; without entries, of the next one.
    var firstNumber: Int { state.withLock { $0.entries.first?.number ?? $0.last + 1 } }

    /// The entries after a number, and those that are missing.
    struct Rest {
        /// The first entries after the number, in order.
        var entries: [Entry]
        /// The number of entries after it that were dropped because the journal was full.
        var missed: Int
        /// The number of the last entry that a client removed; 0 for none.
        var removed: Int
    }

    /// Returns the entries after a number.
    /// - Parameter limit: the most entries to return.
    func rest(after number: Int, limit: Int) -> Rest {
        state.withLock { state in
            let first = state.entries.first?.number ?? state.last + 1
            // The number may be the largest integer.
            let skipped = number < first ? 0 : number - first + 1
            return Rest(
                entries: Array(state.entries.dropFirst(skipped).prefix(limit)),
                missed: max(0, first - 1 - max(number, state.removed)), removed: state.removed)
        }
    }

    /// Returns the entry with a number; nil if it was dropped or removed.
    func entry(_ number: Int) -> Entry? {
        state.withLock { state in
            guard let first = state.entries.first?.number, number >= first, number <= state.last else { return nil }
            return state.entries[state.entries.index(state.entries.startIndex, offsetBy: number - first)]
        }
    }

    /// Returns the entries that match the query, in the order of their arrival.
    func entries(_ query: JournalQuery) -> [Entry] {
        query.last(of: state.withLock { $0.entries }.filter(query.includes))
    }
}

/// A query for journal entries: `path=/v1/me&method=POST&status=4xx&since=12&limit=10`.
struct JournalQuery {
    /// The prefix of the paths; nil for all.
    var path: String?
    var method: String?
    /// A status or a class of statuses: `404`, `4xx`.
    var status: String?
    /// The number after which entries are included.
    var since = 0
    /// The number of last entries to return; nil for all.
    var limit: Int?

    static let names = ["path", "method", "status", "since", "limit"]

    init(_ request: Request) throws(ControlProblem) {
        for item in request.query {
            let (name, value) = (item.name, item.value)
            switch name {
            case "path": path = value
            case "method": method = value.uppercased()
            case "status":
                guard Self.isStatus(value) else {
                    throw .bad("'\(value)' is not a status", next: "Write for example status=404 or status=4xx.")
                }
                status = value
            case "since": since = try RequestedNumber.parameter(value, named: name)
            case "limit": limit = try RequestedNumber.parameter(value, named: name)
            default:
                throw .bad(
                    "'\(name)' is not known", next: "There are: \(Self.names.joined(separator: ", ")).")
            }
        }
    }

    private static func isStatus(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 3, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(bytes[0]) else { return false }
        return text.hasSuffix("xx") || RequestedNumber.value(text, in: 100...599) != nil
    }

    func includes(_ entry: Journal.Entry) -> Bool {
        guard entry.number > since, path.map(entry.request.path.hasPrefix) ?? true,
            method.map({ $0 == entry.request.method.rawValue }) ?? true
        else { return false }
        guard let status else { return true }
        return status.hasSuffix("xx")
            ? String(entry.status).prefix(1) == status.prefix(1) : String(entry.status) == status
    }

    func last(of entries: [Journal.Entry]) -> [Journal.Entry] { limit.map { Array(entries.suffix($0)) } ?? entries }
}

extension Journal.Entry {
    /// The entry in the control API. Tokens are redacted, but their fingerprints identify them.
    var json: JSON {
        let recorded = RecordedRequest(
            method: request.method.rawValue, target: request.target, headers: request.headers, body: request.body)
        var object = JSONObject([("number", .integer(number))])
        for member in recorded.json(status: status, now: time).object?.members ?? [] {
            object.append(member.name, member.value)
        }
        object.append("tokens", fingerprints)
        object.append("fault", fault.map { .string($0.text) })
        object.append("why", why)
        return .object(object)
    }

    private var why: JSON? {
        guard status >= 400 else { return nil }
        var members = JSONObject([])
        for member in cause?.members ?? [] {
            // The reasons are what was found in a token.
            if member.name == "found", !reasons.isEmpty { continue }
            members.append(member.name, .string(ReceivedText.hidden(member.value)))
        }
        if !reasons.isEmpty { members.append("reasons", .strings(reasons)) }
        if let fault { members.append("fault", .string(fault.text)) }
        return .object(members)
    }

    private var fingerprints: JSON? {
        var object = JSONObject([])
        if let token = try? DeveloperTokenCheck.bearer(request) {
            object.append("developer", .string(TokenDigest(of: token).fingerprint))
        }
        if let token = request.headers["Music-User-Token"] ?? request.headers["Media-User-Token"] {
            object.append("user", .string(TokenDigest(of: token).fingerprint))
        }
        return object.members.isEmpty ? nil : .object(object)
    }
}

extension TokenDigest {
    /// The first 12 characters of the token's SHA-256 in base64url. It identifies the token but cannot replace it.
    var fingerprint: String { String(text.prefix(12)) }
}
