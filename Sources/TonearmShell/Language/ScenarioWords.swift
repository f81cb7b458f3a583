/// The suggested commands at the start of each scenario.
enum ScenarioWords {
    static let next: [String: [String]] = [
        "workout": ["player", "play", "now --item", "player"],
        "social": ["player", "now", "play", "queue next songs/203709340"],
        "fourth-song": ["queue", "play", "skip back", "queue"],
        "power-song": ["play", "queue insert songs/203709340 --after 3"],
        "transaction": ["queue remove 3", "queue insert songs/203709340 --after 5", "queue", "queue commit"],
        "timeout": ["play", "queue insert songs/203709340 --after 3", "queue"],
        "station": ["play", "queue", "skip", "queue"],
        "headphones": ["player watch", "remote play", "remote next", "app open", "now"],
        "phone-and-tablet": ["play", "device use tablet", "queue", "device use phone", "now"],
        "clips": ["queue", "play", "clock advance 25s", "now"],
        "long-queue": ["queue set albums/310730204", "play", "queue later albums/310730204"],
    ]
}
