import AppleMusicAPI
import Synchronization
import TonearmWorld

/// The lists of the library that devices have read, for as long as nothing changes that they depend on.
final class LibraryLists: Sendable {
    /// The lists of a world.
    private struct Read: Sendable {
        let world: World
        /// Arrays of items, by the targets of their requests.
        var lists: [String: any Sendable]
    }

    /// The last worlds, the latest at the end.
    private let worlds = Mutex<[Read]>([])
    private let capacity: Int

    /// The lists of all simulations: tests begin with equal worlds, and a list is read once for all of them.
    private static let shared = LibraryLists(capacity: 16)
    /// The number of items from which on a list ends with its simulation, because it needs much memory.
    private static let longest = 1_000

    init(capacity: Int = 1) { self.capacity = capacity }

    /// Returns the items of a list, if an equal state of the world was read before; otherwise nil.
    func list<Item: Sendable>(_ target: String, in world: World) -> [Item]? {
        kept(target, in: world) ?? Self.shared.kept(target, in: world)
    }

    /// Keeps a list.
    func keep<Item: Sendable>(_ items: [Item], as target: String, of world: World) {
        // With a running clock, additions arrive without a change of the world.
        if world.clock.isRunning { return }
        (items.count < Self.longest ? Self.shared : self).add(items, as: target, of: world)
    }

    private func kept<Item: Sendable>(_ target: String, in world: World) -> [Item]? {
        worlds.withLock { worlds in worlds.last { $0.world.hasLibrary(of: world) }?.lists[target] as? [Item] }
    }

    private func add<Item: Sendable>(_ items: [Item], as target: String, of world: World) {
        worlds.withLock { worlds in
            let index = worlds.lastIndex { $0.world.hasLibrary(of: world) }
            var read = index.map { worlds.remove(at: $0) } ?? Read(world: world, lists: [:])
            read.lists[target] = items
            if worlds.count >= capacity { worlds.removeFirst() }
            worlds.append(read)
        }
    }
}

extension World {
    /// Returns true if the device has the same library in both worlds, with the same answers. Values that share their
    /// storage compare in constant time.
    fileprivate func hasLibrary(of other: World) -> Bool {
        clock == other.clock && storefront == other.storefront && locale == other.locale && address == other.address
            && device == other.device && memory == other.memory
    }
}
