import AppleMusicAPI
import Console
import SystemLayer

/// The control address of a server with its secret, as `attach` is given it.
struct ControlAddress {
    let origin: ServerOrigin
    let secret: String

    init(origin: ServerOrigin, secret: String) {
        self.origin = origin
        self.secret = secret
    }

    /// - Parameter text: `http://127.0.0.1:8503`
    /// - Throws: `Failure` for an address that is not of this machine.
    static func origin(_ text: String) throws(Failure) -> ServerOrigin {
        var base = text
        if base.hasSuffix("/") { base.removeLast() }
        if base.hasSuffix("/_tonearm") { base.removeLast("/_tonearm".count) }
        guard let origin = try? ServerOrigin(base), origin.isLoopback else {
            throw Failure(
                "Cannot attach to '\(text)'", "a control address is one of this machine, with a port",
                next:
                    "'tonearm serve --control 127.0.0.1:0 --ready ready.json' makes one; then type 'attach ready.json'.",
                status: .usage)
        }
        return origin
    }

    /// Reads the file that `tonearm serve --ready FILE` writes.
    /// - Throws: `Failure` if the file has no control address.
    init(readyFile name: String) throws(Failure) {
        let bytes: [UInt8]
        do throws(FileSystem.ReadFailure) {
            bytes = try FileSystem.read(UserFolder.expandingHome(name), limit: 1 << 20, accepting: .file)
        } catch {
            throw Failure(
                "Cannot attach to '\(name)'", error.description,
                next:
                    "Name the file of 'tonearm serve --ready FILE', or a control address such as http://127.0.0.1:8503."
            )
        }
        let json = try? JSON(parsing: bytes)
        guard let control = json?["control"]?.string, let secret = json?["secret"]?.string, !secret.isEmpty else {
            throw Failure(
                "Cannot attach to '\(name)'", "it has no members 'control' and 'secret'",
                next: "'tonearm serve --control 127.0.0.1:0 --ready \(name)' writes them.")
        }
        self.init(origin: try Self.origin(control), secret: secret)
    }
}
