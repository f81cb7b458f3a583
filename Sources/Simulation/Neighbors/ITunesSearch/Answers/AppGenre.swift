import AppleMusicAPI

/// A genre of the App Store, which the genre service answers beside music's ("Building a music player": the file of all
/// genres has those of apps as well). Names are English in every storefront.
struct AppGenre {
    let id: String
    let name: String
    /// The name in addresses: `ios-games`.
    let path: String
    var below: [AppGenre] = []

    /// Returns this genre or one below it by id.
    func genre(_ id: String) -> AppGenre? { self.id == id ? self : below.lazy.compactMap { $0.genre(id) }.first }

    /// The genre as the service writes it, with all below it.
    func json(in storefront: String) -> JSONObject {
        var object = JSONObject([
            ("name", .string(name)), ("id", .string(id)),
            ("url", .string("https://itunes.apple.com/\(storefront)/genre/\(path)/id\(id)")),
        ])
        if below.isEmpty { return object }
        object.append("subgenres", .object(JSONObject(below.map { ($0.id, .object($0.json(in: storefront))) })))
        return object
    }

    /// The App Store, above all genres of apps.
    static let root = AppGenre(
        id: "36", name: "App Store", path: "ios",
        below: named(
            [
                ("6000", "Business"), ("6001", "Weather"), ("6002", "Utilities"), ("6003", "Travel"),
                ("6004", "Sports"), ("6005", "Social Networking"), ("6006", "Reference"), ("6007", "Productivity"),
                ("6008", "Photo & Video"), ("6009", "News"), ("6010", "Navigation"), ("6011", "Music"),
                ("6012", "Lifestyle"), ("6013", "Health & Fitness"), ("6014", "Games"), ("6015", "Finance"),
                ("6016", "Entertainment"), ("6017", "Education"), ("6018", "Books"), ("6020", "Medical"),
                ("6021", "Magazines & Newspapers"), ("6023", "Food & Drink"), ("6024", "Shopping"),
                ("6026", "Developer Tools"), ("6027", "Graphics & Design"),
            ], under: "ios"))

    private static let games = [
        ("7001", "Action"), ("7002", "Adventure"), ("7003", "Casual"), ("7004", "Board"), ("7005", "Card"),
        ("7006", "Casino"), ("7009", "Family"), ("7011", "Music"), ("7012", "Puzzle"), ("7013", "Racing"),
        ("7014", "Role Playing"), ("7015", "Simulation"), ("7016", "Sports"), ("7017", "Strategy"), ("7018", "Trivia"),
        ("7019", "Word"),
    ]

    private static func named(_ list: [(id: String, name: String)], under path: String) -> [AppGenre] {
        list.map { id, name in
            let words = name.lowercased().split { !$0.isLetter }.joined(separator: "-")
            let own = "\(path)-\(words)"
            return AppGenre(id: id, name: name, path: own, below: name == "Games" ? named(games, under: own) : [])
        }
    }
}
