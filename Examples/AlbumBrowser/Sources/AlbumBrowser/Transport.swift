import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The way to the web service: `URLSession` in the app, the simulation in its tests.
public protocol Transport: Sendable {
    /// - Throws: what kept an answer from coming; an answer that says no is an answer.
    func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// The tokens that requests carry. MusicKit makes them in the app.
public struct Tokens: Sendable {
    public var developer: String
    public var user: String?

    public init(developer: String, user: String? = nil) {
        self.developer = developer
        self.user = user
    }
}
