import AppleMusicAPI
import Console
import MusicWorld
import SystemLayer

extension ServiceAddress {
    /// Parses a service.
    /// - Throws: `Failure` if the text is not a service, or tokens must not be sent to it.
    static func typed(_ text: String) throws(Failure) -> ServiceAddress {
        if text.hasPrefix(recordingPrefix) {
            return .recording(
                FileSystem.absolute(UserFolder.expandingHome(String(text.dropFirst(recordingPrefix.count)))))
        }
        do {
            return try ServiceAddress(word: text)
        } catch {
            throw Failure(service: text, error)
        }
    }
}

extension Failure {
    fileprivate init(service text: String, _ problem: ServerOrigin.Problem) {
        let next = "Write a scheme, a host and perhaps a port: https://example.org:8502."
        let (why, advice): (String, String) =
            switch problem {
            case .noAddress:
                (
                    "there is no such service, and it is not an address that begins with https:// or http://",
                    Nearest.question(text, in: ["simulator", "live"])
                        ?? "It can be simulator, live, har:FILE, or an address such as https://example.org."
                )
            case .plainText:
                (
                    "what is not encrypted can be read in transit, and requests carry tokens",
                    "Write https://; http:// is for this machine alone, as in http://127.0.0.1:8502."
                )
            case .userInfo: ("an address of a service has no name and no password in it", next)
            case .path: ("an address of a service has no path and no query", next)
            case .host: ("it has no host, or one that is neither a name nor a number", next)
            case .port: ("its port is not a number from 1 to 65535", next)
            }
        self.init("Cannot use the service '\(text)'", why, next: advice, status: .usage)
    }
}
