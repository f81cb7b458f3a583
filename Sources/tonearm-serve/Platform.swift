// The one file of this target that knows which system it runs on.
import TonearmShell

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The surroundings of the process.
enum Surroundings {
    /// `$XDG_STATE_HOME/tonearm`; relative paths in the variable count as unset. nil when there is no home either.
    static var stateFolder: String? {
        if let set = OperatingSystem.environment("XDG_STATE_HOME"), set.hasPrefix("/") { return set + "/tonearm" }
        guard let home = OperatingSystem.environment("HOME"), home.hasPrefix("/") else { return nil }
        return "\(home)/.local/state/tonearm"
    }

    /// - Throws: `Failure` with the file's name and the system's reason.
    static func read(_ path: String, to purpose: String) throws(Failure) -> [UInt8] {
        do throws(OperatingSystem.ReadFailure) {
            // Bytes: certificate chains and keys have a few thousand.
            return try OperatingSystem.readFile(path, limit: 1_048_576)
        } catch .number(let number) {
            throw Failure("Cannot \(purpose) '\(path)'", OperatingSystem.message(number))
        } catch {
            throw Failure("Cannot \(purpose) '\(path)'", "it is no file of at most 1 MiB")
        }
    }

    /// Lets writing to a pipe that nobody reads, and beyond the size that a file may have, fail instead of ending the process.
    static func surviveFailedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    static func leave(_ status: Int32) -> Never { exit(status) }
}
