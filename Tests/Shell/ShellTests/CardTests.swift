import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmTerminalText

@testable import TonearmShell

/// Tests the view of a single resource.
@Suite struct CardTests {
    /// Returns the lines of the view of a resource in a service's answer.
    private static func lines(
        _ resource: JSON, type: ResourceType = .albums, width: Int = 80, isPlain: Bool = false
    ) throws -> [String] {
        let body: JSON = ["data": [resource]]
        let path = resource["href"]?.string ?? "/v1/catalog/us/\(type)/1"
        let answer = Answer(request: Request(.get, path), response: Response(status: 200, body: .json(body)))
        var frame = Screen.Frame(
            width: width, isTerminal: true, isErrorTerminal: true, hasColor: false, hasErrorColor: false)
        frame.isPlain = isPlain
        return AnswerView(answer: answer).lines(in: frame).map(\.plain)
    }

    @Test func `relationships and views have their counts where the answer says them`() async throws {
        let session = ShellSession()
        let few = try await session.runAll("albums 310730204").lines
        #expect(few.contains("follow artists (1), genres, record-labels, tracks (8)"))
        #expect(few.contains("view appears-on, other-versions, related-albums, related-videos"))
        let more = try await session.runAll(
            "albums 310730204 --include genres,record-labels --views other-versions,related-albums"
        ).lines
        #expect(more.contains("follow artists (1), genres (6), record-labels (1), tracks (8)"))
        #expect(more.contains("view appears-on, other-versions (1), related-albums (10+), related-videos"))
    }

    @Test func `a page that goes on says so, a total is exact, and an address alone says nothing`() throws {
        let resource: JSON = [
            "id": "1", "type": "albums", "href": "/v1/catalog/us/albums/1", "attributes": ["name": "A"],
            "relationships": [
                "artists": ["data": [], "href": "/a"], "genres": ["href": "/g"],
                "record-labels": ["data": [["id": "5", "type": "record-labels"]], "meta": ["total": 40]],
                "tracks": ["data": [["id": "9", "type": "songs"]], "next": "/v1/next"],
            ],
        ]
        #expect(try Self.lines(resource).contains("follow artists (0), genres, record-labels (40), tracks (1+)"))
    }

    @Test(arguments: [20, 28, 40, 80, 120])
    func `cards fit every width, and facts are whole where a line is long enough`(width: Int) throws {
        let resource: JSON = [
            "id": "1616728060", "type": "albums", "href": "/v1/catalog/us/albums/1616728060",
            "attributes": [
                "name": "Heart On My Sleeve", "artistName": "Ella Mai", "genreNames": ["R&B/Soul"], "trackCount": 15,
                "releaseDate": "2022-05-06", "recordLabel": "10 Summers", "contentRating": "explicit",
                "editorialNotes": ["short": "Songs of love and of what is left when love has gone."],
            ], "relationships": ["artists": ["data": [["id": "5", "type": "artists"]]]],
        ]
        let lines = try Self.lines(resource, width: width)
        for line in lines {
            #expect(displayWidth(line) <= max(width, 27), "\(line)")
            #expect(!line.hasSuffix(" ") && !line.hasSuffix("·"), "\(line)")
        }
        let whole = ["Ella Mai", "R&B/Soul", "2022-05-06", "15 tracks", "10 Summers", "explicit", "artists (1)"]
        for text in whole { #expect(lines.contains { $0.contains(text) }, "\(text)") }
        #expect(lines.count { $0.contains("·") } >= 1)
        if width == 120 {
            #expect(
                lines == [
                    "Heart On My Sleeve  albums/1616728060",
                    "Ella Mai · R&B/Soul · 2022-05-06 · 15 tracks · 10 Summers · explicit",
                    "Songs of love and of what is left when love has gone.",
                    "follow artists (1), genres, record-labels, tracks",
                    "view appears-on, other-versions, related-albums, related-videos",
                ])
        }
    }

    @Test func `where it is plain, each fact has its name and a line`() throws {
        let resource: JSON = [
            "id": "1616728060", "type": "albums", "href": "/v1/catalog/us/albums/1616728060",
            "attributes": [
                "name": "Heart On My Sleeve", "artistName": "Ella Mai", "genreNames": ["R&B/Soul"], "trackCount": 15,
                "releaseDate": "2022-05-06", "isComplete": false, "editorialNotes": ["short": "Songs\nof love."],
            ], "relationships": ["artists": ["data": [["id": "5", "type": "artists"]]]],
        ]
        #expect(
            try Self.lines(resource, isPlain: true) == [
                "Name: Heart On My Sleeve", "Resource: albums/1616728060", "Artist: Ella Mai", "Genre: R&B/Soul",
                "Released: 2022-05-06", "Tracks: 15", "Complete: no", "Notes: Songs of love.", "follow artists: 1",
                "follow genres", "follow record-labels", "follow tracks", "view appears-on", "view other-versions",
                "view related-albums", "view related-videos",
            ])
    }

    @Test func `what a service answers cannot be obeyed by a terminal`() async throws {
        let resource: JSON = [
            "id": "1", "type": "albums", "href": "/v1/catalog/us/albums/1",
            "attributes": ["name": "A\u{1B}[2J", "artistName": "B\u{9B}31m", "recordLabel": "\u{202E}C"],
        ]
        let answer = Response(status: 200, body: .json(["data": [resource]]))
        let session = ShellSession(service: FakeService { _ in answer })
        let output = try await session.runAll("open albums/1").output
        #expect(!output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{202E}" })
        #expect(output.contains("A␛[2J"))
    }
}
