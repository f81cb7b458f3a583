import AppleMusicAPI
import AsyncHTTPClient
import Console
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension ConnectionFailure {
    /// The libraries' errors, sorted by what a person can do about them.
    /// - Parameter timeout: seconds that were given.
    init(_ error: any Error, _ server: String, timeout: Int) {
        switch error {
        case let failure as ConnectionFailure: self = failure
        case let error as HTTPClientError: self.init(error, server, timeout)
        case let error as NIOConnectionError: self.init(error, server, timeout)
        case let error as IOError: self.init(OperatingSystem.kind(of: error.errnoCode), server, "\(error.errnoCode)")
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
            self.init(.damaged, server)
        case let error as NIOSSLExtraError:
            let isHost = error == .failedToValidateHostname
            self.init(isHost ? .hostName : .secureConnection, server, String(describing: error))
        case let error as NIOSSLError: self.init(error, server)
        case is BoringSSLError: self.init(.secureConnection, server, String(describing: error))
        case HTTPParserError.invalidEOFState: self.init(.closed, server)
        case is HTTPParserError: self.init(.noHTTP, server)
        case let error as ChannelError: self.init(Self.kind(of: error), server, "\(timeout)")
        default: self.init(.other, server, String(describing: error))
        }
    }

    private static func kind(of error: ChannelError) -> Kind {
        switch error {
        case .connectTimeout: .timeout
        case .ioOnClosedChannel, .eof, .alreadyClosed, .inputClosed, .outputClosed: .closed
        default: .other
        }
    }

    private init(_ error: HTTPClientError, _ server: String, _ timeout: Int) {
        switch error {
        case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
            .httpProxyHandshakeTimeout, .getConnectionFromPoolTimeout:
            self.init(.timeout, server, "\(timeout)")
        case .remoteConnectionClosed, .uncleanShutdown, .requestStreamCancelled, .cancelled:
            self.init(.closed, server)
        case .proxyAuthenticationRequired: self.init(.proxy, server, "it requires a name and a password")
        case .invalidProxyResponse: self.init(.proxy, server, "it refused the connection")
        default: self.init(.other, server, error.shortDescription)
        }
    }

    private init(_ error: NIOSSLError, _ server: String) {
        if case .uncleanShutdown = error {
            self.init(.closed, server)
            return
        }
        let words = String(describing: error)
        self.init(words.contains("CERTIFICATE_VERIFY_FAILED") ? .certificate : .secureConnection, server, words)
    }

    private init(_ error: NIOConnectionError, _ server: String, _ timeout: Int) {
        guard let first = error.connectionErrors.first?.error else {
            self.init(.name, server, error.host)
            return
        }
        if let first = first as? IOError {
            self.init(OperatingSystem.kind(of: first.errnoCode), server, "\(first.errnoCode)")
        } else {
            self.init(first, server, timeout: timeout)
        }
    }
}

extension OperatingSystem {
    fileprivate static func kind(of number: Int32) -> ConnectionFailure.Kind {
        if connectionRefused == number { return .refused }
        if connectionEnds.contains(number) { return .closed }
        return connectionTimedOut == number ? .timeout : .unreachable
    }
}
