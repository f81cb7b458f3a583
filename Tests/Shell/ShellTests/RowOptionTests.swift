import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmTerminalText

@testable import TonearmShell

/// Tests columns, order and selection of rows.
@Suite struct RowOptionTests {
    private static let albums = "albums 310730204 203708420 1616728060"

    private func ids(_ line: String, in session: ShellSession = ShellSession()) async throws -> [String] {
        try await session.runAll(line + " -o ids").lines.map { String($0.split(separator: "/")[1]) }
    }

    @Test(arguments: [
        ("trackCount", ["310730204", "203708420", "1616728060"]),
        ("-tracks", ["1616728060", "203708420", "310730204"]),
        ("name", ["203708420", "310730204", "1616728060"]), ("-released", ["1616728060", "203708420", "310730204"]),
        ("artist,-trackCount", ["203708420", "310730204", "1616728060"]),
        ("id", ["203708420", "310730204", "1616728060"]), ("recordLabel,id", ["1616728060", "203708420", "310730204"]),
    ])
    func `rows are put in order by columns and attributes`(names: String, expected: [String]) async throws {
        #expect(try await ids("\(Self.albums) --sort \(names)") == expected)
        #expect(try await ids("\(Self.albums) --sort=\(names)") == expected)
    }

    @Test func `numbers are ordered as numbers, texts without case and accents, and nothing stands last`() {
        let values: [JSON?] = [
            nil, "b", "Ä", 10, "9", .number("9.5"), "a", "10", "", .number("-9223372036854775809"),
        ]
        let order = values.indices.sorted { left, right in
            switch (SortValue(values[left]), SortValue(values[right])) {
            case (let one?, let other?) where one < other || other < one: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left < right
            }
        }
        #expect(order == [9, 5, 3, 4, 7, 6, 2, 1, 0, 8])
    }

    @Test(arguments: [
        ("artist~spring", 2), ("artist~SPRÏNG", 2), ("'artist~e s'", 2), ("'artist=bruce springsteen'", 2),
        ("artist=bruce", 0), ("artist!~bruce", 1), ("'artist!=Ella Mai'", 2), ("trackCount=8", 1), ("tracks=8", 1),
        ("genreNames=rock", 2), ("released~1984", 1), ("contentRating=", 2), ("id=310730204", 1),
        ("artist~spring --where name~run", 1), ("attributes.name~run", 1), ("'artist~spring && name~run'", 1),
        ("'tracks>8'", 2), ("'tracks >= 8 && released<1980'", 1), ("'artist~ella || tracks = 8'", 2),
        ("'released is 1975-08-25'", 1), ("'contentRating exists'", 1), ("'!(artist~spring)'", 1),
        ("'@.attributes.trackCount == 8'", 1), ("'genreNames[0] is Rock'", 2),
        ("'genreNames contains [Rock, Music]'", 2),
        ("'artist~\"spring\" && id is not 310730204'", 1), ("'recordLabel~columbia && (name~usa || name~u.s.a.)'", 1),
    ])
    func `rows are chosen by what stands in them`(condition: String, count: Int) async throws {
        #expect(try await ids("\(Self.albums) --where \(condition)").count == count, "\(condition)")
    }

    @Test func `what is left out is counted, and 'show' brings it back`() async throws {
        let session = ShellSession()
        let lines = try await session.runAll("\(Self.albums) --where artist~spring").lines
        #expect(lines.last == "2 of 3 albums match; open N")
        #expect(try await session.runAll("show").lines.last == "3 albums; open N")
        let none = try await session.runAll("show --where name~zzz").lines
        #expect(none == ["none of 3 albums match; show shows all"])
        try await session.runAll("search love --types songs --limit 5")
        #expect(try await session.runAll("show --where artist~ella").output.contains("of 5 songs of this page match"))
    }

