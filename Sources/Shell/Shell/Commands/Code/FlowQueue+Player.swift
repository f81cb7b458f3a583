import TonearmCodeSamples
import TonearmDevice

extension FlowQueue {
    /// Creates the queue of a player from the calls that made it.
    init(_ player: Player) {
        let recipe = player.shownRecipe
        var setup = Descriptor(recipe.setup)
        // In a shuffled queue the index would name a random song.
        if player.shownQueue.isShuffled { setup.startIndex = nil }
        self.init(
            setup, edits: recipe.edits.map { Edit($0) }, isSystemPlayer: player.kind == .system,
            repeatMode: player.repeatMode.rawValue, shuffleMode: player.shuffleMode.rawValue)
    }
}

extension FlowQueue.Descriptor {
    fileprivate init(_ descriptor: QueueRecipe.Descriptor) {
        self.init(
            descriptor.parts.map { FlowQueue.Entry($0) }, kind: descriptor.kind.map { Kind($0) },
            start: descriptor.startPart.map { FlowQueue.Entry($0) }, startIndex: descriptor.start,
            count: descriptor.count)
    }
}

extension FlowQueue.Descriptor.Kind {
    fileprivate init(_ kind: QueueDescriptor.Kind) {
        switch kind {
        case .mediaItem: self = .mediaItems
        case .store: self = .storeIDs
        case .playParameters: self = .playParameters
        }
    }
}

extension FlowQueue.Entry {
    fileprivate init(_ part: QueueRecipe.Part) {
        self.init(
            id: part.id, kind: part.kind, isLibrary: part.isLibrary, catalogID: part.catalogID, title: part.title)
    }
}

extension FlowQueue.Edit {
    fileprivate init(_ edit: QueueRecipe.Edit) {
        switch edit {
        case .playNext(let descriptor): self = .playNext(FlowQueue.Descriptor(descriptor))
        case .playLater(let descriptor): self = .playLater(FlowQueue.Descriptor(descriptor))
        case .transaction(let steps): self = .transaction(steps.map { FlowQueue.Step($0) })
        }
    }
}

extension FlowQueue.Step {
    fileprivate init(_ step: QueueRecipe.Step) {
        switch step {
        case .insert(let descriptor, let after): self = .insert(FlowQueue.Descriptor(descriptor), after: after)
        case .remove(let place): self = .remove(place)
        case .move(let part, let from, let after): self = .move(FlowQueue.Entry(part), from: from, after: after)
        }
    }
}
