/// Where in an item a player is, and since when.
///
/// While it moves, the place is reckoned from one moment and never added up, in microseconds of the item, which are milliseconds times
/// thousandths of rate. So no rate and no length of time makes it drift.
struct Playhead: Sendable, Codable, Equatable {
    /// Microseconds from the beginning of the item.
    private(set) var place: Int
    /// When it was there, while it moves; nil while it stands.
    private(set) var moment: Milliseconds?
    /// How long this entry was heard before that moment.
    private var heardBefore: Milliseconds = 0
    /// When this entry began to sound; nil if it has not.
    private(set) var began: Milliseconds?

    /// - Parameter carry: microseconds that the entry before left over, because it ended between two milliseconds.
    init(at start: Milliseconds = 0, carry: Int = 0) { place = start * 1000 + carry }

    var moves: Bool { moment != nil }

    /// A clock that was set back takes no time away.
    private func elapsed(at now: Milliseconds) -> Milliseconds {
        moment.map { min(max(0, now.clampedSubtracting($0)), PlayableItem.longest * 2) } ?? 0
    }

    /// In microseconds.
    func place(at now: Milliseconds, _ rate: PlaybackRate) -> Int {
        min(place + elapsed(at: now) * rate.thousandths, PlayableItem.longest * 2000)
    }

    func position(at now: Milliseconds, _ rate: PlaybackRate) -> Milliseconds { place(at: now, rate) / 1000 }

    /// How long this entry was heard.
    func heard(at now: Milliseconds) -> Milliseconds { heardBefore.clampedAdding(elapsed(at: now)) }

    /// When it will be at an end, the first whole millisecond; nil while it stands, and where no number says it.
    func arrival(at end: Milliseconds, _ rate: PlaybackRate) -> Milliseconds? {
        guard let moment else { return nil }
        let left = max(0, end * 1000 - place)
        let (time, overflows) = moment.addingReportingOverflow(
            (left + rate.thousandths - 1) / rate.thousandths)
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

    /// Before the rate changes: what was played so far counts with the old one.
    mutating func settle(at now: Milliseconds, _ rate: PlaybackRate) {
        guard moves else { return }
        stand(at: now, rate)
        moment = now
    }

    mutating func seek(to position: Milliseconds, at now: Milliseconds, _ rate: PlaybackRate) {
        settle(at: now, rate)
        place = position * 1000
    }

    /// The clock was set from one time to another: nothing was played between, and what was before is as long ago as it was.
    mutating func shift(from old: Milliseconds, to new: Milliseconds, _ rate: PlaybackRate) {
        began = began.map { new.clampedSubtracting(old.clampedSubtracting($0)) }
        guard moves else { return }
        stand(at: old, rate)
        moment = new
    }

    /// A clock that was set back without a word: go on from here.
    mutating func tolerate(_ now: Milliseconds) {
        if let moment, now < moment { self.moment = now }
    }

    /// Jumps over whole rounds of a queue: the moment, without anything else.
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
