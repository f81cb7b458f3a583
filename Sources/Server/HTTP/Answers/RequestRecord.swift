import AppleMusicAPI
import Synchronization
import TonearmConsole
package import TonearmSystem

/// A file of the received requests, one line of JSON each, for tests of clients. It never contains a token.
package final class RequestRecord: Sendable {
    private let file: RecordedFile
    private let report: @Sendable (String) -> Void
    private let state: Mutex<State>

    private struct State {
        /// The offset of the next line.
        var end: Int
        /// Whether the last line could not be written.
        var isFailing = false
    }

    /// Opens the file for appending.
    /// - Parameter report: receives a sentence when writing starts to fail, and when it works again.
    package init(_ path: String, report: @escaping @Sendable (String) -> Void) throws(RecordedFile.Problem) {
        file = try RecordedFile(path)
        self.report = report
        state = Mutex(State(end: FileSystem.size(path)))
    }

    /// - Parameter now: seconds since 1970.
    func add(_ request: RecordedRequest, status: Int, now: Int) {
        let line = request.json(status: status, now: now).bytes + [UInt8(ascii: "\n")]
        let note: String? = state.withLock { state in
            do throws(Errno) {
                try file.write(line, at: state.end)
                state.end += line.count
                defer { state.isFailing = false }
                return state.isFailing ? "Requests are recorded in '\(file.path)' again" : nil
            } catch {
                // The next line overwrites an incomplete one.
                try? file.truncate(to: state.end)
                defer { state.isFailing = true }
                return state.isFailing
                    ? nil : "Requests are not recorded, because '\(file.path)' cannot be written: \(error)"
            }
        }
        if let note { report(note) }
    }
}

/// A received request, valid or not. Tokens belong in header fields, but clients also put them elsewhere.
struct RecordedRequest {
    let method: String
    let target: String
    let headers: Headers
    let body: [UInt8]

    func json(status: Int, now: Int) -> JSON {
        let request = Request(.get, ReceivedText.target(target))
        var object = JSONObject([
            ("time", .string(Timestamp.text(now))), ("method", .string(method)), ("path", .string(request.path)),
            ("query", .array(request.query.map { .strings([$0.name, $0.value]) })),
            (
                "headers",
                .array(headers.hidingSecrets.fields.map { .strings([$0.name, ReceivedText.hidden($0.value)]) })
            ),
        ])
        if !body.isEmpty {
            let text = text(of: body)
            object.append("body", (try? JSON(parsing: Array(text.utf8))) ?? .string(text))
        }
        object.append("status", .integer(status))
        return .object(object)
    }

    /// Returns a body without secrets: decompressed if it is compressed, or named if it cannot be shown.
    private func text(of body: [UInt8]) -> String {
        if headers["Content-Encoding"] == nil { return ReceivedText.hidden(String(decoding: body, as: UTF8.self)) }
        let shown = ShownBody(body, of: body.count, headers)
        return shown.text ?? shown.remarks.joined(separator: " ")
    }
}
