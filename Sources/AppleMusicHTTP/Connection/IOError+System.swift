import NIOCore
import SystemLayer

extension IOError {
    /// The error as an error number of the system.
    var system: Errno { Errno(rawValue: errnoCode) }
}
