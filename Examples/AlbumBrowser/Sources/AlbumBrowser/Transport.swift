import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport to the web service: `URLSession` in the app, the simulation in its tests.
public protocol Transport: Sendable {
    /// - Throws: if no answer arrives. An answer with an error status does not throw.
    func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// The tokens of requests. MusicKit makes them in the app.
public struct Tokens: Sendable {
    public var developer: String
    public var user: String?

    public init(developer: String, user: String? = nil) {
        self.developer = developer
        self.user = user
    }
}
