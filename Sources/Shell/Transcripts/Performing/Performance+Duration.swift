extension Performance {
    /// Returns how long a performance takes at the usual pace in milliseconds, if the output is that of the file.
    /// - Parameter chapter: the chapter with which it begins; nil for the first scene.
    package static func duration(of transcript: Transcript, from chapter: Transcript.Chapter? = nil) -> Int {
        var performance = Performance(transcript, Settings(), from: chapter)
        var time = 0
        _ = performance.begin(prompt: "", at: time)
        while !performance.isEnded {
            if performance.phase == .running, let step = performance.scenes[performance.position].step {
                _ = performance.finished(Outcome(lines: step.shownOutput), prompt: "", at: time)
            } else {
                guard let next = performance.wakes else { break }
                time = max(time, next)
                _ = performance.tick(at: time)
            }
        }
        return time
    }
}
