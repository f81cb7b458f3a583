import AppleMusicAPI
import NIOCore
import Synchronization
import TonearmCatalog
import TonearmSystem

/// The second and the state that determine a response.
package struct Moment: Hashable, Sendable {
    /// Seconds since 1970, by the service's clock.
    let second: Int
    /// The number of changes to the service's memory so far.
    let generation: Int

    package init(second: Int, generation: Int) {
        self.second = second
        self.generation = generation
    }
}

/// The identity of a drawn picture.
struct PictureKey: Hashable {
    /// The resource, such as `albums/310730204`.
    let resource: String
    let name: PictureName

    var pixels: Int { name.width * name.height }
}

/// A cache of finished responses and drawn pictures of all worlds, with a common size limit. The oldest entries are
/// removed first.
///
/// The request, the catalog, the state and the second determine a response. A response that changed no state therefore
/// answers equal requests (target, header fields and body) until the state changes or the second ends.
final class ServedCache: Sendable {
    /// The identity of an entry.
    private enum Key: Hashable {
        /// A world's response to a request. Two worlds may answer the same request differently.
        case response(world: Int, Request)
        case picture(PictureKey)
    }

    private enum Value {
        case response(FinishedResponse, Moment)
        case picture([UInt8])
    }

    private struct Entry {
        let value: Value
        /// The size of the entry in bytes.
        let size: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        /// The keys, oldest first.
        var order = CircularBuffer<Key>()
        /// The bytes of all entries.
        var size = 0
    }

    private let state = Mutex(State())
    private let limit: Int
    /// The approximate cost of an entry in bytes, beside its content.
    static let overhead = 1_024

    /// - Parameter limit: the most bytes of all entries. An entry larger than a quarter of it is not cached.
    init(limit: Int = 16_777_216) { self.limit = limit }

    /// Returns the cached response to a request if it is still valid.
    func response(to request: Request, in world: Int, at moment: Moment) -> FinishedResponse? {
        guard case .response(let response, moment)? = value(of: .response(world: world, request)),
            response.date == OperatingSystem.now
        else { return nil }
        return response
    }

    func add(_ response: FinishedResponse, to request: Request, in world: Int, at moment: Moment) {
        let fields = request.headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        add(
            .response(response, moment), as: .response(world: world, request),
            size: response.body.readableBytes + request.target.utf8.count + request.body.count + fields)
    }

    func picture(_ key: PictureKey) -> [UInt8]? {
        if case .picture(let picture)? = value(of: .picture(key)) { picture } else { nil }
    }

    func add(_ picture: [UInt8], _ key: PictureKey) { add(.picture(picture), as: .picture(key), size: picture.count) }

    private func value(of key: Key) -> Value? { state.withLock { $0.entries[key]?.value } }

    private func add(_ value: Value, as key: Key, size: Int) {
        let entry = Entry(value: value, size: size + ServedCache.overhead)
        guard entry.size <= limit / 4 else { return }
        state.withLock { state in
            if let old = state.entries.updateValue(entry, forKey: key) {
                state.size -= old.size
            } else {
                state.order.append(key)
            }
            state.size += entry.size
            while state.size > limit, let oldest = state.order.popFirst() {
                state.size -= state.entries.removeValue(forKey: oldest)?.size ?? 0
            }
        }
    }
}
