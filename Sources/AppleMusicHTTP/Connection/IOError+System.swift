import NIOCore
import SystemLayer

extension IOError {
    /// The error of the system.
    var system: Errno { Errno(rawValue: errnoCode) }
}
