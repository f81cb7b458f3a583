/// A platform for which flows are generated, such as a generation of Apple's frameworks. A new one needs a file in this
/// folder and an entry in `FlowPlatforms.all`.
package protocol FlowPlatform: Sendable {
    /// The name as an argument: `code queue --as storekit`.
    var name: String { get }

    /// A short description.
    var summary: String { get }

    /// Returns the reason why a flow cannot be generated; nil if it can.
    func obstacle(to flow: Flow, with values: FlowValues) -> String?

    /// Generates a flow without an obstacle, with a session's values.
    func code(of flow: Flow, with values: FlowValues) -> [String]
}

/// The platforms for flows, in the order of the help.
package enum FlowPlatforms {
    package static let all: [any FlowPlatform] = [MusicKitFlow(), StoreKitFlow(), JavaScriptFlow(), KotlinFlow()]

    /// The names in a sentence: `swift, storekit or kotlin`.
    package static var list: String {
        let names = all.map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

/// The name of a platform, as an argument of `code --as`.
package struct FlowPlatformName: RawRepresentable, CaseIterable, Hashable, Sendable {
    package let rawValue: String

    package static let swift = FlowPlatformName(MusicKitFlow())
    package static let storekit = FlowPlatformName(StoreKitFlow())

    /// Returns nil if no platform has the name.
    package init?(rawValue: String) {
        guard FlowPlatforms.all.contains(where: { $0.name == rawValue }) else { return nil }
        self.rawValue = rawValue
    }

    private init(_ platform: any FlowPlatform) { rawValue = platform.name }

    package static var allCases: [FlowPlatformName] { FlowPlatforms.all.map { FlowPlatformName($0) } }

    package var platform: any FlowPlatform {
        // The initializers admit only names of the list.
        FlowPlatforms.all.first { $0.name == rawValue } ?? MusicKitFlow()
    }
}

/// Lines that several platforms share.
enum FlowText {
    static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns a comment about the Info.plist key, without which the first protected call ends the app.
    static func usage(_ values: FlowValues) -> [String] {
        let text = values.usageDescription?.split(whereSeparator: \.isNewline).joined(separator: " ")
        return ["// Info.plist, NSAppleMusicUsageDescription: \(text ?? "missing, and needed")"]
    }

    static let emptyQueue = "// The queue is empty: nothing to play."

    /// Returns a comment about entries that a platform cannot play; empty if it plays everything.
    static func leftOut(_ entries: [FlowQueue.Entry], because reason: String) -> [String] {
        if entries.isEmpty { return [] }
        let names = entries.prefix(5).map { entry in
            let name = entry.title ?? "\(entry.kind) \(entry.id)"
            return "'\(name.split(whereSeparator: \.isNewline).joined(separator: " "))'"
        }
        let more = entries.count > 5 ? " and \(entries.count - 5) more" : ""
        return ["// Left out, \(reason): \(names.joined(separator: ", "))\(more)"]
    }
}
