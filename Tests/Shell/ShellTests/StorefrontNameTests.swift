import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmDevice
import TonearmLineEditor
import TonearmWorld

@testable import TonearmShell

/// Tests finding storefronts by name.
@Suite struct StorefrontNameTests {
    @Test(arguments: [
        ("us", "us"), ("US", "us"), ("usa", "us"), ("U.S.A.", "us"), ("the United States", "us"), ("America", "us"),
        ("uk", "gb"), ("UK", "gb"), ("gbr", "gb"), ("Great Britain", "gb"), ("England", "gb"), ("ukr", "ua"),
        ("ukraine", "ua"), ("deutschland", "de"), ("DEU", "de"), ("Österreich", "at"), ("osterreich", "at"),
        ("oesterreich", "at"), ("O\u{308}sterreich", "at"), ("日本", "jp"), ("Nippon", "jp"), ("suomi", "fi"),
        ("Ελλάδα", "gr"), ("ΕΛΛΑΔΑ", "gr"), ("Türkiye", "tr"), ("turkiye", "tr"), ("Turkey", "tr"), ("İsviçre", "ch"),
        ("isvicre", "ch"), ("Côte d'Ivoire", "ci"), ("cote d’ivoire", "ci"), ("Ivory Coast", "ci"), ("holland", "nl"),
        ("South Korea", "kr"), ("대한민국", "kr"), ("México", "mx"), ("mexico", "mx"), ("España", "es"), ("espana", "es"),
        ("Кита\u{438}\u{306}", "cn"), ("Китай", "cn"), ("Россия", "ru"), ("St. Lucia", "lc"), ("saint lucia", "lc"),
        ("Czechia", "cz"),
        ("Trinidad & Tobago", "tt"), ("Vietnam", "vn"), ("Việt Nam", "vn"), ("emirates", "ae"), ("中国", "cn"),
        ("hong kong", "hk"), ("Magyarország", "hu"), ("polska", "pl"), ("ישראל", "il"), ("مصر", "eg"), ("भारत", "in"),
        ("ไทย", "th"),
    ])
    func `a storefront answers to its names`(text: String, id: String) async throws {
        #expect(try Storefront.named(text).id == id)
    }

    @Test func `every storefront answers to its id, its code and all of its names`() {
        #expect(Storefront.spellings.count == 167)
        #expect(Set(Storefront.spellings.map(\.code)).count == 167)
        #expect(Storefront.spellings.allSatisfy { $0.code.utf8.count == 3 && $0.code == $0.code.lowercased() })
        for place in Storefront.spellings {
            for text in [place.id, place.id.uppercased(), place.code, place.code.uppercased(), place.names[0]] {
                #expect(Storefront.plainly(named: text)?.id == place.id, "\(text)")
            }
            for name in place.names + place.otherNames {
                let found = StorefrontNames.shared.storefronts(named: name).map(\.id)
                // A code, or the English name of a place without a storefront, takes precedence.
                let isAnothers = StorefrontNames.shared.absentPlace(named: name) != nil
                #expect(found.contains(place.id) || isAnothers || Self.sharedNames.contains(name), "\(name): \(found)")
            }
        }
    }

    /// Names that are also a code or the id of another storefront.
    private static let sharedNames: Set = ["Nga", "Áo"]

    @Test func `each storefront has names in other languages, and in no name is a mark of the tables`() {
        for place in Storefront.spellings {
            #expect(!place.otherNames.isEmpty, "\(place.id)")
            for name in place.names + place.otherNames {
                #expect(!name.isEmpty && !name.contains(";") && !name.contains("\t") && name.first != " ", "\(name)")
            }
        }
    }

    @Test func `no place is both with and without a storefront`() {
        let ids = Set(Storefront.all.map(\.id))
        #expect(Storefront.absentPlaces.count == 83 && Storefront.absentPlaces.allSatisfy { !ids.contains($0.id) })
        for place in Storefront.absentPlaces {
            for text in [place.id, place.code] + place.names {
                #expect(StorefrontNames.shared.storefronts(named: text).isEmpty, "\(text)")
                #expect(StorefrontNames.shared.absentPlace(named: text) == place.names[0], "\(text)")
            }
        }
    }

    @Test(arguments: [
        (
            "congo", "several storefronts are called so",
            "Did you mean 'cd' (Democratic Republic"
        ),
        ("pakistan", "Apple Music is not sold in Pakistan", "Type 'storefronts' for the list."),
        ("PAK", "Apple Music is not sold in Pakistan", "Type 'storefronts' for the list."),
        ("germny", "no storefront has this id, code or name", "Did you mean 'de' (Germany)?"),
        ("united", "3 storefronts have a name that begins so", "'gb' (United Kingdom) or 'us' (United States)"),
        ("zz", "no storefront has this id, code or name", "Type 'storefronts' for the list."),
        ("", "no storefront has this id, code or name", "Type 'storefronts' for the list."),
        (String(repeating: "x", count: 5_000), "no storefront has this id, code or name", "Type 'storefronts'"),
    ])
    func `a name that is no storefront's own is answered with those that may be meant`(
        text: String, why: String, next: String
    ) async {
        let session = ShellSession()
        let before = session.session
        let outcome = await session.run("storefront '\(text)'")
        #expect(outcome.status == 64 && session.session == before)
        #expect(outcome.errors.contains(why) && outcome.errors.contains(next), "\(outcome.errors)")
    }

    @Test func `storefronts are named wherever one is taken`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront uk")
        #expect(session.session.world.storefront == "gb")
        #expect(try await session.runAll("storefronts uk usa").output.contains("United Kingdom"))
        #expect(try await session.runAll("storefronts united kingdom").output.hasPrefix("United Kingdom"))
        #expect(try await session.runAll("open storefronts/JPN").output.hasPrefix("Japan"))
        try await session.runAll("playlists --storefront-chart usa", "albums 310730204", "diff usa Japan")
        try await session.runAll("account add ann 'south korea'", "account move nippon")
        #expect(session.session.world.device.accounts.contains { $0.name == "ann" && $0.storefront == "kr" })
        #expect(session.session.world.device.account?.storefront == "jp")
        try await session.runAll("device add old --ios 10.3 --region Deutschland")
        #expect(session.session.world.device.device.region == "de")
        try await session.runAll("device add older --ios 10.3 --region pakistan")
        #expect(session.session.world.device.device.region == "pk")
    }

    @Test func `a region that is no place is refused`() async {
        let outcome = await ShellSession().run("device add old --ios 10.3 --region atlantis")
        #expect(outcome.status == 64 && outcome.errors.contains("Cannot use the storefront 'atlantis'"))
    }

    @Test func `a storefront that is newer than the era is refused`() async throws {
        let session = ShellSession()
        try await session.runAll("set era 2017")
        let outcome = await session.run("storefront algeria")
        #expect(outcome.errors.contains("'dz' (Algeria) is newer than the service of 2017"), "\(outcome.errors)")
        #expect(outcome.errors.contains("Type 'set era today' first."))
        #expect(session.session.world.storefront == "us")
    }

    @Test(arguments: [
        ("uk", ["gb"]), ("usa", ["us"]), ("deut", ["de"]), ("jp", ["jp"]), ("kingd", ["gb"]), ("中", ["cn"]),
    ])
    func `completion finds a storefront by its names`(typed: String, ids: [String]) {
        let line = "storefront \(typed)"
        let completion = Completer(session: ShellSession().session).completion(of: line, at: line.utf8.count)
        #expect(completion.candidates.map(\.text).prefix(1) == ids[...], "\(completion.candidates)")
    }
}
