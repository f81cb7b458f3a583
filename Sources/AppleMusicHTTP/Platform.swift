// The one place of this target that knows which system it runs on.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few things of the operating system that serving needs.
enum OperatingSystem {
    static let addressInUse = EADDRINUSE

    static func message(_ number: Int32) -> String { String(cString: strerror(number)) }

    /// The 4 or 16 bytes of an address; nil for a name.
    static func addressBytes(_ text: String) -> [UInt8]? {
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, text, &bytes) == 1 { return bytes }
        }
        return nil
    }
}
