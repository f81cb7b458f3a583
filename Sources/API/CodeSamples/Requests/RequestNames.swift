import AppleMusicAPI

/// A source of unique names of functions and types, for the requests of a program.
struct RequestNames {
    struct Name: Equatable {
        /// The function's name: `fetchAlbumsTracks`
        let function: String
        /// The answer type's name: `AlbumsTracksAnswer`
        let answer: String
    }

    private var used: Set<String> = []

    /// Returns a name made of the words in the request's path, with a number if it is already in use.
    mutating func next(for request: Request) -> Name {
        let verb = request.method == .get ? "fetch" : request.method.rawValue.lowercased()
        let words = Self.words(of: request).map { SwiftName.type($0) }.joined()
        var number = 1
        while !used.insert(number == 1 ? words : "\(words)\(number)").inserted { number += 1 }
        let suffix = number == 1 ? "" : "\(number)"
        return Name(function: verb + words + suffix, answer: words + "Answer" + suffix)
    }

    /// Returns the words of the path, without version, storefront and resource.
    private static func words(of request: Request) -> [String] {
        let template = (try? request.match(in: Schema.appleMusic))?.endpoint.path
        let dropped: Set = ["v1", "catalog", "me", "view"]
        let parts = (template ?? request.path).split(separator: "/").map(String.init).filter { part in
            !dropped.contains(part) && !part.hasPrefix("{") && part.contains { $0.isASCII && $0.isLetter }
        }
        return parts.isEmpty ? ["request"] : parts
    }
}
