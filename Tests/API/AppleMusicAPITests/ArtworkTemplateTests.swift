import AppleMusicAPI
import Testing

@Suite struct ArtworkTemplateTests {
    @Test(arguments: [
        (1200, 1200, 300, "300x300"), (1200, 800, 300, "300x200"), (800, 1200, 300, "200x300"),
        (200, 100, 300, "200x100"), (10_000, 1, 300, "300x1"), (0, -5, 300, "1x1"),
        (Int.max, Int.max - 1, 10_000, "10000x9999"), (Int.max, 1, 10_000, "10000x1"), (Int.min, Int.max, 7, "1x7"),
    ])
    func `the longer side has the requested size, or the original's if that is smaller`(
        width: Int, height: Int, size: Int, expected: String
    ) {
        let template = ArtworkTemplate("https://a/{w}x{h}{c}.{f}", width: width, height: height)
        #expect(template.address(size: size) == "https://a/\(expected)bb.png")
    }

    @Test func `a missing size is replaced by the requested one`() throws {
        func address(_ artwork: JSON) throws -> String? {
            let resource = try #require(Resource(["id": "1", "type": "albums", "attributes": ["artwork": artwork]]))
            return ArtworkTemplate(of: resource, orSize: 300)?.address(size: 300)
        }
        #expect(try address(["url": "{w}x{h}"]) == "300x300")
        #expect(try address(["url": "{w}x{h}", "width": 9_223_372_036_854_775_807]) == "300x1")
        #expect(try address(["url": "{w}x{h}", "width": "wide", "height": 150]) == "300x150")
        #expect(try address(["width": 300]) == nil)
        #expect(try address(["url": 1]) == nil)
    }
}
