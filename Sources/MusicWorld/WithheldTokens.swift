import AppleMusicAPI

/// The user's own tokens that are not sent to the current server.
package struct WithheldTokens: Hashable, Sendable {
    /// The services with a developer token, if the server itself has none.
    package var developerTokenServices: [TokenAudience] = []
    /// Whether the environment has tokens, which are withheld because the user did not choose the server.
    package var environment = false

    package var isEmpty: Bool { developerTokenServices.isEmpty && !environment }
}

extension MusicClient {
    /// Returns the tokens that are withheld from the current server; empty for the simulator and recordings.
    package func withheldTokens(in world: World) -> WithheldTokens {
        guard world.address.isOnNetwork else { return WithheldTokens() }
        var withheld = WithheldTokens()
        if world.developerToken == nil {
            withheld.developerTokenServices = world.tokens.developerTokenServices(except: world.address)
        }
        withheld.environment = !credentials.isEmpty && !world.allows(.chosenOrigins)
        return withheld
    }
}
