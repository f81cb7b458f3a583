import ArgumentParser
import Synchronization

/// Commands that were parsed once, to put arguments into.
enum Templates {
    private static let known = Mutex<[ObjectIdentifier: any Command]>([:])

    /// - Parameter sample: arguments with which the command parses.
    /// - Returns: nil when it does not.
    static func template<C: Command>(of type: C.Type, _ sample: [String] = []) -> C? {
        known.withLock { known in
            if let template = known[ObjectIdentifier(type)] { return template as? C }
            let template = try? C.parse(sample)
            known[ObjectIdentifier(type)] = template
            return template
        }
    }
}
