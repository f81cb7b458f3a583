import AppleMusicAPI
import TonearmCatalog

/// An artist with links, as MusicBrainz describes it, in JSON and in XML.
struct LinkedEntity {
    let artist: ArtistRecord
    let mbid: String
    let links: [Link]

    /// A relation between an artist and a URL.
    struct Link {
        let type: String
        /// MusicBrainz's id of the type of relation.
        let typeID: String
        let resource: String
        /// The id of the artist.
        let artist: String
        /// The number of the kind of link, from 1 on.
        let kind: Int

        /// The MBID of the URL, from which the artist follows.
        var mbid: String {
            let number = Int(recordID: artist).flatMap { $0 < Self.span ? $0 + kind * Self.span : nil }
            return SimulatedMBID.text(of: number ?? KnownArtists.draw("url", resource))
        }

        /// Ids of artists have at most ten digits.
        private static let span = 10_000_000_000

        /// Returns the id of the artist of a URL.
        static func artist(ofURL mbid: String) -> String? {
            SimulatedMBID.number(of: mbid).flatMap { $0 > span ? String($0 % span) : nil }
        }

        static func freeStreaming(_ resource: String, of artist: String) -> Link {
            Link(
                type: "free streaming", typeID: "769085a1-c2f7-4c24-a532-2375a77693bd", resource: resource,
                artist: artist, kind: 4)
        }
        static func streaming(_ resource: String, of artist: String) -> Link {
            Link(
                type: "streaming", typeID: "63cc5d1f-f096-4c94-a43f-ecb32ea94161", resource: resource, artist: artist,
                kind: 1)
        }
        static func download(_ resource: String, of artist: String) -> Link {
            Link(
                type: "purchase for download", typeID: "f8319a2f-f824-4617-81c8-be6560b3b203", resource: resource,
                artist: artist, kind: 2)
        }
        static func lastFM(_ resource: String, of artist: String) -> Link {
            Link(
                type: "last.fm", typeID: "08db8098-c0df-4b78-82c3-c8697b4bba7f", resource: resource, artist: artist,
                kind: 3)
        }
    }

    private var name: String { artist.name.standard }

    /// The members of the artist itself.
    var members: JSONObject {
        JSONObject([
            ("id", .string(mbid)), ("name", .string(name)), ("sort-name", .string(name)), ("disambiguation", ""),
            ("type", .null), ("country", .null),
        ])
    }

    /// The artist with its links.
    var json: JSONObject {
        var object = members
        object.append("relations", .array(links.map { Self.relation($0, "forward", "url", Self.url($0)) }))
        return object
    }

    var xml: XMLText {
        let relations = links.map { link in
            XMLText(
                "relation", [("type", link.type), ("type-id", link.typeID)],
                [XMLText("target", [("id", link.mbid)], text: link.resource)])
        }
        return XMLText(
            "artist", [("id", mbid)],
            [XMLText("name", text: name), XMLText("sort-name", text: name)]
                + (relations.isEmpty ? [] : [XMLText("relation-list", [("target-type", "url")], relations)]))
    }

    /// Returns a URL with the relation back to this artist.
    func json(of link: Link, withArtist: Bool) -> JSONObject {
        var object = Self.url(link).object ?? JSONObject()
        guard withArtist else { return object }
        object.append("relations", [Self.relation(link, "backward", "artist", .object(members))])
        return object
    }

    func xml(of link: Link, withArtist: Bool) -> XMLText {
        let back = XMLText(
            "relation", [("type", link.type), ("type-id", link.typeID)],
            [
                XMLText("target", text: mbid), XMLText("direction", text: "backward"),
                XMLText("artist", [("id", mbid)], [XMLText("name", text: name), XMLText("sort-name", text: name)]),
            ])
        return XMLText(
            "url", [("id", link.mbid)],
            [XMLText("resource", text: link.resource)]
                + (withArtist ? [XMLText("relation-list", [("target-type", "artist")], [back])] : []))
    }

    private static func url(_ link: Link) -> JSON { ["id": .string(link.mbid), "resource": .string(link.resource)] }

    private static func relation(_ link: Link, _ direction: String, _ target: String, _ value: JSON) -> JSON {
        .object(
            JSONObject([
                ("type", .string(link.type)), ("type-id", .string(link.typeID)), ("target-type", .string(target)),
                ("direction", .string(direction)), (target, value), ("ended", false), ("begin", .null),
                ("end", .null), ("attributes", []), ("source-credit", ""), ("target-credit", ""),
            ]))
    }
}
