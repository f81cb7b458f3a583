/// The code of each flow in one framework's calls.
protocol FlowCode {
    var values: FlowValues { get }

    var consent: [String] { get }
    static var capabilities: [String] { get }
    static var token: [String] { get }
    var offer: [String] { get }
    var queue: [String] { get }
    static var updates: [String] { get }
}

extension FlowCode {
    func lines(of flow: Flow) -> [String] {
        switch flow {
        case .consent: consent
        case .capabilities: Self.capabilities
        case .token: Self.token
        case .offer: offer
        case .queue: queue
        case .subscriptionUpdates: Self.updates
        }
    }

    static func text(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The key without which the first protected call ends the app.
    var usage: [String] {
        let text = values.usageDescription?.split(whereSeparator: \.isNewline).joined(separator: " ")
        return ["// Info.plist, NSAppleMusicUsageDescription: \(text ?? "missing, and needed")"]
    }
}
