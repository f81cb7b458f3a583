import AppleMusicAPI

/// Names of functions and types for the requests of one program, each given once.
struct RequestNames {
    struct Name: Equatable {
        /// `fetchAlbumsTracks`
        let function: String
        /// `AlbumsTracksAnswer`
        let answer: String
    }

    private var used: Set<String> = []

    /// Returns a name made of the words of the request's path; a number tells a later one of the same words apart.
    mutating func next(for request: Request) -> Name {
        let verb = request.method == .get ? "fetch" : request.method.rawValue.lowercased()
        let words = Self.words(of: request).map { SwiftName.type($0) }.joined()
        var number = 1
        while !used.insert(number == 1 ? words : "\(words)\(number)").inserted { number += 1 }
        let suffix = number == 1 ? "" : "\(number)"
        return Name(function: verb + words + suffix, answer: words + "Answer" + suffix)
    }

    /// The words of the path that name neither a version, a storefront nor a resource.
    private static func words(of request: Request) -> [String] {
        let template = (try? request.match(in: Schema.appleMusic))?.endpoint.path
        let dropped: Set = ["v1", "catalog", "me", "view"]
        let parts = (template ?? request.path).split(separator: "/").map(String.init).filter { part in
            !dropped.contains(part) && !part.hasPrefix("{") && part.contains { $0.isASCII && $0.isLetter }
        }
        return parts.isEmpty ? ["request"] : parts
    }
}
