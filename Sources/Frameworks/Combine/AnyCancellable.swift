/// An activity that is cancelled when this object is deallocated.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock<(() -> Void)?>(nil)

    /// Makes an object that runs a closure once.
    public init(_ cancel: @escaping () -> Void) { lock.exchange(cancel) }

    /// Makes an object that cancels another activity.
    public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

    /// Ends the activity.
    public func cancel() { lock.exchange(nil)?() }

    deinit { cancel() }

    /// Stores this object in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this object in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
