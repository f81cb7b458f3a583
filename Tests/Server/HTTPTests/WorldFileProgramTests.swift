import Testing
import TonearmTestSupport

/// Tests the world files of `tonearm-serve --world`.
struct WorldFileProgramTests {
    @Test(arguments: [
        (
            """
            {
              "accounts": [
                {
                  "name": "ada",
                  "library": ["songs/203709340", "albums/1"]
                }
              ]
            }
            """, "line 5, accounts[0].library[1]: "
        ),
        (
            """
            {
              "catalog": {
                "albums": [
                  {
                    "id": "310730204", "name": "First Light", "artist": "Ada", "tracks": ["One"]
                  }
                ]
              }
            }
            """, "line 5, catalog.albums[0].id: the catalog has an album '310730204' already\n"
        ),
        ("{\n  \"seed\": -1\n}", "line 2, seed: "),
    ])
    func `a world file that contradicts the catalog or its form is refused with the line`(
        text: String, place: String
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "world.json")
        let path = folder.path + "/world.json"
        let ended = await
            (try Program(
                ["--listen", "127.0.0.1:0", "--world", path], stateFolder: folder.path)).end()
        #expect(ended.status == 64)
        #expect(ended.errors.hasPrefix("error: Cannot use the world '\(path)': \(place)"), "\(ended.errors)")
    }
}
