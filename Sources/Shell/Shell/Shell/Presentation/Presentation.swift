import TonearmCatalog
import TonearmConsole
import TonearmSimulator
import TonearmWorld

/// The presentation of a line's results: the frame of the screen, covers and links, the pager, failures, notes.
package final class Presentation: ShellPart {
    unowned let shell: Shell
    /// Whether the output of commands is suppressed, as while the start file runs.
    package var isQuiet = false
    /// The style of a failure of the running line.
    var failureStyle = FailureStyle(output: .table)
    /// Notes beside the answer of the running command, in sentences.
    var notes: [String] = []
    /// The last note about withheld tokens.
    var withheldNote: String?

    init(of shell: Shell) { self.shell = shell }

    /// Shows a view at the destination of the line.
    func show(_ view: any View, as output: Output, at destination: Words.Destination) async throws {
        learnSecrets()
        try screen.wipeProgress()
        screen.frame = frame
        let view = screen.frame.pictures == nil ? view : illustrated(view)
        switch destination {
        case .screen where isQuiet: break
        case .screen where shell.observers.isTypedByPerson: try await showPaged(view, as: output)
        case .screen: try screen.show(view, as: output)
        case .file(let name, let append):
            try FileSink.write(to: name, append: append) { try screen.redirected(to: $0).show(view, as: output) }
        case .program(let program):
            let sink = MemorySink()
            try screen.redirected(to: sink).show(view, as: output)
            try await Pipeline.run(.shell(program), input: sink.bytes, on: screen, isAttended: shell.hasTerminal)
        }
    }

    /// Shows the changes that apps were notified of since the last call.
    func showAnnounced() throws { if !keeper.announced.isEmpty { try show(keeper.takeAnnounced()) } }

    /// Registers the session's secrets for redaction.
    func learnSecrets() {
        let world = session.world
        if world.holdsTokens { screen.secrets.insert(Array(world.secrets.values)) }
    }

    // MARK: - Uses features of the terminal beside text: pictures, hyperlinks, and local dates

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
        frame.copiedDays = settings.display.dates == .locale ? localDays : .iso
        frame.days =
            settings.display.dates == .automatic && isConversation && shell.observers.lesson.teaching == nil
            ? localDays : frame.copiedDays
        return frame
    }

    /// The format of dates in the language of the session's answers.
    private var localDays: DayFormat { .local(tag: session.world.locale ?? session.world.language) }

    /// Whether the shell is interactive and its output is only for this user.
    var isConversation: Bool { shell.observers.isTypedByPerson && !isPerformance }

    /// Whether the output comes from, or goes to, a transcript or lesson.
    private var isPerformance: Bool {
        shell.observers.recorder.recording != nil || shell.observers.performance.suspended != nil
            || shell.observers.isDemonstrating
    }

    /// Returns the view with covers.
    func illustrated(_ view: any View) -> any View {
        view.illustrated { gallery }
    }

    /// The simulator's covers; nil for other services, whose pictures would have to be fetched.
    private var gallery: Gallery? {
        guard session.world.address.isSimulated else { return nil }
        return environment.catalog(session.world.address.catalog).map { Gallery(of: $0) }
    }

    /// Fits an answer to the screen, and stores the number of shown rows in its place, so that `next` continues after
    /// them.
    func fitted(_ view: any View, as output: Output, at destination: Words.Destination) -> any View {
        guard var page = view.fittablePage else { return view }
        let isOfEra = session.era.schema != nil
        // The API of an era may have no views.
        if isOfEra { page.hasViews = false }
        guard screen.frame.fittedHeight != nil || session.here?.fittedCounts != nil else {
            return isOfEra ? page : view
        }
        var counts: [Int]?
        if output.format.isForPeople, destination == .screen, !isQuiet { counts = RowFit.counts(of: page, in: frame) }
        if var place = session.here, place.fittedCounts != counts, place.response == page.answer.response {
            place.fittedCounts = counts
            session.trail.replace(with: place)
        }
        if let counts { page.answer = page.answer.fitted(counts) }
        return page
    }

    // MARK: - Shows notes: information beside the answer

    /// Shows notes immediately.
    package func note(_ sentences: [String]) throws {
        try screen.report(sentences.map { StyledText("note: ", .warning) + StyledText($0) })
    }

    /// Notes the tokens that are withheld from the service, and the command that allows them.
    /// - Parameter onceOnly: whether a repetition of the last note is suppressed.
    func noteWithheldTokens(onceOnly: Bool = false) {
        let address = session.world.address
        let advice = client.withheldTokens(in: session.world).advice(for: address).map { " " + $0 } ?? ""
        let note = shell.withheldSummary.map { "\($0).\(advice)" }
        if let note, !onceOnly || note != withheldNote { notes.append(note) }
        withheldNote = note
    }

    /// Notes that the device is simulated, although the service is not.
    func noteSimulatedDevice(_ type: any Command.Type) throws {
        guard type != Explain.self, [.authorize, .play].contains(type.group) else { return }
        let address = session.world.address.word
        let sentence =
            session.attachment == nil
            ? "the device and its account are simulated; only requests go to \(address)."
            : "the device is this session's; requests and the account are those of \(address)."
        try screen.report([StyledText("note: ", .warning) + StyledText(sentence)])
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
