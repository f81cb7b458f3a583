import AppleMusicAPI
import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSystem

extension ServerProgram {
    /// Writes the file of `--ready`, which exists once the server answers. Only its owner can read it.
    func writeReady(_ greeting: Greeting, port: Int, controlPort: Int?) {
        guard let path = readyFile else { return }
        let bytes = greeting.json(port: port, controlPort: controlPort).bytes + [UInt8(ascii: "\n")]
        guard let number = PrivateFile.replace(path, with: bytes) else { return }
        output.report(
            Failure(
                "Cannot write '\(path)'", "\(number)",
                next: "The server answers all the same; check the folder and its permissions."))
    }

    /// Tells clients without a token where the control API is, and programs on this machine the file of `--ready`.
    func introduce(_ gateway: Gateway, _ greeting: Greeting, controlPort: Int?) {
        let control = controlPort.flatMap { port in greeting.control?.text(port: port) }
        gateway.welcome.begin(control: control, readyFile: greeting.address.isLoopback ? readyFile : nil)
    }

    /// Removes the file of an earlier server, so that clients do not use outdated addresses. Any other file stays
    /// until the server answers.
    /// - Throws: `Failure` if the path is a folder, a pipe or a device.
    func removeOldReady() throws(Failure) {
        guard let path = readyFile else { return }
        let bytes: [UInt8]
        do throws(FileSystem.ReadProblem) {
            bytes = try FileSystem.read(path, limit: 1_048_576, accepting: .file)
        } catch .absent, .tooLong {
            return
        } catch {
            throw Failure(
                "Cannot write '\(path)'", error.description, next: "Name a file, or one that does not exist yet.",
                status: .usage)
        }
        if bytes.starts(with: Self.readyBeginning) { FileSystem.remove(path) }
    }

    /// Removes the file of this server, unless another one has written it since.
    /// - Parameter origin: the address of the server; nil if it never answered.
    func removeReady(of origin: String?) {
        guard let path = readyFile, let origin,
            let bytes = try? FileSystem.read(path, limit: 1_048_576, accepting: .file),
            (try? JSON(parsing: bytes))?["origin"]?.string == origin
        else { return }
        FileSystem.remove(path)
    }

    private var readyFile: String? { options.ready.map { FileSystem.absolute(UserFolder.expandingHome($0)) } }

    private static let readyBeginning = Array(#"{"origin":"#.utf8)
}
