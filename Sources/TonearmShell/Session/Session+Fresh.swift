import AppleMusicSimulator
import MusicDevice
import MusicWorld

extension Session {
    /// Whether the session is unchanged since it began.
    var isFresh: Bool {
        var fresh = Session(storefront: world.storefront, locale: world.locale, seed: 0, clock: world.clock)
        fresh.settings.display.color = settings.display.color
        fresh.settings.display.width = settings.display.width
        fresh.world.address = world.address
        fresh.world.tokens.choose(as: world.tokens)
        fresh.world.device.setShuffleSeed(world.device.shuffleSeed)
        if world.memory.isSame(as: fresh.world.memory) { fresh.world.memory = world.memory }
        return self == fresh
    }
}
