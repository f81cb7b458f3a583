import Console
import MusicWorld

/// A part of a shell, with access to the other parts.
protocol ShellPart {
    var shell: Shell { get }
}

extension ShellPart {
    var keeper: SessionKeeper { shell.keeper }
    var session: Session {
        get { shell.keeper.session }
        nonmutating _modify { yield &shell.keeper.session }
    }
    var client: MusicClient { shell.client }
    var screen: Screen { shell.screen }
    var environment: Shell.Environment { shell.environment }
}