    @Test func `row numbers are those that are shown`() async throws {
        let session = ShellSession()
        try await session.runAll("\(Self.albums) --sort -released")
        #expect(try await session.runAll("open 1 -o ids").output == "albums/1616728060\n")
        try await session.runAll("back --where artist~spring --sort released")
        #expect(try await session.runAll("open 2 -o ids").output == "albums/203708420\n")
        try await session.runAll("back")
        #expect(try await session.runAll("open 2 -o ids").output == "albums/203708420\n")
        try await session.runAll("open albums/310730204 --sort -time")
        #expect(try await session.runAll("show 1 -o ids").output == "songs/310730227\n")
        #expect(await session.run("albums 310730204 203708420 --where name~run").status == 0)
        #expect(await session.run("open 2").errors.contains("the last table has the rows 1 to 1"))
    }

    @Test func `groups keep together, and those without a match are left out`() async throws {
        let session = ShellSession()
        let lines = try await session.runAll("search born --where artist~bruce --sort name").lines
        #expect(
            lines.filter { !$0.contains("  ") } == [
                "albums", "", "songs", "8 of 9 results of this page match; more: next songs; open N",
            ])
        #expect(try await session.runAll("open 4 -o ids").output.hasPrefix("songs/"))
    }

    @Test func `columns are shown as they were asked for`() async throws {
        let session = ShellSession()
        #expect(
            try await session.runAll("\(Self.albums) --columns name,trackCount --where name~born").lines == [
                "#  Name                trackCount", "1  Born to Run                  8",
                "2  Born in the U.S.A.          12", "2 of 3 albums match; open N",
            ])
        #expect(
            try await session.runAll("\(Self.albums) --columns Id,genreNames.0,contentRating -o csv").lines == [
                "Id,genreNames.0,contentRating", "310730204,Rock,", "203708420,Rock,", "1616728060,R&B/Soul,explicit",
            ])
        #expect(
            try await session.runAll("albums 310730204 203708420 --columns name,trackCount,artist,isSingle -o ndjson")
                .lines[0]
                == #"{"name":"Born to Run","trackCount":8,"artist":"Bruce Springsteen","isSingle":false}"#)
        let narrow = ShellSession(width: 40)
        let head = try await narrow.runAll("\(Self.albums) --columns name,artist,released,tracks").lines[0]
        #expect(head.split(separator: " ") == ["#", "Name", "Artist", "Released", "Tracks"])
        let wide = try await narrow.runAll("\(Self.albums) --wide").lines
        #expect(wide[1] == "1  Born to Run         Bruce Springsteen  1975-08-25       8  310730204")
    }

    @Test(arguments: [
        ("--columns name,trackCuont", "Did you mean 'trackCount'?"), ("--sort -relaesed", "Did you mean 'released'?"),
        ("--where artst~a", "Did you mean 'artist'?"), ("--columns artwork.ulr", "Did you mean 'artwork.url'?"),
        (
            "--columns zzzzzz",
            "There is: name, artist, released, tracks, added, id, type, href; and each attribute, as '-o ndjson' shows"
        ), ("--where name", "'~' or '='"),
        ("--where =x", "'~' or '='"), ("--where 'name is'", "a value is missing"),
        ("--where 'artist~a && nmae~b'", "Did you mean 'name'?"), ("--columns ,", "no column is named"),
        ("--sort - ", "no column is named"),
        ("--sort name -o json", "'-o ndjson'"), ("--where name~a -o raw", "'-o ndjson'"),
        ("--columns name -o ids", "'-o csv'"),
    ])
    func `what cannot be done is refused with what to type`(options: String, advice: String) async throws {
        let session = ShellSession()
        let outcome = await session.run("\(Self.albums) \(options)")
        #expect(outcome.status == 64, "\(options)")
        #expect((outcome.errors + outcome.output).contains(advice), "\(options): \(outcome.errors)")
        #expect(session.session.here == nil)
    }

    @Test func `one resource that is printed alone has no rows to choose from`() async throws {
        let failure = await ShellSession().run("albums 310730204 --sort name -o csv").errors
        #expect(failure.contains("Type 'open albums/310730204', then 'follow tracks'"))
        #expect(await ShellSession().run("suggest beach --sort name").errors.contains("no rows came"))
    }

    @Test func `reasons stay with their rows`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let lines = try await session.runAll("heavy-rotation --limit 3").lines
        let reversed = try await session.runAll("heavy-rotation --limit 3 --sort -name,id").lines
        func said(_ lines: [String]) -> Set<String> {
            var names: [String: String] = [:]
            for line in lines {
                let parts = line.split(separator: " ", maxSplits: 1)
                if parts.count == 2, Int(parts[0]) != nil { names[String(parts[0])] = String(parts[1].prefix(12)) }
            }
            return Set(
                lines.filter { $0.hasPrefix("why ") }.flatMap { line in
                    let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
                    return parts[0].split(separator: ",").map {
                        "\(names[$0.filter { $0 != " " }] ?? "?"):\(parts[1])"
                    }
                })
        }
        #expect(!said(lines).isEmpty)
        #expect(said(lines) == said(reversed))
    }
}

