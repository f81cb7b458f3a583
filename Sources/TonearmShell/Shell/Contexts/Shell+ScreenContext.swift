import Console

extension Shell: ScreenContext {
    var width: Int { screen.frame.width }

    var isTerminal: Bool { screen.frame.isTerminal }

    var drawsPictures: Bool { presentation.frame.pictures != nil }

    func progress(_ text: String) throws { try screen.progress(text) }

    func report(_ lines: [StyledText]) throws { try screen.report(lines) }

    func show(_ view: any View) throws { try screen.show(view, as: output) }

    func clear() throws { try screen.clear() }

    /// Whether system programs may use the terminal. In a recording they may not, because output must pass through the
    /// screen.
    var hasTerminal: Bool { environment.isAttended && observers.recorder.recording == nil }
}

extension Shell: ProgramContext, StatusContext {
    var version: String { environment.version }

    func leave() { isLeaving = true }

    var ongoing: [String] {
        var ongoing: [String] = []
        if let watch {
            ongoing.append("'\(watch.place.title)' is watched every \(TimeSpan.words(watch.every)): watch stop")
        }
        // A running recording is not listed, so that the recorded output is the same in a later run.
        if let recording, recording.isPaused {
            ongoing.append("a paused recording into \(recording.path): transcript resume")
        }
        if archive != nil, recording == nil {
            ongoing.append("exchanges are recorded: record stop")
        }
        if let teaching {
            ongoing.append("the lesson '\(teaching.entry.name)': lesson hint")
        }
        if let attachment = session.attachment {
            ongoing.append("the world '\(attachment.title)' of a server is attached: detach")
        }
        return ongoing
    }
}
