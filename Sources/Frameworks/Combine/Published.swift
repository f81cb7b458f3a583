/// A property that announces its changes, to its own publisher and to that of its object.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    let storage: Storage

    /// Makes a property with a value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// Makes a property with a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value. Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    /// The publisher of the values: the present one first, each later one before the property has it.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { _ = newValue }
    }

    /// The value of a property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].storage.value }
        set {
            if let observed = object as? any ObservableObject { observed.announceChange() }
            object[keyPath: storage].storage.set(newValue, isAnnounced: true)
        }
    }

    var source: any ChangeSource { storage }

    /// The publisher of a published property.
    public struct Publisher: TonearmCombine.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// The type of the error.
        public typealias Failure = Never
        let storage: Storage

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.subscribe(subscriber)
        }
    }

    /// The value of a published property, with its publishers.
    final class Storage: ChangeSource, @unchecked Sendable {
        let subject: CurrentValueSubject<Value, Never>
        private let state: Lock<State>

        private struct State {
            var value: Value
            var announcer: ObservableObjectPublisher?
            var assignments: [AnyCancellable] = []
        }

        init(_ value: Value) {
            subject = CurrentValueSubject(value)
            state = Lock(State(value: value))
        }

        var value: Value { state.withLock { $0.value } }

        /// - Parameter isAnnounced: whether the object has announced the change.
        func set(_ value: Value, isAnnounced: Bool = false) {
            if !isAnnounced { state.withLock { $0.announcer }?.send() }
            subject.send(value)
            state.withLock { $0.value = value }
        }

        func keep(_ assignment: AnyCancellable) { state.withLock { $0.assignments.append(assignment) } }

        func announcer(else new: ObservableObjectPublisher) -> ObservableObjectPublisher {
            state.withLock { state in
                let known = state.announcer ?? new
                state.announcer = known
                return known
            }
        }
    }
}

extension ObservableObject {
    /// Sends an event to the object's publisher, if it is of the usual type.
    fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
