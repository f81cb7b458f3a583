import AppleMusicAPI
import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSimulator
import TonearmSystem

/// The options for tests of clients: faults, the control API and the record of requests.
extension ServerProgram {
    /// Returns the initial faults.
    func faults() throws(Failure) -> [FaultSpec] {
        var faults: [FaultSpec] = []
        for text in options.fault {
            if text.hasPrefix("@") {
                let path = String(text.dropFirst())
                for line in try ServerProgram.lines(of: path) { faults.append(try ServerProgram.fault(line, in: path)) }
            } else {
                faults.append(try ServerProgram.fault(text))
            }
        }
        return faults
    }

    private static func fault(_ text: String, in path: String? = nil) throws(Failure) -> FaultSpec {
        do throws(FaultSpec.Problem) { return try FaultSpec(text) } catch {
            throw Failure(
                "Cannot set the fault '\(text)'" + (path.map { " of '\($0)'" } ?? ""), error.reason, next: error.next,
                status: .usage)
        }
    }

    /// Returns the lines of a file without comments and blank lines.
    private static func lines(of path: String) throws(Failure) -> [String] {
        let bytes = try read(path, to: "read the faults in")
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(
                "Cannot read the faults in '\(path)'", "it is not text",
                next: "It has a fault on each line, such as: 503 --on /v1/catalog --times 2")
        }
        return text.split(whereSeparator: \.isNewline).map { String($0.drop(while: \.isWhitespace)) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    /// Returns the control server and what the greeting tells of it; nil if it is off.
    /// - Parameter room: the class, whose links work on other machines over TLS; nil for none.
    func control(
        _ worlds: Worlds, _ room: ClassRoom?, _ transport: Transport
    ) throws(Failure) -> (server: Server, greeted: Greeting.Control)? {
        guard let text = options.control else { return nil }
        let address = try ListenAddress(text)
        guard address.isLoopback || room != nil && transport.credentials != nil else {
            throw Failure(
                "Cannot listen for control on '\(text)'", "other machines could reach it",
                next: "Name an address of this machine alone, for example 127.0.0.1:8503.", status: .usage)
        }
        // The secret does not depend on the seed: a client may know the seed, but not the secret.
        let secret = AccessCode.make()
        var gateway = ControlGateway(worlds, secret: secret)
        let isSecure = room != nil && transport.credentials != nil
        if isSecure {
            gateway.scheme = transport.scheme
            gateway.hosts = [address.host.lowercased()]
        }
        gateway.room = room
        var server = Server(gateway, host: address.host, port: address.port)
        if isSecure { server.credentials = transport.credentials }
        server.limits.body = ControlGateway.largestBody
        let output = output
        server.log = Log(everyRequest: options.log) { output.log($0) }
        return (
            server, Greeting.Control(address: address, scheme: gateway.scheme, secret: secret, links: gateway.links)
        )
    }

    /// Returns the file that records requests; nil for none.
    func record() throws(Failure) -> RequestRecord? {
        guard let path = options.record else { return nil }
        do throws(RecordedFile.Problem) {
            return try RequestRecord(FileSystem.absolute(UserFolder.expandingHome(path))) { [output] in
                output.log("note: \($0).")
            }
        } catch {
            switch error {
            case .taken:
                throw Failure(
                    "Cannot record requests in '\(path)'", "another program writes there",
                    next: "Stop that one, or name another file.")
            case .noFile, .impossible:
                throw Failure(
                    "Cannot record requests in '\(path)'", error.description,
                    next: "Check the folder and its permissions, or name another file.")
            }
        }
    }
}
