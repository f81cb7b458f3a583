/// A generation of Apple's frameworks, or another platform, that flows are written for. A new one is a file in this folder and a line in
/// `FlowPlatforms.all`.
package protocol FlowPlatform: Sendable {
    /// The word that names it: `code queue --as storekit`.
    var name: String { get }

    /// Its description in a few words.
    var summary: String { get }

    /// Says why a flow cannot be written for it; nil if it can.
    func obstacle(to flow: Flow, with values: FlowValues) -> String?

    /// Writes a flow that has no obstacle, with the values of a session in it.
    func code(of flow: Flow, with values: FlowValues) -> [String]
}

/// The platforms that flows are written for, in the order in which help lists them.
package enum FlowPlatforms {
    package static let all: [any FlowPlatform] = [
        MusicKitFlow(), StoreKitFlow(), JavaScriptFlow(), KotlinFlow(),
    ]

    /// The names as a sentence lists them: `swift, storekit or kotlin`.
    package static var list: String {
        let names = all.map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

/// The name of a platform, as `code --as` takes it.
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

    /// Names the key without which the first protected call ends the app.
    static func usage(_ values: FlowValues) -> [String] {
        let text = values.usageDescription?.split(whereSeparator: \.isNewline).joined(separator: " ")
        return ["// Info.plist, NSAppleMusicUsageDescription: \(text ?? "missing, and needed")"]
    }

    static let emptyQueue = "// The queue is empty: nothing to play."

    /// Names what a platform cannot play; none if it plays everything.
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
