import AppleMusicAPI

/// Tokens of the person's own that are not sent to the server that answers.
package struct WithheldTokens: Hashable, Sendable {
    /// The services that a developer token is held for, where the server has none of its own.
    package var developerTokenServices: [TokenAudience] = []
    /// Whether the environment has tokens, which are withheld because the person did not choose the server.
    package var environment = false

    package var isEmpty: Bool { developerTokenServices.isEmpty && !environment }
}

extension MusicClient {
    /// The tokens that are withheld from the server that answers; none for the simulator and recordings.
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
