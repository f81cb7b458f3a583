import Console
import CoverArt
import MusicWorld

/// Uses of the terminal besides text: pictures, links, days as the user's language writes them. Only a person at a terminal sees them:
/// recordings, lessons and scripts print the same everywhere.
extension Presentation {
    /// The screen as the settings and the circumstances want it for the next output.
    var frame: Screen.Frame {
        var frame = screen.frame
        let settings = session.settings
        let features = frame.isTerminal && frame.hasColor && !isPerformance ? frame.features : nil
        frame.pictures = features.flatMap { settings.display.artwork.means(on: $0, isConversation: isConversation) }
        frame.hasLinks =
            switch settings.display.links {
            case .off: false
            case .on: frame.isTerminal && !isPerformance
            case .automatic: isConversation && features?.hasLinks == true
            }
        let local = DayFormat.local(tag: session.world.locale ?? session.world.language)
        frame.copiedDays = settings.display.dates == .locale ? local : .iso
        frame.days =
            settings.display.dates == .automatic && isConversation && shell.observers.lesson.teaching == nil
            ? local : frame.copiedDays
        return frame
    }

    /// Whether a person types line after line, and what is shown is for this person alone.
    var isConversation: Bool { shell.observers.isTypedByPerson && !isPerformance }

    /// Whether what is shown is, or becomes, what a file says.
    private var isPerformance: Bool {
        shell.observers.recorder.recording != nil || shell.observers.performance.suspended != nil
            || shell.observers.isDemonstrating
    }

    /// The view with covers, where they can be drawn.
    func illustrated(_ view: any View) -> any View {
        screen.frame.pictures == nil ? view : view.illustrated { gallery }
    }

    /// What the simulator draws. The pictures of other services would have to be fetched.
    private var gallery: Gallery? {
        guard session.world.address.isSimulated else { return nil }
        return environment.catalog(session.world.address.catalog).map { Gallery(of: $0) }
    }
}

extension Settings.Artwork {
    /// - Parameter isConversation: whether a person types; where none does, nothing is drawn that was not asked for.
    fileprivate func means(on features: TerminalFeatures, isConversation: Bool) -> PictureMeans? {
        switch self {
        case .off: nil
        case .automatic: isConversation ? features.pictures : nil
        case .blocks: .blocks
        case .palette: .palette
        case .kitty: .kitty
        case .sixel: .sixel
        }
    }
}
