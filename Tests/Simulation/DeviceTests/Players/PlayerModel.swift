import TonearmDevice

/// A naive queue: arrays of unique titles.
struct QueueModel: Equatable {
    var order: [String] = []
    /// The order before shuffling.
    var old: [String]?
    var current: String?

    mutating func insert(_ new: [String], after title: String?) {
        order.insert(contentsOf: new, at: title.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
        if let place = title.flatMap({ old?.firstIndex(of: $0) }) {
            old?.insert(contentsOf: new, at: place + 1)
        } else {
            old?.insert(contentsOf: new, at: 0)
        }
        if current == nil { current = order.first }
    }

    mutating func append(_ new: [String]) {
        order += new
        old? += new
    }

    mutating func remove(_ title: String) {
        order.removeAll { $0 == title }
        old?.removeAll { $0 == title }
    }

    /// Applies the edits. If one fails, no edit is applied.
    mutating func apply(_ edits: [EditModel]) -> Bool {
        let before = self
        for edit in edits {
            switch edit {
            case .next(let new): insert(new, after: current)
            case .later(let new): append(new)
            case .insert(let new, let title):
                if let title, !order.contains(title) { return undo(before) }
                insert(new, after: title)
            case .remove(let title):
                if title == current || !order.contains(title) { return undo(before) }
                remove(title)
            case .move(let title, let other):
                if title == current || !order.contains(title) { return undo(before) }
                if let other, !order.contains(other) { return undo(before) }
                if title == other { continue }
                remove(title)
                insert([title], after: other)
            }
        }
        return true
    }

    private mutating func undo(_ before: QueueModel) -> Bool {
        self = before
        return false
    }
}

enum EditModel: Equatable {
    case next([String])
    case later([String])
    case insert([String], after: String?)
    case remove(String)
    case move(String, after: String?)
}

/// A naive application player of playable songs at normal rate, computed from event to event.
struct PlayerModel {
    var queue = QueueModel()
    var upcoming: QueueModel?
    var status = PlaybackStatus.stopped
    var isPrepared = false
    var position = 0
    var repeats = RepeatMode.none
    var open: [EditModel]?
    /// The queue at the start of the transaction.
    var listing: [String] = []
    var jobs: [(time: Int, edits: [EditModel], isTransaction: Bool)] = []
    var now = 0
    var lengths: [String: Int] = [:]
    var heard: [String] = []
    private var heardNow = 0

    var shown: QueueModel {
        get { upcoming ?? queue }
        set { if upcoming == nil { queue = newValue } else { upcoming = newValue } }
    }

    mutating func advance(to time: Int) {
        while true {
            let job = jobs.first?.time
            let end = status == .playing ? now + (lengths[queue.current ?? ""] ?? 0) - position : nil
            guard let event = [job, end].compactMap({ $0 }).min(), event <= time else { break }
            pass(event - now)
            if job == event {
                _ = shown.apply(jobs.removeFirst().edits)
            } else {
                endEntry()
            }
        }
        pass(time - now)
    }

    private mutating func pass(_ time: Int) {
        now += time
        if status == .playing {
            position += time
            heardNow += time
        }
    }

    mutating func leave() {
        if heardNow > 0, let title = queue.current { heard.append("\(title) \(heardNow)") }
        heardNow = 0
        position = 0
    }

    private mutating func endEntry() {
        leave()
        if repeats == .one {
            if lengths[queue.current ?? ""] == 0 { end() }
            return
        }
        step(1)
        let isSilent = queue.order.allSatisfy { lengths[$0] == 0 }
        if queue.current == queue.order.first, repeats == .none || isSilent { end() }
    }

    private mutating func end() {
        status = .paused
        isPrepared = false
    }

    private mutating func step(_ steps: Int) {
        guard let index = queue.order.firstIndex(where: { $0 == queue.current }) else { return }
        queue.current = queue.order[(index + steps + queue.order.count) % queue.order.count]
    }

