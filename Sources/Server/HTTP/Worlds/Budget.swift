import AppleMusicAPI

/// A limit of what one world or one learner may use of the server, so that it leaves room for others.
struct Budget: Hashable, Sendable {
    /// The name: `event streams`.
    let name: String
    let used: Int
    let allowed: Int

    var json: JSON { ["name": .string(name), "used": .integer(used), "allowed": .integer(allowed)] }
}

extension ControlProblem {
    /// - Parameter count: the open event streams of all links to the world.
    static func tooManyStreams(ofWorld count: Int, allowed: Int) -> Self {
        Self(
            status: 429, sentence: "The links to this world have \(count) of \(allowed) event streams open",
            next: "Close a page of the inspector.",
            budget: Budget(name: "event streams", used: count, allowed: allowed))
    }

    static func tooManySnapshots(_ limit: Int) -> Self {
        Self(
            status: 429, sentence: "The world has \(limit) of \(limit) snapshots already",
            next: "DELETE one of them first.", budget: Budget(name: "snapshots", used: limit, allowed: limit))
    }

    /// - Parameters:
    ///   - used: the bytes of the world's other snapshots, as files.
    ///   - more: the bytes of the new one.
    static func snapshotsTooLarge(_ used: Int, adding more: Int, allowed: Int) -> Self {
        Self(
            status: 429,
            sentence:
                "The snapshots of the world have \(used) of \(allowed) bytes, and this one needs \(more)",
            next: "DELETE one of them first.",
            budget: Budget(name: "bytes of snapshots", used: used, allowed: allowed))
    }

    static func faultsTooLarge(_ size: Int, allowed: Int) -> Self {
        Self(
            status: 429, sentence: "The faults have \(size) bytes, and a world has \(allowed)",
            next: "Send fewer faults, or shorter bodies of them.",
            budget: Budget(name: "bytes of faults", used: size, allowed: allowed))
    }

    static func reportTooLarge(_ size: Int, allowed: Int) -> Self {
        Self(
            status: 429, sentence: "The report needs \(size) bytes of the results, and a learner has \(allowed)",
            next: "Report a lesson with fewer tasks or shorter titles.",
            budget: Budget(name: "bytes of results", used: size, allowed: allowed))
    }
}
