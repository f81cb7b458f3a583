import AppleMusicAPI
import TonearmCodeSamples
package import TonearmConsole
import TonearmRecordings
import TonearmSystem
import TonearmWorld

/// The archive to which exchanges with the service are written as they happen.
package final class ExchangeArchive: LineObserver, ShellPart {
    unowned let shell: Shell
    /// The writer; nil if no exchanges are recorded.
    private(set) var writer: ArchiveWriter? { didSet { shell.observers.follow() } }

    package var isRecording: Bool { writer != nil }

    init(of shell: Shell) { self.shell = shell }

    var isActive: Bool { writer != nil }
    var hearsDemonstrations: Bool { true }

    /// Ends the archive if an exchange of the line could not be written.
    func end(_ line: LastCommand) throws {
        if writer?.problem != nil { try stop() }
    }

    /// Starts recording exchanges to a file.
    /// - Parameters:
    ///   - name: the file's name as typed.
    ///   - appends: whether an existing file is continued.
    /// - Throws: `Failure` if the file cannot be used.
    package func start(_ name: String, appends: Bool) throws(Failure) {
        if let writer {
            throw Failure(
                "Cannot record into '\(name)'", "exchanges are recorded into '\(writer.path)' already",
                next: "Type 'record stop' first.")
        }
        let path = FileSystem.absolute(UserFolder.expandingHome(name))
        let writer: ArchiveWriter
        do throws(ArchiveWriter.Problem) {
            writer = try ArchiveWriter(
                path, version: environment.version, appends: appends,
                isSynced: environment.isAttended && shell.observers.isTypedByPerson)
        } catch {
            throw Failure(error, of: name)
        }
        self.writer = writer
        client.wrapServices { [screen] service, address, neighbor in
            let origin = neighbor?.origin.description ?? address.publicOrigin
            return RecordedService(service, into: writer, origin: origin) { screen.secrets }
        }
    }

    /// Stops recording exchanges.
    /// - Returns: the file and the number of its exchanges; nil if there was no recording.
    /// - Throws: `Failure` if not all exchanges were written.
    @discardableResult
    package func stop() throws(Failure) -> (path: String, count: Int)? {
        guard let archive = writer else { return nil }
        writer = nil
        client.wrapServices(nil)
        do throws(Errno) {
            try archive.finish()
        } catch {
            throw Failure(
                "Cannot go on recording into '\(archive.path)'",
                "\(error); \(archive.count) exchanges are in it, and the recording has ended",
                next: "Make room, and type 'record start \(archive.path) --append'.")
        }
        return (archive.path, archive.count)
    }
}

extension ServiceAddress {
    /// The scheme and host for recordings and code. The simulator and recordings replace Apple's service, so they have
    /// its address.
    var publicOrigin: String {
        switch self {
        case .server(let origin): origin.description
        case .simulator, .recording: SampledRequest.publicOrigin
        }
    }
}
