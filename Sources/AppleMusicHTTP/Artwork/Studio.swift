import CoverArt
import Dispatch
import Synchronization

/// Draws pictures without getting in the way of anything else: one large and one small picture at a time, on threads of their own; what many ask
/// for is drawn once; and no more is begun than can be done while somebody waits.
final class Studio: Sendable {
    private struct State {
        /// Who waits for a picture that is being drawn, or will be.
        var waiting: [Key: [CheckedContinuation<[UInt8]?, Never>]] = [:]
        /// Pixels that are still to be drawn.
        var pixels = 0
        var kept = KeptPictures()
    }

    /// What makes two pictures the same.
    struct Key: Hashable {
        /// `albums/310730204`
        let resource: String
        let name: PictureName

        var pixels: Int { name.width * name.height }
    }

    /// A place where one picture at a time is drawn. Small ones, of which a page shows dozens, do not wait for large ones.
    private let small = DispatchQueue(label: "tonearm small pictures", qos: .utility)
    private let large = DispatchQueue(label: "tonearm large pictures", qos: .utility)
    private let state = Mutex(State())
    private let pixelLimit: Int

    private static let largestSmall = 1_048_576

    /// - Parameter pixelLimit: how much may wait to be drawn. The largest picture has 16,777,216.
    init(pixelLimit: Int = 32 * 16_777_216) { self.pixelLimit = pixelLimit }

    /// A picture, drawn where it is not kept.
    /// - Returns: nil where too much waits already.
    func picture(_ key: Key, draw: @escaping @Sendable () -> [UInt8]) async -> [UInt8]? {
        if let kept = state.withLock({ $0.kept.picture(key) }) { return kept }
        return await withCheckedContinuation { continuation in
            let turn = state.withLock { enter(continuation, key, &$0) }
            switch turn {
            case .waits: break
            case .refused: continuation.resume(returning: nil)
            case .draws: (key.pixels > Studio.largestSmall ? large : small).async { self.finish(key, draw()) }
            }
        }
    }

    private enum Turn {
        case draws
        /// Somebody draws it already.
        case waits
        case refused
    }

    private func enter(
        _ continuation: CheckedContinuation<[UInt8]?, Never>, _ key: Key, _ state: inout State
    ) -> Turn {
        if state.waiting[key] != nil {
            state.waiting[key]?.append(continuation)
            return .waits
        }
        guard state.pixels + key.pixels <= pixelLimit else { return .refused }
        state.pixels += key.pixels
        state.waiting[key] = [continuation]
        return .draws
    }

    private func finish(_ key: Key, _ picture: [UInt8]) {
        let waiting = state.withLock { state in
            state.pixels -= key.pixels
            state.kept.add(picture, key)
            return state.waiting.removeValue(forKey: key) ?? []
        }
        for one in waiting { one.resume(returning: picture) }
    }
}

/// The pictures that were drawn last.
struct KeptPictures {
    private var pictures: [Studio.Key: [UInt8]] = [:]
    /// The oldest first.
    private var order: [Studio.Key] = []
    private var size = 0

    /// Bytes of all together.
    private static let limit = 8_388_608

    func picture(_ key: Studio.Key) -> [UInt8]? { pictures[key] }

    mutating func add(_ picture: [UInt8], _ key: Studio.Key) {
        guard picture.count <= KeptPictures.limit / 4, pictures.updateValue(picture, forKey: key) == nil else { return }
        order.append(key)
        size += picture.count
        var surplus = 0
        while size > KeptPictures.limit {
            size -= pictures.removeValue(forKey: order[surplus])?.count ?? 0
            surplus += 1
        }
        order.removeFirst(surplus)
    }
}
