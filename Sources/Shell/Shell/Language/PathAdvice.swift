import AppleMusicAPI
import TonearmConsole

/// Advice about a path that the service answers with 404.
struct PathAdvice {
    let method: Request.Method
    let path: String

    /// The advice; nil if the path is valid and only the resource is missing.
    var sentence: String? { root ?? unknownStorefront ?? unknownRest }

    /// The part of the path at fault; nil if it is the whole path, or if all parts are valid.
    var culprit: String? {
        if let id = storefront, Storefront.withID(id.lowercased()) == nil { return id }
        do throws(Router.Problem) {
            _ = try Schema.appleMusic.router.match(method, path)
            return nil
        } catch {
            switch error {
            case .unknownCatalogType(let name), .unknownLibraryType(let name), .unknownRatedType(let name),
                .unknownRelationship(let name):
                return name
            case .unknownPath, .methodNotAllowed: return nil
            }
        }
    }

    private var segments: [String] { path.split(separator: "/").map { PercentEncoding.decode($0) } }

    private static let offer = "the Tab key after '/v1/' offers what there is."

    /// Advice about the beginning of the path: the version, then `catalog`, `me` or `storefronts`.
    private var root: String? {
        guard let first = segments.first else { return nil }
        let rest = segments.dropFirst().joined(separator: "/")
        if first != "v1" {
            let isVersion = first.hasPrefix("v") && first.dropFirst().allSatisfy(\.isNumber) && first.count > 1
            guard isVersion else { return nil }
            return "The API has one version, 'v1', and this path begins with '\(first)': type '/v1/\(rest)'."
        }
        guard segments.count > 1, Self.personal.contains(segments[1]) else { return nil }
        return "What is an account's own is below '/v1/me': type '/v1/me/\(rest)'."
    }

    /// The names that can follow `/v1/me`.
    private static let personal: Set<String> = [
        "library", "recent", "history", "ratings", "recommendations", "favorites", "music-summaries",
    ]

    /// Advice about an unknown storefront, as in `/v1/catalog/zz/…` and `/v1/storefronts/zz`.
    private var unknownStorefront: String? {
        guard let id = storefront, Storefront.withID(id.lowercased()) == nil else { return nil }
        let start = "There is no storefront '\(id)'"
        if let meant = Storefront.plainly(named: id) { return "\(start): did you mean '\(meant.id)'?" }
        if let place = StorefrontNames.shared.absentPlace(named: id) {
            return "\(start): Apple Music is not sold in \(place)."
        }
        return "\(start); 'storefronts' lists the \(Storefront.all.count)."
    }

    private var storefront: String? {
        guard segments.count > 2, segments[0] == "v1" else { return nil }
        switch segments[1] {
        case "catalog" where segments.count > 3: return segments[2]
        case "storefronts" where segments.count == 3: return segments[2]
        default: return nil
        }
    }

    private var unknownRest: String? {
        do throws(Router.Problem) {
            _ = try Schema.appleMusic.router.match(method, path)
            return nil
        } catch {
            switch error {
            case .unknownPath: return "The API has no such path; \(Self.offer)"
            case .unknownCatalogType(let name), .unknownLibraryType(let name), .unknownRatedType(let name):
                let names = Schema.appleMusic.types.map(\.pathName)
                if names.contains(name) { return "The API has the type '\(name)', but not there; \(Self.offer)" }
                let near = Nearest.names(to: name, in: names).first
                return "The API has no type '\(name)' there"
                    + (near.map { ": did you mean '\($0)'?" } ?? "; \(Self.offer)")
            case .unknownRelationship(let name): return "Nothing is called '\(name)' there; \(Self.offer)"
            case .methodNotAllowed: return nil
            }
        }
    }
}
