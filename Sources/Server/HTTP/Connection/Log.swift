import AppleMusicAPI
import Synchronization
import TonearmConsole

/// The log of a running server: each distinct refusal once, up to a limit. If requests are logged, it has a line for
/// each request and every refusal. It never contains a token.
package final class Log: Sendable {
    let everyRequest: Bool
    private let say: @Sendable (String) -> Void
    private let told = Mutex<Set<String>>([])
    /// The most refusals that are remembered as reported. Further ones are not reported.
    private static let capacity = 100

    /// - Parameter say: prints a line.
    package init(everyRequest: Bool, say: @escaping @Sendable (String) -> Void) {
        self.everyRequest = everyRequest
        self.say = say
    }

    /// Logs a request. The caller checks `everyRequest` first, because formatting the line takes time.
    func add(method: String, target: String, response: Response, peer: String?, now: Int, duration: Duration) {
        let time = Timestamp.text(now)
        let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
        let tenths = Int(microseconds + 50) / 100
        let size = response.headers["Content-Length"] ?? "0"
        say(
            "\(time) \(peer ?? "-") \(method) \(LoggedTarget.text(of: target)) \(response.status) \(size) bytes "
                + "\(tenths / 10).\(tenths % 10) ms")
    }

    /// Logs a refusal: every time if every request is logged, otherwise once.
    /// - Parameter sentence: a status and its reason.
    func add(refusal sentence: String) {
        let isNew = told.withLock { $0.count < Log.capacity && $0.insert(sentence).inserted }
        if isNew || everyRequest { say(sentence) }
    }
}
