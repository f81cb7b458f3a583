import AppleMusicAPI

/// The position of a player in an item.
///
/// While the playhead moves, the position is computed from one moment and never accumulated, so it does not drift. The
/// unit is microseconds of the item: milliseconds times the rate in thousandths.
struct Playhead: Sendable, Codable, Equatable {
    /// The position at `moment`: microseconds from the beginning of the item.
    private(set) var place: Int
    /// The time at which the position was `place`, while playing; nil otherwise.
    private(set) var moment: Milliseconds?
    /// The time for which this entry was played before that moment.
    private var heardBefore: Milliseconds = 0
    /// The time at which this entry started to play; nil if it has not.
    private(set) var began: Milliseconds?

    /// - Parameter carry: the remaining microseconds of the previous entry, which ended between two milliseconds.
    init(at start: Milliseconds = 0, carry: Int = 0) { place = start * 1000 + carry }

    var moves: Bool { moment != nil }

    /// Returns the elapsed time, which a clock that was set back does not reduce.
    private func elapsed(at now: Milliseconds) -> Milliseconds {
        moment.map { min(max(0, now.subtractingClamped($0)), PlayableItem.longest * 2) } ?? 0
    }

    /// Returns the position in microseconds.
    func place(at now: Milliseconds, _ rate: PlaybackRate) -> Int {
        min(place + elapsed(at: now) * rate.thousandths, PlayableItem.longest * 2000)
    }

    func position(at now: Milliseconds, _ rate: PlaybackRate) -> Milliseconds { place(at: now, rate) / 1000 }

    /// Returns the time for which this entry was played.
    func heard(at now: Milliseconds) -> Milliseconds { heardBefore.addingClamped(elapsed(at: now)) }

    /// Returns the first millisecond at or after an end; nil if it is not playing, or on overflow.
    func arrival(at end: Milliseconds, _ rate: PlaybackRate) -> Milliseconds? {
        guard let moment else { return nil }
        let left = max(0, end * 1000 - place)
        let (time, overflows) = moment.addingReportingOverflow((left + rate.thousandths - 1) / rate.thousandths)
        return overflows ? nil : time
    }

    mutating func move(at now: Milliseconds) {
        if moment == nil { moment = now }
        if began == nil { began = now }
    }

    mutating func stand(at now: Milliseconds, _ rate: PlaybackRate) {
        (place, heardBefore) = (place(at: now, rate), heard(at: now))
        moment = nil
    }

    /// Computes the position before the rate changes.
    mutating func settle(at now: Milliseconds, _ rate: PlaybackRate) {
        guard moves else { return }
        stand(at: now, rate)
        moment = now
    }

    mutating func seek(to position: Milliseconds, at now: Milliseconds, _ rate: PlaybackRate) {
        settle(at: now, rate)
        place = position * 1000
    }

    /// Adjusts to a changed clock: no time has passed, and earlier times keep their distance.
    mutating func shift(from old: Milliseconds, to new: Milliseconds, _ rate: PlaybackRate) {
        began = began.map { new.subtractingClamped(old.subtractingClamped($0)) }
        guard moves else { return }
        stand(at: old, rate)
        moment = new
    }

    /// Continues from here if the clock was set back silently.
    mutating func tolerate(_ now: Milliseconds) {
        if let moment, now < moment { self.moment = now }
    }

    /// Skips whole rounds of a queue; only the times change.
    mutating func skip(to moment: Milliseconds, carry: Int) {
        self.moment = moment
        place += carry
        began = moment
        heardBefore = 0
    }

    var flaws: [String] {
        let limit = PlayableItem.longest * 2000
        return (0...limit).contains(place) && heardBefore >= 0 ? [] : ["a player is nowhere in its item"]
    }
}
