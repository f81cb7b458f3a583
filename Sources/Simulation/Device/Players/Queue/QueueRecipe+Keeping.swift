/// Construction and limits of a recipe.
extension QueueRecipe {
    /// Returns nil if the queue is too long.
    init?(_ expansion: QueueExpansion) {
        var setup = Descriptor(expansion.contents, expansion.kind)
        if let station = expansion.station?.identity { setup = Descriptor(station, expansion.kind) }
        setup.begin(at: expansion.start, in: expansion.contents)
        self.setup = setup
        if size > Self.limit { return nil }
    }

    /// Describes a queue by its entries, starting with the current one.
    fileprivate init(_ queue: PlayQueue) {
        let contents = queue.entries.map(\.content)
        if let station = queue.station?.identity {
            setup = Descriptor(station, nil)
        } else {
            var setup = Descriptor(contents, nil)
            if queue.current > 0 { setup.begin(at: queue.current, in: contents) }
            self.setup = setup
        }
    }

    /// Returns the recipe with an added edit; nil if that is too long.
    func adding(_ expansion: QueueExpansion, next: Bool) -> QueueRecipe? {
        let descriptor = Descriptor(expansion.contents, expansion.kind)
        return adding(next ? .playNext(descriptor) : .playLater(descriptor))
    }

    /// Returns the recipe with an added transaction; nil if that is too long.
    func adding(_ transaction: QueueTransaction) -> QueueRecipe? {
        adding(.transaction(transaction.edits.compactMap { Step($0, in: transaction.entries) }))
    }

    private func adding(_ edit: Edit) -> QueueRecipe? {
        var recipe = self
        recipe.edits.append(edit)
        return recipe.size > Self.limit ? nil : recipe
    }

    private var size: Int { setup.parts.count + edits.reduce(0) { $0 + $1.size } }

    /// The broken invariants, one sentence for each.
    var flaws: [String] {
        let descriptors = [setup] + edits.flatMap(\.descriptors)
        let places = edits.flatMap(\.places) + descriptors.compactMap(\.start)
        let range = 0...Self.longestQueue
        let numbers = places + descriptors.map(\.count)
        let isWrong = size > Self.limit || !numbers.allSatisfy { range.contains($0) }
        return isWrong ? ["a queue was made in an impossible way"] : []
    }
}

extension QueueRecipe.Edit {
    fileprivate var descriptors: [QueueRecipe.Descriptor] {
        switch self {
        case .playNext(let descriptor), .playLater(let descriptor): [descriptor]
        case .transaction(let steps):
            steps.compactMap { if case .insert(let descriptor, _) = $0 { descriptor } else { nil } }
        }
    }

    fileprivate var places: [Int] {
        guard case .transaction(let steps) = self else { return [] }
        return steps.flatMap { step in
            switch step {
            case .insert(_, let after): [after].compactMap { $0 }
            case .remove(let place): [place]
            case .move(_, let from, let after): [from, after].compactMap { $0 }
            }
        }
    }

    fileprivate var size: Int {
        let steps = if case .transaction(let steps) = self { steps.count } else { 1 }
        return steps + descriptors.reduce(0) { $0 + $1.parts.count }
    }
}

extension QueueRecipe.Step {
    fileprivate init?(_ edit: QueueEdit, in entries: [QueueEntry]) {
        func place(_ id: Int) -> Int? { entries.firstIndex { $0.id == id } }
        switch edit {
        case .insert(let contents, let id):
            self = .insert(QueueRecipe.Descriptor(contents, nil), after: id.flatMap(place))
        case .remove(let id):
            guard let place = place(id) else { return nil }
            self = .remove(place)
        case .move(let id, let other):
            guard let from = place(id) else { return nil }
            let part = QueueRecipe.Part(entries[from].content.item, isNamed: false)
            self = .move(part, from: from, after: other.flatMap(place))
        // These are separate calls, never in a transaction.
        case .insertNext, .append: return nil
        }
    }
}

extension QueueRecipe.Descriptor {
    /// Describes contents; consecutive tracks of a container become the container. Library items are listed
    /// individually, because they are found by title.
    init(_ contents: [QueueContent], _ kind: QueueDescriptor.Kind?) {
        self.kind = kind
        count = contents.count
        var parts: [QueueRecipe.Part] = []
        var first: QueueContent?
        for content in contents {
            guard let container = content.container, kind != .mediaItem else {
                parts.append(QueueRecipe.Part(content.item, isNamed: kind == .mediaItem))
                first = nil
                continue
            }
            // A repetition of the first track: the container was added twice.
            if let first, first.container == container, first.item != content.item { continue }
            parts.append(QueueRecipe.Part(container))
            first = content
        }
        self.parts = parts
    }

    init(_ station: ContainerIdentity, _ kind: QueueDescriptor.Kind?) {
        self.init(kind: kind, parts: [QueueRecipe.Part(station)], count: 1)
    }

    /// Sets the entry that plays first.
    mutating func begin(at place: Int?, in contents: [QueueContent]) {
        guard let place, contents.indices.contains(place) else { return }
        start = place
        startPart = QueueRecipe.Part(contents[place].item, isNamed: kind == .mediaItem)
    }
}

extension Player {
    /// The calls that made the shown queue. Without edits it starts with the current entry; without known calls it is
    /// described by its entries.
    package var shownRecipe: QueueRecipe {
        let queue = shownQueue
        guard var recipe else { return QueueRecipe(queue) }
        if recipe.edits.isEmpty, queue.station == nil {
            recipe.setup.start = nil
            recipe.setup.startPart = nil
            if queue.current > 0 { recipe.setup.begin(at: queue.current, in: queue.entries.map(\.content)) }
        }
        return recipe
    }
}

extension QueueRecipe.Part {
    init(_ item: PlayableItem, isNamed: Bool) {
        let parameters = item.playParameters
        self.init(
            id: parameters?.id ?? item.catalogID ?? item.libraryID ?? "", kind: parameters?.kind ?? item.kind.rawValue,
            isLibrary: parameters?.isLibrary ?? (item.catalogID == nil), catalogID: item.catalogID,
            title: item.isUpload || isNamed ? item.title : nil)
    }

    init(_ container: ContainerIdentity) {
        self.init(
            id: container.catalogID ?? container.libraryID ?? "",
            kind: container.kind == .station ? "radioStation" : container.kind.rawValue,
            isLibrary: container.catalogID == nil, catalogID: container.catalogID, title: nil)
    }
}
