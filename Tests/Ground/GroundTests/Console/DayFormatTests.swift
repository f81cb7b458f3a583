import Testing
import TonearmConsole

@Suite struct DayFormatTests {
    @Test(arguments: [
        ("en-US", "May 6, 2022"), ("en-CA", "May 6, 2022"), ("en-GB", "6 May 2022"), ("en-AU", "6 May 2022"),
        ("en", "6 May 2022"), ("ja", "2022年5月6日"), ("ja-JP", "2022年5月6日"), ("de-DE", "06.05.2022"),
        ("de-CH", "06.05.2022"), ("fr-FR", "06/05/2022"), ("fr-CA", "2022-05-06"), ("es-ES", "6/5/2022"),
        ("es-MX", "06/05/2022"), ("zh-Hans-CN", "2022年5月6日"), ("zh-Hant-TW", "2022年5月6日"), ("ko", "2022. 5. 6."),
        ("pt-BR", "06/05/2022"), ("nl", "06-05-2022"), ("sv", "2022-05-06"), ("th", "6/5/2565"),
        ("hu", "2022. 05. 06."), ("cs", "6. 5. 2022"), ("hr", "06. 05. 2022."), ("EN-us", "May 6, 2022"),
    ])
    func `a day is written as in its locale`(tag: String, expected: String) {
        #expect(DayFormat.local(tag: tag).text("2022-05-06") == expected)
    }

    @Test(arguments: [
        "2022", "2022-05", "2022-13-06", "2022-00-06", "2022-05-32", "2022-05-00", "", "soon", "2022/05/06",
        "2022-05-06T00:00:00Z", "٢٠٢٢-٠٥-٠٦", "+022-05-06",
    ])
    func `a malformed date is unchanged`(text: String) {
        #expect(DayFormat.local(tag: "en-US").text(text) == text)
    }

    @Test(arguments: ["", "xx", "zu", "x-klingon"])
    func `a language without a format uses the service's`(tag: String) {
        #expect(DayFormat.local(tag: tag).text("2022-05-06") == "2022-05-06")
        #expect(DayFormat.iso.text("2022-05-06") == "2022-05-06")
    }
}
