/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher that sends an event before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// A publisher of the changes of an object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// The type of the values.
    public typealias Output = Void
    /// The type of the error.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Announces a change.
    public func send() { subject.send() }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.subscribe(subscriber)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of changes of the object's published properties.
    public var objectWillChange: ObservableObjectPublisher { PublishedProperties.publisher(of: self) }
}

/// The published properties of objects that have no publisher of their own.
private enum PublishedProperties {
    /// Returns the publisher that an object's properties share. An object without properties has no changes to
    /// announce.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        var storages: [any ChangeSource] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            storages += level.children.compactMap { ($0.value as? any PublishedProperty)?.source }
            mirror = level.superclassMirror
        }
        guard let first = storages.first else { return ObservableObjectPublisher() }
        let publisher = first.announcer(else: ObservableObjectPublisher())
        for storage in storages.dropFirst() { _ = storage.announcer(else: publisher) }
        return publisher
    }
}

/// A published property of any type.
protocol PublishedProperty {
    var source: any ChangeSource { get }
}

/// The storage of a published property of any type.
protocol ChangeSource: AnyObject {
    /// Returns the publisher of the property's object. Sets it to `new` if the property has no publisher.
    func announcer(else new: ObservableObjectPublisher) -> ObservableObjectPublisher
}
