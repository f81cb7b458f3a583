import Console
import CoverArt
import MusicWorld

/// Uses features of the terminal beside text: pictures, hyperlinks, and local dates. They are limited to interactive
/// terminals, so that recordings, lessons and scripts print the same everywhere.
extension Presentation {
    /// The frame of the screen for the next output.
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

    /// Whether the shell is interactive and its output is only for this user.
    var isConversation: Bool { shell.observers.isTypedByPerson && !isPerformance }

    /// Whether the output comes from, or goes to, a transcript or lesson.
    private var isPerformance: Bool {
        shell.observers.recorder.recording != nil || shell.observers.performance.suspended != nil
            || shell.observers.isDemonstrating
    }

    /// Returns the view with covers, if they can be drawn.
    func illustrated(_ view: any View) -> any View {
        screen.frame.pictures == nil ? view : view.illustrated { gallery }
    }

    /// The simulator's covers; nil for other services, whose pictures would have to be fetched.
    private var gallery: Gallery? {
        guard session.world.address.isSimulated else { return nil }
        return environment.catalog(session.world.address.catalog).map { Gallery(of: $0) }
    }
}

extension Settings.Artwork {
    /// - Parameter isConversation: whether the shell is interactive; otherwise pictures are only drawn on request.
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
