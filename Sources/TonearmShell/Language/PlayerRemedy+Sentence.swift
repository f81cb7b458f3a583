import MusicDevice

extension PlayerRemedy {
    /// A sentence with the command to type.
    var sentence: String {
        switch self {
        case .useApplicationPlayer: "The app's own queue can be edited: type 'player application'."
        case .useHardware: "Type 'device use phone' to go on with a device."
        case .useSystem(let version): "Type 'device add NAME --ios \(version)' for a device that has it."
        case .useDescriptor(let kind): "Type '--descriptor \(kind.typed)' with it."
        case .setQueue: "Type 'play RESOURCE' or 'queue set RESOURCE' to set one."
        case .setQueueInPieces: "Set fewer, and type 'queue later RESOURCE' for the rest."
        case .listQueue: "Type 'queue' to see the entries."
        case .clearQueue: "Type 'queue clear' to take everything out."
        case .playNextOrLater: "Type 'queue next RESOURCE' or 'queue later RESOURCE'."
        case .chooseStart(let count): "Type '--start N' with N from 1 to \(count)."
        case .chooseAnother: "Choose something that has 'playParams': 'play albums/310730204'."
        case .allowExplicitContent: "Screen Time's switch is off: type 'device explicit on' to turn it on."
        case .setStationAlone: "Type 'play stations/ID' for the station alone."
        case .chooseTimes: "The beginning comes before the end, and both lie within the item."
        case .beginTransaction: "Type 'queue begin' to open one."
        case .editTransaction: "Type 'queue remove N', 'queue insert RESOURCE --after N' or 'queue move N --to M'."
        case .commitTransaction: "Type 'queue commit' to do it."
        case .rollBackTransaction: "Type 'queue rollback' to give it up."
        case .waitForCompletion: "Wait for the completion, then try again."
        case .prepare: "Type 'queue prepare' to prepare it."
        case .play: "Type 'play' to play."
        case .skip: "Type 'skip' to go on to the next."
        case .stop: "Type 'stop' to end it."
        case .chooseRate: "Type 'rate N' with N from \(PlaybackRate.rangeText)."
        case .seekWithin(let from, let to): "Type 'seek TIME' with a time from \(from.asTime) to \(to.asTime)."
        case .playInMusicApp: "Type 'music play RESOURCE' to put something on in the Music app."
        case .nothing: "Nothing has to be done."
        }
    }
}

extension QueueDescriptor.Kind {
    /// The argument for the kind.
    var typed: String {
        switch self {
        case .mediaItem: "media-item"
        case .store: "store"
        case .playParameters: "play-parameters"
        }
    }
}
