package import AppleMusicAPI
package import TonearmCatalogFiles
package import TonearmConsole
import TonearmSystem
import TonearmWorld

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

extension SimulatedClock {
    /// Parses a time for a stopped clock, in ISO 8601: `2026-11-21T09:30:00Z`, or a date alone.
    /// - Throws: `Failure` if the text is not a time.
    package static func parse(_ text: String) throws(Failure) -> SimulatedClock {
        .fixed(seconds: try Timestamp.parse(text, to: "set the clock to"))
    }
}

/// Opens catalogs by the names that sessions store.
package enum Catalogs {
    /// The name of the built-in catalog.
    package static let builtIn = "built-in"

    /// Returns the absolute path for a typed one; nil for the built-in catalog.
    package static func path(_ text: String) -> String? {
        text == builtIn ? nil : FileSystem.absolute(UserFolder.expandingHome(text))
    }

    /// - Throws: `Failure` if the file is not a complete catalog.
    package static func open(_ path: String) throws(Failure) -> CatalogFile {
        do throws(CatalogProblem) {
            return try CatalogFile(path)
        } catch {
            throw Failure(
                "Cannot use the catalog '\(path)'", error.reason,
                next: error.advice ?? "'set catalog built-in' goes back to the one that is part of the program.")
        }
    }
}

extension CatalogProblem {
    /// The advice, if it depends on the problem.
    fileprivate var advice: String? {
        switch self {
        case .absent, .noCatalog, .version, .truncated, .damaged:
            "'catalog generate FILE' makes one; 'set catalog built-in' goes back to the one that is part of the program."
        default: nil
        }
    }
}
