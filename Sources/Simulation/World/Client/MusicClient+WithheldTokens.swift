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
