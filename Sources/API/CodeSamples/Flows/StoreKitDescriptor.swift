/// The most suitable queue descriptor: media items for uploads, store ids if they were chosen or are the only kind of
/// the system, otherwise play parameters.
struct StoreKitDescriptor {
    let descriptor: FlowQueue.Descriptor
    let system: FlowValues.System

    /// The statements that declare `descriptor`; nil if no descriptor of the system can carry any of the entries.
    var lines: [String]? {
        let entries = descriptor.entries
        let isNamed = entries.allSatisfy { $0.title != nil }
        if isNamed, descriptor.kind == .mediaItems || entries.allSatisfy(\.isLibrary) { return mediaItems }
        let plain = entries.filter { $0.catalogID != nil && !$0.isStation }
        let isPlain = plain.count == entries.count
        if system.hasMusicAPI { return descriptor.kind == .storeIDs && isPlain ? storeIDs(entries) : playParameters }
        return plain.isEmpty ? nil : storeIDs(plain)
    }

    /// The statements that find items of the device's library by title.
    private var mediaItems: [String] {
        let titles = descriptor.entries.compactMap(\.title).map(Literal.swift)
        var lines = [
            "let titles = [\(titles.joined(separator: ", "))]",
            "let items = (MPMediaQuery.songs().items ?? []).filter { titles.contains($0.title ?? \"\") }",
            "let collection = MPMediaItemCollection(items: items)",
            "let descriptor = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: collection)",
        ]
        if let title = descriptor.start?.title {
            lines.append("descriptor.startItem = items.first { $0.title == \(Literal.swift(title)) }")
        }
        return lines
    }

    private var playParameters: [String] {
        var lines = ["let dictionaries: [[String: Any]] = ["]
        lines += descriptor.entries.map { "    \(Self.dictionary($0))," + Self.remark($0) }
        lines += [
            "]", "let parameters = dictionaries.compactMap { MPMusicPlayerPlayParameters(dictionary: $0) }",
            "let descriptor = MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue: parameters)",
        ]
        if let start = descriptor.start {
            lines.append(
                "descriptor.startItemPlayParameters = MPMusicPlayerPlayParameters(dictionary: \(Self.dictionary(start)))"
            )
        }
        return lines
    }

    private func storeIDs(_ entries: [FlowQueue.Entry]) -> [String] {
        let others = descriptor.entries.filter { !entries.contains($0) }
        let ids = entries.compactMap(\.catalogID).map(Literal.swift).joined(separator: ", ")
        var lines = FlowText.leftOut(others, because: "as they have no id of the catalog")
        lines.append("let descriptor = MPMusicPlayerStoreQueueDescriptor(storeIDs: [\(ids)])")
        if let start = descriptor.start?.catalogID {
            lines.append("descriptor.startItemID = \(Literal.swift(start))")
        }
        return lines
    }

    /// Returns the `playParams` object of a resource.
    private static func dictionary(_ entry: FlowQueue.Entry) -> String {
        "[\"id\": \(Literal.swift(entry.id)), \"kind\": \(Literal.swift(entry.kind))"
            + (entry.isLibrary ? ", \"isLibrary\": true]" : "]")
    }

    /// Returns a comment with the title of an upload, whose id is not informative.
    private static func remark(_ entry: FlowQueue.Entry) -> String {
        guard entry.isLibrary, let title = entry.title else { return "" }
        return "  // the upload '\(title.split(whereSeparator: \.isNewline).joined(separator: " "))'"
    }
}
