import AppleMusicAPI
import Testing

/// The parameter `l`: the texts that it affects, its fallback, its valid values.
struct LocalizationTests {
    private func name(_ target: String) async throws -> String? {
        try await SimulatorClient().resource(target)?.attribute("name")?.string
    }

    @Test(arguments: [
        ("us", "", "Alternative"), ("us", "?l=es-MX", "Alternativa"), ("us", "?l=fr-FR", "Alternative"),
        // Names fall back to the storefront's default language.
        ("jp", "", "オルタナティブ"), ("jp", "?l=en-US", "Alternative"), ("jp", "?l=fr-FR", "オルタナティブ"),
        ("de", "", "Alternative"), ("jp", "?l=", "オルタナティブ"), ("jp", "?l=en_US", "オルタナティブ"),
        ("jp", "?l=EN-us", "Alternative"), ("jp", "?l=en", "オルタナティブ"), ("jp", "?l=de-x-nonsense", "オルタナティブ"),
    ])
    func `a genre has a name in each language`(storefront: String, query: String, expected: String) async throws {
        #expect(try await name("/v1/catalog/\(storefront)/genres/20\(query)") == expected)
    }

    @Test func `genre names of songs and albums are translated`() async throws {
        let song = try await SimulatorClient().resource("/v1/catalog/jp/songs/203709340")
        let genres = try await SimulatorClient().resources("/v1/catalog/jp/songs/203709340/genres")
        let names = genres.compactMap { $0.attribute("name")?.string }
        #expect(song?.attribute("genreNames")?.strings.sorted() == names.sorted())
        #expect(genres.last?.id == "34" && names.last == "ミュージック")
    }

    @Test(arguments: [
        ("us", "", "Top Songs"), ("us", "&l=es-MX", "Canciones populares"), ("jp", "", "トップソング"),
        ("jp", "&l=en-US", "Top Songs"), ("fr", "", "Titres populaires"), ("hk", "", "熱門歌曲"), ("cn", "", "热门歌曲"),
        ("us", "&l=vi", "Top Songs"),
    ])
    func `a view has its title in the language`(storefront: String, query: String, title: String) async throws {
        let path = "/v1/catalog/\(storefront)/artists/178834"
        let inlined = try await SimulatorClient().resource("\(path)?views=top-songs\(query)")
        #expect(inlined?.views.first?.page.title == title)
        let direct = try await SimulatorClient().get("\(path)/view/top-songs?with=attributes\(query)").json
        #expect(direct["attributes"]?["title"]?.string == title)
    }

    @Test(arguments: [
        ("us", "", "Top Songs"), ("us", "&l=es-MX", "Top canciones"), ("jp", "", "トップソング"), ("se", "", "Topplåtar"),
    ])
    func `a chart has its name in the language`(storefront: String, query: String, name: String) async throws {
        let answer = try await SimulatorClient().get("/v1/catalog/\(storefront)/charts?types=songs&limit=1\(query)")
            .json
        #expect(answer["results"]?["songs"]?[0]?["name"]?.string == name)
    }

    @Test(arguments: [
        ("/v1/storefronts/jp", "Japan"), ("/v1/storefronts/jp?l=ja", "日本"), ("/v1/storefronts/jp?l=fr-FR", "Japon"),
        ("/v1/storefronts/de?l=de-DE", "Deutschland"), ("/v1/storefronts/de?l=", "Germany"),
        ("/v1/storefronts/de?l=de_DE", "Germany"), ("/v1/storefronts/cn", "China mainland"),
        ("/v1/storefronts/de?l=zu", "Germany"),
    ])
    func `a storefront's name is English by default`(target: String, expected: String) async throws {
        #expect(try await name(target) == expected)
    }

    @Test(arguments: ["zh-tw", "en-GB", "no", "nb-NO", "EN", "en-", "ja-JP-x-anything"])
    func `a tag with a valid primary subtag is accepted`(tag: String) async throws {
        #expect(try await SimulatorClient().answer("/v1/catalog/us/genres/20?l=\(tag)").status == 200)
    }

    @Test func `exactly the listed primary subtags of two letters are accepted`() async throws {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        var taken: [String] = []
        for first in letters {
            for second in letters {
                let answer = try await SimulatorClient().answer("/v1/test?l=\(first)\(second)")
                if answer.status == 200 { taken.append("\(first)\(second)") }
            }
        }
        #expect(
            taken.joined(separator: " ")
                == "af ar bg bn ca cs da de el en es et fa fi fr ga gu he hi hr ht hu id is it "
                + "ja kk kn ko la lo lt lv ml mr ms nb nl no or pa pl pt ro ru sa sk sl sv ta te th tl tr uk ur vi zh zu"
        )
    }

    @Test(arguments: [
        ("us", "es-ES", "es-MX"), ("us", "en-US", "en-US"), ("us", "de-DE,ko-KR", "ko"), ("us", "de-DE", "en-US"),
        ("jp", "fr-FR", "ja"), ("ch", "fr-CA,it", "fr-FR"), ("hk", "zh-Hant-TW", "zh-Hant-TW"),
        ("us", "ES-mx", "es-MX"),
        ("gb", "en", "en-GB"), ("us", "zh-TW", "zh-Hant-TW"), ("us", "zh-Hant", "zh-Hant-TW"),
        ("us", "zh", "zh-Hans-CN"),
        ("us", "zh-Hans-HK", "zh-Hans-CN"), ("cn", "zh-Hant-HK", "zh-Hans-CN"),
    ])
    func `the best language for several preferences is returned`(storefront: String, wishes: String, expected: String)
        async throws
    {
        let answer = try await SimulatorClient().get("/v1/language/\(storefront)/tag?acceptLanguage=\(wishes)").json
        #expect(answer.text == #"{"results":{"tag":"\#(expected)"}}"#)
    }

    @Test(arguments: ["zz", "-es", "es,zz"])
    func `an invalid preference is refused`(wishes: String) async throws {
        let tag = wishes.split(separator: ",").last.map(String.init) ?? ""
        try await SimulatorClient().expect(
            .value("acceptLanguage", "Invalid language tag '\(tag)'"),
            from: "/v1/language/us/tag?acceptLanguage=\(wishes)")
    }

    @Test func `the language header has no effect`() async throws {
        var client = try SimulatorClient()
        client.headers["Accept-Language"] = "es-MX"
        #expect(try await client.resource("/v1/catalog/us/genres/20")?.attribute("name") == "Alternative")
    }

    @Test func `every storefront answers in each of its languages`() async throws {
        for storefront in Storefront.all {
            for tag in storefront.supportedLanguageTags {
                let target = "/v1/catalog/\(storefront.id)/genres/20?l=\(tag)"
                #expect(try await name(target)?.isEmpty == false, "\(target)")
            }
        }
    }
}
