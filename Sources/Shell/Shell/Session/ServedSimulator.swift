import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// A simulator that `tonearm serve` serves on this machine, as it introduces itself to clients without a token.
struct ServedSimulator: Hashable, Sendable {
    let origin: ServerOrigin
    /// Whether the server has a control address, so that its worlds can be attached.
    let hasControl: Bool
    /// The control address; nil if it is off, or not an address of this machine.
    let control: ServerOrigin?
    /// The absolute path of the file with the addresses and the secret; nil if the server wrote none.
    let readyFile: String?

    /// The request for the introduction. It has no token, and its answer no secret.
    static let request = Request(.get, "/_tonearm/server", headers: Headers([("Accept", "application/json")]))

    /// Returns nil if the answer is of another program.
    init?(_ response: Response, at origin: ServerOrigin) {
        guard response.isSuccess, let json = response.body.json, json["server"]?.string == "tonearm" else { return nil }
        self.origin = origin
        let address = json["control"]?.string
        hasControl = address != nil
        control = address.flatMap { try? ControlAddress.origin($0) }
        readyFile = json["ready"]?.string.flatMap { path in
            path.hasPrefix("/") && path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } ? path : nil
        }
    }

    /// The line that attaches its world; nil if the user has to paste a link.
    var line: String? { readyFile.map { Words.line(of: ["attach", $0]) } }

    /// A sentence with the way to its account and its tokens.
    var advice: String {
        if let line { return "Type '\(line)': its world, account and tokens are then this session's." }
        if hasControl {
            return "Type 'attach LINK' with the link that the server printed: its world, account and tokens are then "
                + "this session's."
        }
        return "The server has no control address: start it as 'tonearm serve --control 127.0.0.1:0 --ready "
            + "ready.json', and type 'attach ready.json'; or 'token user set' with a token that it printed."
    }
}

extension Session {
    /// The server on this machine that answers without an attached world; nil for other services.
    var unattachedServer: ServerOrigin? {
        guard settings.words >= .second, attachment == nil, let origin = world.address.origin, origin.isLoopback else {
            return nil
        }
        return origin
    }
}

extension ControlAddress {
    /// Reads the control address of a served simulator from its file.
    /// - Throws: `Failure` if the file cannot be read, or is of another server.
    init(of simulator: ServedSimulator) throws(Failure) {
        guard let file = simulator.readyFile else {
            throw Failure("Cannot attach to '\(simulator.origin)'", "its secret is not known", next: simulator.advice)
        }
        try self.init(readyFile: file)
        guard let control = simulator.control, control == origin else {
            throw Failure(
                "Cannot attach to '\(simulator.origin)'", "'\(file)' is the file of another server",
                next: "Type 'attach FILE' with the file of this server, or 'attach LINK' with its link.")
        }
    }
}
