package import AppleMusicAPI
import TonearmConsole
import TonearmSystem
package import TonearmWorld

/// An attached world: a world of a running server that answers in place of the session's own. Commands change it at
/// its control address.
package struct Attachment: Hashable, Sendable, Codable {
    /// The origin of the control address.
    package var control: ServerOrigin
    /// The id of the world.
    package var world: String
    /// The world's name; nil if it has only an id.
    package var name: String?
    /// The account whose user token requests carry; nil for none.
    package var account: String?
    /// The address of the service before the attachment, which `detach` restores.
    package var before: ServiceAddress

    /// The name of the world in the prompt and in sentences.
    package var title: String { name ?? world }
}

extension Session {
    /// The session without its attachment, and with its own service.
    package var detached: Session {
        guard let attachment else { return self }
        var session = self
        session.attachment = nil
        if session.world.address.isOnNetwork { session.world.address = attachment.before }
        return session
    }

    /// Whether requests carry the user token of an account of the attached world.
    var usesAttachedAccount: Bool { attachment?.account != nil }

    /// A line about the attached world; nil if no world is attached.
    var attachmentLine: StyledText? {
        attachment.map { attachment in
            StyledText("attached to the world '\(attachment.title)' at \(world.address.word)")
                + .faint(attachment.account.map { " as '\($0)'" } ?? "") + .faint("; ") + .command("detach")
        }
    }
}

/// A server's control address with its secret, from the arguments of `attach`.
struct ControlAddress {
    let origin: ServerOrigin
    let secret: String

    init(origin: ServerOrigin, secret: String) {
        self.origin = origin
        self.secret = secret
    }

    /// Parses an address such as `http://127.0.0.1:8503`.
    /// - Parameter isOfFile: whether the address is from a file with its secret, which may be of a class: then it may be
    ///   an HTTPS address of another machine.
    /// - Throws: `Failure` if the address is not accepted.
    static func origin(_ text: String, isOfFile: Bool = false) throws(Failure) -> ServerOrigin {
        var base = text
        if base.hasSuffix("/") { base.removeLast() }
        if base.hasSuffix("/_tonearm") { base.removeLast("/_tonearm".count) }
        guard let origin = try? ServerOrigin(base), origin.isLoopback || isOfFile else {
            throw Failure.usage(
                "Cannot attach to '\(text)'", "a control address is one of this machine, with a port",
                next:
                    "'tonearm serve --control 127.0.0.1:0 --ready ready.json' makes one; then type 'attach ready.json'."
            )
        }
        return origin
    }

    /// Reads the file that `tonearm serve --ready FILE` writes.
    /// - Throws: `Failure` if the file has no control address.
    init(readyFile name: String) throws(Failure) {
        let bytes: [UInt8]
        do throws(FileSystem.ReadProblem) {
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
        self.init(origin: try Self.origin(control, isOfFile: true), secret: secret)
    }
}