/// Tests rows and pages that could be confused.
@Suite struct RowNumberTests {
    @Test func `on later pages the numbers go on, and are those that commands take`() async throws {
        let session = ShellSession(service: FakeService.songs(12))
        #expect(try await session.runAll("get /v1/catalog/us/x").lines.last == "5 songs; more: next; open N")
        let lines = try await session.runAll("next").lines
        #expect(lines[1].hasPrefix(" 6  Song 6"))
        #expect(lines.last == "songs 6–10; more: next; open N")
        #expect(try await session.runAll("next").lines.last == "11–12 of 12 songs; open N")
        #expect(try await session.runAll("show 12 -o ids").output == "songs/12\n")
        #expect(await session.run("show 2").errors.contains("the last table has the rows 11 to 12"))
        try await session.runAll("previous --sort -name")
        #expect(try await session.runAll("show 1 -o ids").output == "songs/9\n")
    }

    @Test func `rows of chosen columns that would look the same are told apart behind their names`() async throws {
        let search = "search ella mai --types albums --columns"
        let lines = try await ShellSession().runAll("\(search) name,tracks").lines
        #expect(lines.contains { $0.contains("Heart On My Sleeve (explicit)  ") })
        #expect(lines.contains { $0.contains("Heart On My Sleeve (clean)  ") })
        let different = try await ShellSession().runAll("\(search) name,id").output
        #expect(!different.contains("(clean)"))
    }

    private func song(_ id: String, _ attributes: JSON) throws -> Resource {
        var members = JSONObject([("id", .string(id)), ("type", "songs")])
        members["attributes"] = attributes
        return try #require(Resource(.object(members)))
    }

    @Test func `rows that would look the same are told apart, and only those`() throws {
        let rows = [
            try song(
                "1", ["name": "Night", "artistName": "A", "contentRating": "explicit", "releaseDate": "1999-01-01"]),
            try song("2", ["name": "Night", "artistName": "A", "releaseDate": "1999-05-01"]),
            try song("3", ["name": "Night", "artistName": "A", "contentRating": "clean", "releaseDate": "2005-05-01"]),
            try song("4", ["name": "Night", "artistName": "B"]),
            try song("5", ["name": "Day", "artistName": "A", "releaseDate": "1975-01-01"]),
            try song("6", ["name": "Day", "artistName": "A", "releaseDate": "1985"]),
            try song("7", ["name": "Rain", "artistName": "A"]), try song("8", ["name": "Rain", "artistName": "A"]),
        ]
        func names(_ width: Int) -> [String] {
            let frame = Screen.Frame(
                width: width, isTerminal: true, isErrorTerminal: true, hasColor: false, hasErrorColor: false)
            return SectionTable(rows: rows, firstNumber: 1).lines(in: frame).dropFirst().map { $0.plain }
        }
        #expect(
            names(100) == [
                "1  Night (explicit)  A       1", "2  Night             A       2", "3  Night (clean)     A       3",
                "4  Night             B       4", "5  Day (1975)        A       5", "6  Day (1985)        A       6",
                "7  Rain              A       7", "8  Rain              A       8",
            ])
        #expect(names(23).suffix(2).map { $0.prefix(11) } == ["7  Rain (7)", "8  Rain (8)"])
        for line in names(23) { #expect(displayWidth(line) <= 23) }
    }
}
