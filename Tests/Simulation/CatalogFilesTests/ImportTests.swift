import AppleMusicAPI
import Foundation
import Testing
import TonearmCatalog
import TonearmCatalogFiles
import TonearmTestSupport

@Suite struct ImportTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/imported.catalog" }
    private var answers: String { folder.path + "/answers" }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ json: JSON, to name: String) throws { try folder.write(json.text, to: "answers/" + name) }

    /// Albums of the generated part of a catalog, which the built-in catalog lacks.
    private static let generatedAlbums = Result {
        try MadeCatalog.catalog.search("the", type: .albums, limit: 500).map(\.resource.id).filter {
            MadeCatalog.builtIn.album($0) == nil
        }.filter { try SimulatorClient(MadeCatalog.catalog).get("/v1/catalog/us/albums/\($0)").status == 200 }
    }

    /// Records answers about an album and its tracks.
    private func record(_ id: String) throws -> (album: JSON, tracks: JSON) {
        let client = try SimulatorClient(MadeCatalog.catalog)
        let album = client.get("/v1/catalog/us/albums/\(id)?include=tracks,artists,genres").json
        let tracks = client.get("/v1/catalog/us/albums/\(id)/tracks").json
        return (album, tracks)
    }

    @Test func `a file name that is not UTF-8 is left out with a message, and the other files are imported`() throws {
        let id = try #require(try Self.generatedAlbums.get().first)
        try write(try record(id).album, to: "good.json")
        var name = (answers + "/x.json").utf8CString.map { $0 }
        name[name.count - 7] = -1  // 0xFF never occurs in UTF-8
        let file = try #require(fopen(name, "w"))
        fclose(file)
        let report = try CatalogMaker.small(path).importResponses([answers])
        #expect(report.documents == 1)
        #expect(report.skipped["files that cannot be read (there is no such file)"] == 1)
    }

    @Test func `recorded resources keep their ids, answers and relationships, and are found by search`()
        throws
    {
        let ids = Array(try Self.generatedAlbums.get().prefix(5))
        #expect(ids.count == 5)
        for id in ids { try write(try record(id).album, to: "deep/\(id).json") }
        let report = try CatalogMaker(path).importResponses([answers])
        #expect(report.documents == 5)
        #expect(report.added["albums"] == 5)
        #expect(report.unknownAttributes == [:])
        // The artists name albums that these answers do not contain.
        #expect(report.skipped.keys.allSatisfy { $0 == "resources that were named and never shown: albums" })

        let before = try SimulatorClient(MadeCatalog.catalog)
        let catalog = try CatalogFile(path)
        let after = try SimulatorClient(catalog)
        for id in ids {
            for target in ["albums/\(id)", "albums/\(id)/tracks", "albums/\(id)/artists", "albums/\(id)/genres"] {
                let recorded = before.resources("/v1/catalog/us/\(target)")
                let found = after.resources("/v1/catalog/us/\(target)")
                #expect(!recorded.isEmpty || target.hasSuffix("tracks"))
                #expect(found.map(\.identifier) == recorded.map(\.identifier), "\(target)")
                #expect(found.map(\.attributes) == recorded.map(\.attributes), "\(target)")
            }
            let album = try #require(catalog.album(id))
            let matches = catalog.search(album.name.standard, type: .albums, limit: 100).map(\.resource.id)
            #expect(matches.contains(id))
            if let upc = album.upc { #expect(catalog.identifiers(upc: upc) == [id]) }
            #expect(!catalog.completions(of: album.name.standard, limit: 10).isEmpty)
        }
        // The resources of the documentation are there as well.
        #expect(catalog.album("310730204")?.name.standard == "Born to Run")
        #expect(catalog.facts.hasImports)
    }

    @Test func `an archive of exchanges is read, with relationships by their paths`() throws {
        let id = try #require(try Self.generatedAlbums.get().first)
        let (album, tracks) = try record(id)
        func entry(_ url: String, _ text: String, encoding: String? = nil, status: Int = 200) -> JSON {
            var content = JSONObject([("mimeType", "application/json"), ("text", .string(text))])
            content.append("encoding", encoding.map(JSON.string))
            return [
                "request": ["method": "GET", "url": .string(url)],
                "response": ["status": .integer(status), "content": .object(content)],
            ]
        }
        var bare = album
        if var object = bare["data"]?[0]?.object {
            object["relationships"] = nil
            bare = ["data": [.object(object)]]
        }
        let base = "https://api.music.apple.com/v1/catalog/us/albums/\(id)"
        let encoded = Data(tracks.text.utf8).base64EncodedString()
        let archive: JSON = [
            "log": [
                "version": "1.2",
                "entries": [
                    entry(base + "?l=en-US", bare.text), entry(base + "/tracks", encoded, encoding: "base64"),
                    entry("https://example.com/picture.png", "x"), entry(base, "{}", status: 404),
                    entry(base, "no json"), entry(base, "%%%", encoding: "base64"), entry(base, "{\"errors\":[]}"),
                ],
            ]
        ]
        try write(archive, to: "browser.har")
        let report = try CatalogMaker.small(path).importResponses([answers + "/browser.har"])
        #expect(report.documents == 2)
        #expect(
            report.skipped == [
                "exchanges with other services": 1, "exchanges that do not answer GET with 200": 1,
                "exchanges whose answer is not JSON": 1, "exchanges with a damaged answer": 1,
                "documents without data or results": 1,
            ])
        let recorded = try MadeCatalog.catalog.related("tracks", of: ResourceIdentifier(.albums, id))
        #expect(try CatalogFile(path).related("tracks", of: ResourceIdentifier(.albums, id)) == recorded)
    }

    @Test func `later answers fill gaps and do not change earlier values`() throws {
        func song(_ attributes: [(String, JSON)], _ relationships: JSON = [:]) -> JSON {
            [
                "data": [
                    [
                        "id": "77", "type": "songs", "href": "/v1/catalog/us/songs/77",
                        "attributes": .object(JSONObject(attributes)), "relationships": relationships,
                    ]
                ]
            ]
        }
        let artists: JSON = [
            "artists": ["data": [["id": "78", "type": "artists", "href": "/v1/catalog/us/artists/78"]]]
        ]
        try write(song([("name", "First"), ("artistName", "Somebody Quite New")]), to: "1.json")
        try write(song([("name", "Second"), ("composerName", "C"), ("hasLyrics", true)], artists), to: "2.json")
        try write(
            song([("isrc", "USABC2600001"), ("durationInMillis", 1000), ("moods", ["calm"]), ("albumName", "A")]),
            to: "3.json")
        let report = try CatalogMaker.small(path).importResponses([answers])
        #expect(report.unknownAttributes == ["songs.moods": 1])
        #expect(report.named == 1)
        let catalog = try CatalogFile(path)
        let record = try #require(catalog.song("77"))
        #expect(record.name.standard == "First")
        #expect(record.composerName == "C")
        #expect(record.hasLyrics)
        #expect(record.durationInMillis == 1000)
        #expect(!record.isPlayable)
        #expect(catalog.identifiers(isrc: "USABC2600001", in: .songs) == ["77"])
        // An artist that no answer contained has its name only.
        #expect(catalog.artist("78")?.name.standard == "Somebody Quite New")
        #expect(
            catalog.related("artists", of: ResourceIdentifier(.songs, "77")) == [ResourceIdentifier(.artists, "78")])
        #expect(catalog.search("quite new", type: .artists, limit: 5).map(\.resource.id) == ["78"])
    }

    @Test func `importing again keeps earlier resources, finds new names and forgets old names`() throws {
        try write(
            [
                "data": [
                    ["id": "310730204", "type": "albums", "attributes": ["name": "Zyxomma Petiolatum", "upc": "1"]]
                ]
            ],
            to: "1.json")
        let report = try CatalogMaker(path).importResponses([answers])
        #expect(report.added == [:])
        #expect(report.completed == ["albums": 1])
        let catalog = try CatalogFile(path)
        let album = try #require(catalog.album("310730204"))
        #expect(album.name.standard == "Zyxomma Petiolatum")
        #expect(album.artistName.standard == "Bruce Springsteen")
        #expect(album.trackCount == 8)
        #expect(catalog.related("tracks", of: ResourceIdentifier(.albums, "310730204")).count == 8)
        #expect(catalog.search("zyxomma", type: .albums, limit: 5).map(\.resource.id) == ["310730204"])
        #expect(catalog.search("zyxoma", type: .albums, limit: 5).map(\.resource.id) == ["310730204"])
        #expect(!catalog.search("born to run", type: .albums, limit: 50).map(\.resource.id).contains("310730204"))
        #expect(catalog.identifiers(upc: "1") == ["310730204"])

        // The old file's reader continues to read it while a second import writes a new file.
        try write(["data": [["id": "5", "type": "playlists", "attributes": ["name": "Qwertz"]]]], to: "1.json")
        #expect(try CatalogMaker(path).importResponses([answers]).added == ["playlists": 1])
        #expect(catalog.playlist("5") == nil)
        #expect(catalog.album("310730204") != nil)
        let again = try CatalogFile(path)
        #expect(again.playlist("5")?.name.standard == "Qwertz")
        #expect(again.album("310730204")?.name.standard == "Zyxomma Petiolatum")
        #expect(again.facts.counts.first { $0.type == "playlists" }?.count ?? 0 > 1)
    }

    @Test func `the web client's map, search groups, views and charts are imported`() throws {
        try write(
            [
                "results": [
                    "songs": [
                        ["name": "Top Songs", "data": [["id": "91", "type": "songs", "attributes": ["name": "N91"]]]]
                    ],
                    "albums": ["data": [["id": "92", "type": "albums", "attributes": ["name": "N92"]]]],
                ]
            ], to: "1.json")
        try write(
            [
                "data": [["id": "93", "type": "artists"]],
                "resources": [
                    "artists": [
                        "93": [
                            "id": "93", "type": "artists", "attributes": ["name": "N93"],
                            "views": ["top-songs": ["data": [["id": "91", "type": "songs"]]]],
                        ]
                    ]
                ],
            ], to: "2.json")
        try write(["data": [["id": "i.1", "type": "library-songs", "attributes": ["name": "Mine"]]]], to: "3.json")
        let report = try CatalogMaker.small(path).importResponses([answers])
        let catalog = try CatalogFile(path)
        #expect(catalog.song("91")?.name.standard == "N91")
        #expect(catalog.album("92")?.name.standard == "N92")
        #expect(
            catalog.related("top-songs", of: ResourceIdentifier(.artists, "93")) == [ResourceIdentifier(.songs, "91")])
        #expect(report.skipped == ["resources of the type library-songs, which a catalog does not have": 1])
    }

    @Test func `documents that are not answers are counted, and unreadable files are refused`() throws {
        try folder.write("not json", to: "answers/1.json")
        try folder.write("[]", to: "answers/2.json")
        try folder.write("notes", to: "answers/readme.txt")
        try folder.write("{\"data\":[{\"id\":\"1\"},7,null,{\"id\":\"2\",\"type\":\"songs\"}]}", to: "answers/3.json")
        let report = try CatalogMaker.small(path).importResponses([answers])
        #expect(report.documents == 1)
        #expect(
            report.skipped == [
                "files that are not JSON": 1, "documents without data or results": 1,
                "files that are neither .json nor .har": 1, "resources that were named and never shown: songs": 1,
                "elements of data without id or type": 3,
            ])
        #expect(throws: ImportProblem.response(folder.path + "/none", .absent)) {
            try CatalogMaker.small(path).importResponses([folder.path + "/none"])
        }
        let before = try #require(FileManager.default.contents(atPath: path))
        let failure = #expect(throws: ImportProblem.self) {
            try CatalogMaker.small(path).importResponses([answers + "/1.json"])
        }
        guard case .noAnswers(let refused)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(refused.skipped == ["files that are not JSON": 1])
        #expect(FileManager.default.contents(atPath: path) == before)
        try folder.write("precious", to: "other")
        #expect(throws: ImportProblem.catalog(.noCatalog)) {
            try CatalogMaker(folder.path + "/other").importResponses([answers])
        }
        #expect(try folder.text(of: "other") == "precious")
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "9007199254740993", "-1"])
    func `absurd values in answers do not crash the import`(number: String) throws {
        let huge: JSON = .number(number)
        try write(
            [
                "data": [
                    [
                        "id": "71", "type": "songs",
                        "attributes": [
                            "name": "", "discNumber": huge, "trackNumber": huge, "durationInMillis": .number("-5"),
                            "artwork": [
                                "width": huge, "height": .number("1e400"), "bgColor": "7fffffffffffffff",
                            ], "genreNames": "Rock",
                            "url": "https://music.apple.com/us/album/x/72?i=71", "releaseDate": 7,
                        ], "relationships": ["albums": 7, "artists": ["data": [["id": "", "type": ""]]]],
                    ],
                    ["id": "72", "type": "albums", "attributes": ["name": "\u{0}\u{1B}[31m", "trackCount": huge]],
                    [
                        "id": .string(number), "type": "albums", "attributes": ["name": "x", "trackCount": huge],
                        "relationships": ["tracks": ["data": [["id": "71", "type": "songs"]]]],
                    ],
                    [
                        "id": .string(number), "type": "songs",
                        "attributes": [
                            "name": "y", "durationInMillis": huge, "artwork": ["width": huge, "height": huge],
                        ],
                    ],
                ]
            ], to: "1.json")
        _ = try CatalogMaker.small(path).importResponses([answers])
        let client = try SimulatorClient(CatalogFile(path))
        for target in [
            "songs/71?include=albums", "albums/\(number)?include=tracks", "songs/\(number)", "albums/72?include=tracks",
            "search?term=x&types=songs,albums",
        ] {
            #expect(client.get("/v1/catalog/us/\(target)").status == 200)
        }
    }
}
