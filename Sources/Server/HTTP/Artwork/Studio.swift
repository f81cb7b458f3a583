import Dispatch
import Synchronization
import TonearmCatalog

/// A queue that draws pictures: one large and one small picture at a time, on their own threads. A picture that many
/// clients request is drawn once. A picture is refused if too many are waiting.
final class Studio: Sendable {
    private struct State {
        /// The clients of each picture that is being drawn, or will be.
        var waiting: [Key: [CheckedContinuation<[UInt8]?, Never>]] = [:]
        /// The number of pixels that are still to be drawn.
        var pixels = 0
    }

    typealias Key = PictureKey

    /// The queues, each for one picture at a time. Small pictures, of which a page shows dozens, do not wait for large
    /// ones.
    private let small = DispatchQueue(label: "tonearm small pictures", qos: .utility)
    private let large = DispatchQueue(label: "tonearm large pictures", qos: .utility)
    private let state = Mutex(State())
    private let cache: ServedCache
    private let pixelLimit: Int

    private static let largestSmall = 1_048_576

    /// - Parameters:
    ///   - cache: the cache for drawn pictures.
    ///   - pixelLimit: the most pixels that may wait to be drawn. The largest picture has 16,777,216.
    init(cache: ServedCache = ServedCache(), pixelLimit: Int = 32 * 16_777_216) {
        self.cache = cache
        self.pixelLimit = pixelLimit
    }

    /// Returns the picture, drawn if it is not cached; nil if too many wait.
    func picture(_ key: Key, draw: @escaping @Sendable () -> [UInt8]) -> Pending<[UInt8]?> {
        if let cached = cache.picture(key) { return .ready(cached) }
        return .awaited { await self.drawn(key, draw) }
    }

    private func drawn(_ key: Key, _ draw: @escaping @Sendable () -> [UInt8]) async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            let turn = state.withLock { enter(continuation, key, &$0) }
            switch turn {
            case .waits: break
            case .cached(let picture): continuation.resume(returning: picture)
            case .refused: continuation.resume(returning: nil)
            case .draws: (key.pixels > Studio.largestSmall ? large : small).async { self.finish(key, draw()) }
            }
        }
    }

    private enum Turn {
        case draws
        /// Another request is drawing the picture already.
        case waits
        /// The picture was cached after the first look.
        case cached([UInt8])
        case refused
    }

    private func enter(
        _ continuation: CheckedContinuation<[UInt8]?, Never>, _ key: Key, _ state: inout State
    ) -> Turn {
        if state.waiting[key] != nil {
            state.waiting[key]?.append(continuation)
            return .waits
        }
        if let picture = cache.picture(key) { return .cached(picture) }
        guard state.pixels + key.pixels <= pixelLimit else { return .refused }
        state.pixels += key.pixels
        state.waiting[key] = [continuation]
        return .draws
    }

    private func finish(_ key: Key, _ picture: [UInt8]) {
        cache.add(picture, key)
        let waiting = state.withLock { state in
            state.pixels -= key.pixels
            return state.waiting.removeValue(forKey: key) ?? []
        }
        for one in waiting { one.resume(returning: picture) }
    }
}
