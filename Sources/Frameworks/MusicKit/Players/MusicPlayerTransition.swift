import TonearmDevice

extension MusicPlayer {
    /// A transition between the entries of a queue.
    public enum Transition: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
        /// The next entry begins at the end of the current one.
        case none
        /// The next entry begins before the end of the current one.
        case crossfade(options: CrossfadeOptions)

        /// A crossfade of the standard length.
        public static let crossfade = Transition.crossfade(options: CrossfadeOptions())

        /// Returns a crossfade.
        /// - Parameter duration: its length in seconds; nil for the standard length.
        public static func crossfade(duration: TimeInterval?) -> Transition {
            .crossfade(options: CrossfadeOptions(duration: duration))
        }

        public var description: String {
            switch self {
            case .none: "none"
            case .crossfade(let options): "crossfade(options: \(options))"
            }
        }
        /// A description of the value, for debugging.
        public var debugDescription: String { description }
    }
}

extension MusicPlayer.Transition {
    /// The options of a crossfade.
    public struct CrossfadeOptions: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
        fileprivate let duration: TimeInterval?

        /// Creates options.
        /// - Parameter duration: the length in seconds; nil for the standard length.
        public init(duration: TimeInterval? = nil) { self.duration = duration }

        public var description: String { "CrossfadeOptions(duration: \(duration.map { "\($0)" } ?? "nil"))" }
        /// A description of the value, for debugging.
        public var debugDescription: String { description }
    }

    init(_ crossfade: Crossfade?) {
        guard let crossfade else {
            self = .none
            return
        }
        self = .crossfade(duration: crossfade.duration.map { TimeInterval($0) / 1000 })
    }

    /// The transition on the device; nil for no transition.
    var crossfade: Crossfade? {
        switch self {
        case .none: nil
        case .crossfade(let options): Crossfade(duration: options.duration?.milliseconds)
        }
    }
}