    /// Sets the queue. Like every action, returns false if the action is refused.
    mutating func set(_ new: [String], shuffledTo order: [String]?) -> Bool {
        if open != nil { return false }
        jobs = []
        let list = QueueModel(order: order ?? new, old: order == nil ? nil : new, current: (order ?? new).first)
        if status == .playing {
            upcoming = list
        } else {
            leave()
            queue = list
            upcoming = nil
            status = .stopped
            isPrepared = false
        }
        return true
    }

    mutating func play() -> Bool {
        if shown.order.isEmpty { return false }
        if let upcoming {
            leave()
            queue = upcoming
            self.upcoming = nil
        }
        isPrepared = true
        status = .playing
        return true
    }

    mutating func stop() {
        guard status != .stopped else { return }
        leave()
        status = .stopped
        isPrepared = false
    }

    mutating func skip() -> Bool {
        if queue.order.isEmpty { return false }
        let old = queue.current
        leave()
        step(1)
        if status == .playing {
            if queue.current == queue.order.first, repeats != .all { end() }
        } else if old != queue.current {
            isPrepared = false
        }
        return true
    }

    mutating func skipBack() -> Bool {
        if queue.order.isEmpty { return false }
        if position > 3000 || (queue.current == queue.order.first && repeats != .all && status != .playing) {
            position = 0
            return true
        }
        let old = queue.current
        leave()
        if queue.current == queue.order.first, repeats != .all {
            status = .stopped
            isPrepared = false
            return true
        }
        step(-1)
        if status != .playing, old != queue.current { isPrepared = false }
        return true
    }

    mutating func jump(to title: String) -> Bool {
        guard queue.order.contains(title) else { return false }
        if title == queue.current { return true }
        leave()
        queue.current = title
        if status != .playing { isPrepared = false }
        return true
    }

    mutating func seek(to place: Int) -> Bool {
        guard let title = queue.current, (0...(lengths[title] ?? 0)).contains(place), isPrepared else { return false }
        position = place
        return true
    }

    mutating func add(_ edit: EditModel) -> Bool {
        if shown.order.isEmpty { return false }
        start([edit], isTransaction: false, after: 100)
        return true
    }

    mutating func begin() -> Bool {
        if open != nil || shown.order.isEmpty || jobs.contains(where: \.isTransaction) { return false }
        open = []
        listing = shown.order
        return true
    }

    mutating func edit(_ edit: EditModel) -> Bool {
        guard open == nil else {
            guard isAllowed(edit) else { return false }
            open?.append(edit)
            return true
        }
        guard begin() else { return false }
        guard isAllowed(edit) else {
            open = nil
            return false
        }
        open = [edit]
        return commit()
    }

    private func isAllowed(_ edit: EditModel) -> Bool {
        func isThere(_ title: String) -> Bool { listing.contains(title) && open?.contains(.remove(title)) == false }
        return switch edit {
        case .next, .later: true
        case .insert(_, let title): title.map(isThere) ?? true
        case .remove(let title): isThere(title) && title != shown.current
        case .move(let title, let other):
            isThere(title) && title != shown.current && (other.map(isThere) ?? true)
        }
    }

    mutating func commit() -> Bool {
        guard let edits = open, !edits.isEmpty, !jobs.contains(where: \.isTransaction) else { return false }
        open = nil
        start(edits, isTransaction: true, after: 250)
        return true
    }

    private mutating func start(_ edits: [EditModel], isTransaction: Bool, after time: Int) {
        jobs.append((max(now, jobs.last?.time ?? now) + time, edits, isTransaction))
    }

    mutating func clear() -> Bool {
        if open != nil { return false }
        if shown.order.isEmpty, queue.order.isEmpty { return true }
        leave()
        jobs = []
        let isShuffled = queue.old != nil
        queue = QueueModel(old: isShuffled ? [] : nil)
        upcoming = nil
        status = .stopped
        isPrepared = false
        return true
    }
}
