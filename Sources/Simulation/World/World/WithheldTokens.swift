/// The user's own tokens that are not sent to the current server.
package struct WithheldTokens: Hashable, Sendable {
    /// The services with a developer token, if the server itself has none.
    package var developerTokenServices: [TokenAudience] = []
    /// Whether the environment has tokens, which are withheld because the user did not choose the server.
    package var environment = false

    package var isEmpty: Bool { developerTokenServices.isEmpty && !environment }
}
