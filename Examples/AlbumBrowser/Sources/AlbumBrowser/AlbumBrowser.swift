import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An app that finds an album by its scanned barcode, and adds it to the user's library.
public struct AlbumBrowser: Sendable {
    private let transport: any Transport
    private let tokens: Tokens
    private let storefront: String

    public init(transport: any Transport, tokens: Tokens, storefront: String = "us") {
        self.transport = transport
        self.tokens = tokens
        self.storefront = storefront
    }

    public struct Album: Decodable, Equatable, Sendable {
        public let id: String
        public let attributes: Attributes

        public struct Attributes: Decodable, Equatable, Sendable {
            public let name: String
            public let artistName: String
            public let trackCount: Int
        }
    }

    public enum Failure: Error, Equatable {
        /// The user token was refused: ask for a new one.
        case userTokenRefused
        case unexpected(status: Int)
    }

    /// - Returns: nil if no album of the storefront has the barcode.
    public func album(barcode: String) async throws -> Album? {
        struct Answer: Decodable { let data: [Album] }
        let data = try await send("GET", "/v1/catalog/\(storefront)/albums?filter[upc]=\(barcode)")
        return try JSONDecoder().decode(Answer.self, from: data).data.first
    }

    /// Adds an album to the user's library, where it appears a moment later.
    public func add(_ album: Album) async throws {
        _ = try await send("POST", "/v1/me/library?ids[albums]=\(album.id)")
    }

    private func send(_ method: String, _ target: String) async throws -> Data {
        guard let url = URL(string: "https://api.music.apple.com\(target)") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("Bearer \(tokens.developer)", forHTTPHeaderField: "Authorization")
        if let user = tokens.user { request.setValue(user, forHTTPHeaderField: "Music-User-Token") }
        let (data, answer) = try await transport.data(for: request)
        switch answer.statusCode {
        case 200..<300: return data
        case 403: throw Failure.userTokenRefused
        case let status: throw Failure.unexpected(status: status)
        }
    }
}
