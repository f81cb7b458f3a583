import Console
import MusicWorld

extension SessionStart {
    /// The start of a session as the shell's is now; only chance begins anew.
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
