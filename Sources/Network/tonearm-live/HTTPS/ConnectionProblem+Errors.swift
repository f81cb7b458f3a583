import AppleMusicAPI
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression
import NIOPosix
import NIOSSL
import TonearmConsole
import TonearmSystem

extension ConnectionProblem {
    /// Maps an error of the libraries to what the user can do about it.
    /// - Parameter timeout: the time limit of the request in seconds.
    init(_ error: any Error, _ server: String, timeout: Int) {
        switch error {
        case let failure as ConnectionProblem: self = failure
        case let error as HTTPClientError: self.init(error, server, timeout)
        case let error as NIOConnectionError: self.init(error, server, timeout)
        case let error as IOError:
            self.init(Self.kind(of: Errno(rawValue: error.errnoCode)), server, "\(error.errnoCode)")
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
            self.init(.damaged, server)
        case let error as NIOSSLExtraError:
            let isHost = error == .failedToValidateHostname
            self.init(isHost ? .hostName : .secureConnection, server)
        case let error as NIOSSLError: self.init(error, server)
        // Only loading certificates ends with this error: the library's certificate files are empty or damaged.
        case BoringSSLError.unknownError:
            let places = SystemCertificates.places.map { "'\($0)'" }.joined(separator: ", ")
            self.init(.noAuthorities, server, places)
        case is BoringSSLError: self.init(.secureConnection, server, Self.words(forTLS: String(describing: error)))
        case is NIOHTTP2Errors.StreamClosed: self.init(.closed, server)
        case is any NIOHTTP2Error: self.init(.noHTTP, server)
        case HTTPParserError.invalidEOFState: self.init(.closed, server)
        case is HTTPParserError: self.init(.noHTTP, server)
        case ChannelError.connectTimeout: self.init(.connectTimeout, server)
        case let error as ChannelError: self.init(Self.kind(of: error), server)
        // Messages of other library errors are meant for programmers, so they are not shown.
        default: self.init(.other, server)
        }
    }

    private static func kind(of error: ChannelError) -> Kind {
        switch error {
        case .ioOnClosedChannel, .eof, .alreadyClosed, .inputClosed, .outputClosed: .closed
        default: .other
        }
    }

    private init(_ error: HTTPClientError, _ server: String, _ timeout: Int) {
        switch error {
        case .connectTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout:
            self.init(.connectTimeout, server)
        case .readTimeout, .writeTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout:
            self.init(.timeout, server, "\(timeout)")
        case .remoteConnectionClosed, .uncleanShutdown, .requestStreamCancelled, .cancelled:
            self.init(.closed, server)
        case .proxyAuthenticationRequired: self.init(.proxy, server, "it requires a name and a password")
        case .invalidProxyResponse: self.init(.proxy, server, "it refused the connection")
        default: self.init(.other, server)
        }
    }

    private init(_ error: NIOSSLError, _ server: String) {
        if case .uncleanShutdown = error {
            self.init(.closed, server)
            return
        }
        let words = String(describing: error)
        if words.contains("CERTIFICATE_VERIFY_FAILED") {
            self.init(.certificate, server)
        } else {
            self.init(.secureConnection, server, Self.words(forTLS: words))
        }
    }

    /// Explains an error name of the TLS library; empty if there is no explanation.
    private static func words(forTLS error: String) -> String {
        reasons.first { $0.names.contains { error.contains($0) } }?.words ?? ""
    }

    private static let reasons: [(names: [String], words: String)] = [
        (
            ["UNSUPPORTED_PROTOCOL", "ALERT_PROTOCOL_VERSION"],
            "it speaks no newer TLS than 1.1, and 1.2 is the oldest that keeps tokens secret"
        ),
        (["WRONG_VERSION_NUMBER", "HTTP_REQUEST", "HTTPS_PROXY_REQUEST"], "what answers there does not speak TLS"),
        (["HANDSHAKE_FAILURE", "NO_SHARED_CIPHER", "WRONG_CIPHER_RETURNED"], "no cipher is common to both sides"),
        (["UNRECOGNIZED_NAME"], "it knows no host of this name"),
        (
            ["CERTIFICATE_REQUIRED", "ALERT_BAD_CERTIFICATE", "ALERT_NO_CERTIFICATE"],
            "it requires a certificate of yours"
        ),
        (["EOF during handshake"], "it closed the connection in the middle of the handshake"),
        (["TLSV1_ALERT", "TLSV13_ALERT", "SSLV3_ALERT"], "it refused the handshake"),
    ]

    private init(_ error: NIOConnectionError, _ server: String, _ timeout: Int) {
        guard let first = error.connectionErrors.first?.error else {
            self.init(.name, server, error.host)
            return
        }
        if let first = first as? IOError {
            self.init(Self.kind(of: Errno(rawValue: first.errnoCode)), server, "\(first.errnoCode)")
        } else {
            self.init(first, server, timeout: timeout)
        }
    }

    private static func kind(of error: Errno) -> Kind {
        switch error {
        case .connectionRefused: .refused
        case .timedOut: .timeout
        default: error.isConnectionEnd ? .closed : .unreachable
        }
    }
}
