import NIOCore
import TonearmSystem

extension IOError {
    /// The error as an error number of the system.
    var system: Errno { Errno(rawValue: errnoCode) }
}
