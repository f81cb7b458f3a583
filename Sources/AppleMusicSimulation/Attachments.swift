import Synchronization

/// Objects that other modules keep for a simulation, one of each type.
package final class Attachments: Sendable {
    private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// Returns the object of a type, made at the first call.
    package func value<Object: AnyObject & Sendable>(_ make: @Sendable () -> Object) -> Object {
        objects.withLock { objects in
            if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
            let object = make()
            objects[ObjectIdentifier(Object.self)] = object
            return object
        }
    }
}
