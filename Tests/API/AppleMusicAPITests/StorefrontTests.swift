import AppleMusicAPI
import Testing

/// The storefronts of November 2025.
struct StorefrontTests {
    private let all = Storefront.all

    @Test func `there are 167, ordered by English name`() {
        #expect(all.count == 167)
        #expect(Set(all.map(\.id)).count == 167)
        #expect(all.map(\.name) == all.map(\.name).sorted { $0.lowercased() < $1.lowercased() })
        #expect(all.allSatisfy { $0.id.count == 2 && $0.id == $0.id.lowercased() && !$0.name.isEmpty })
        #expect(["ad", "bd", "cu", "ir", "li", "pk"].allSatisfy { Storefront.withID($0) == nil })
        #expect(all.allSatisfy { Storefront.withID($0.id) == $0 })
    }

    @Test(arguments: [
        (Storefront.ExplicitContentPolicy.prohibited, "by ly mv np uz"),
        (
            .optIn,
            "ae bh br ch ci dz eg ge gt hr hu id in iq it jo kw la lb lt ma mk mr my om qa ru sa sg td tn tr uy xk ye"
        ),
    ])
    func `each policy has its recorded storefronts`(policy: Storefront.ExplicitContentPolicy, ids: String) {
        let found = all.filter { $0.explicitContentPolicy == policy }.map(\.id).sorted()
        #expect(found == ids.split(separator: " ").map(String.init))
    }

    @Test func `default tags are distributed as recorded, and each is the first supported one`() {
        let counts = Dictionary(grouping: all, by: \.defaultLanguageTag).mapValues(\.count)
        #expect(
            counts == [
                "en-GB": 127, "es-MX": 16, "fr-FR": 4, "de-DE": 2, "en-AU": 2, "zh-Hant-HK": 2, "de-CH": 1, "en-CA": 1,
                "en-US": 1, "es-ES": 1, "it": 1, "ja": 1, "ko": 1, "nl": 1, "pt-BR": 1, "pt-PT": 1, "ru": 1, "sv": 1,
                "zh-Hans-CN": 1, "zh-Hant-TW": 1,
            ])
        #expect(all.allSatisfy { $0.supportedLanguageTags.first == $0.defaultLanguageTag })
        #expect(all.count { $0.supportedLanguageTags.contains("en-GB") } == 164)
        #expect(all.allSatisfy { $0.supportedLanguageTags.allSatisfy(LanguageTag.isWellFormed) })
    }

    @Test(arguments: [
        ("us", "en-US es-MX ar ru zh-Hans-CN fr-FR ko pt-BR vi zh-Hant-TW"), ("jp", "ja en-US"),
        ("hk", "zh-Hant-HK en-GB zh-Hant-TW"), ("ch", "de-CH de-DE en-GB fr-FR it"), ("be", "en-GB fr-FR nl"),
    ])
    func `some storefronts have several languages`(id: String, tags: String) {
        #expect(Storefront.withID(id)?.supportedLanguageTags == tags.split(separator: " ").map(String.init))
    }

    @Test(arguments: [
        ("en-US", "us", "en-US"), ("EN-us", "us", "en-US"), ("en-GB", "us", "en-US"), ("ja", "us", "en-US"),
        ("", "jp", "ja"), ("zh-hant-tw", "hk", "zh-Hant-TW"),
    ])
    func `a tag resolves to the storefront's own spelling or its default`(
        tag: String, storefront: String, expected: String
    ) throws {
        let storefront = try #require(Storefront.withID(storefront))
        #expect(LanguageTag.resolve(tag, in: storefront) == expected)
        #expect(LanguageTag.resolve(nil, in: storefront) == storefront.defaultLanguageTag)
    }

    @Test(arguments: [("ja", "日本"), ("fr-FR", "Japon"), ("en-GB", "Japan"), ("zh-Hant-HK", "日本"), ("zu", "Japan")])
    func `a storefront has names in several languages`(tag: String, expected: String) {
        #expect(Storefront.withID("jp")?.name(in: tag) == expected)
    }
}
