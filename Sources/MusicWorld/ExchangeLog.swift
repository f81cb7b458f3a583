import AppleMusicAPI
import Synchronization

/// The last answer of a request that may be sent several times.
final class ExchangeLog: Sendable {
    private let answer = Mutex<Response?>(nil)

    var last: Response? { answer.withLock { $0 } }

    func note(_ response: Response) { answer.withLock { $0 = response } }
}
