import Console
import MusicWorld

extension SessionStart {
    /// Creates a start from a shell's present session, with a new seed.
    init(of shell: Shell) {
        self.init()
        let world = shell.session.world
        storefront = world.storefront
        locale = world.locale
        address = world.address
        seed = shell.environment.seed()
        time = shell.now
        width = shell.screen.frame.width
        height = shell.screen.frame.fittedHeight
    }
}
