import Testing

@testable import AppleMusicAPI

/// The header `Retry-After`.
struct RetryAfterTests {
    /// 1994-11-06T08:49:37Z, the time of the examples in RFC 9110.
    private static let time = 784_111_777

    private static func answer(_ text: String?) -> Response {
        var response = Response(status: 503)
        response.headers["Retry-After"] = text
        return response
    }

    @Test(arguments: [
        ("0", 0), ("1", 1), ("3600", 3_600), ("Sun, 06 Nov 1994 08:49:37 GMT", 10),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 10), ("Sun Nov  6 08:49:37 1994", 10),
        ("Mon, 07 Nov 1994 08:49:27 GMT", 86_400), ("Sun, 06 Nov 1994 08:49:26 GMT", 0),
        ("Thu, 29 Feb 1996 00:00:00 GMT", 41_440_233),
    ])
    func `seconds and dates are parsed`(text: String, seconds: Int) {
        #expect(Self.answer(text).retryAfter(now: Self.time - 10) == seconds)
    }

    @Test(arguments: [
        nil, "", "soon", "-1", "1.5", "99999999999999999999", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 08:49:37",
        "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 08:49 GMT",
    ])
    func `an unreadable value is ignored`(text: String?) {
        #expect(Self.answer(text).retryAfter(now: Self.time) == nil)
    }

    @Test(arguments: [
        (1970, 1, 1, 0), (1970, 3, 1, 59), (1999, 12, 31, 10_956), (2000, 2, 29, 11_016),
        (2000, 3, 1, 11_017), (2026, 11, 21, 20_778), (2100, 3, 1, 47_541),
    ])
    func `days are counted in the Gregorian calendar`(year: Int, month: Int, day: Int, days: Int) {
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let text = "Day, \(day) \(names[month - 1]) \(year) 00:00:00 GMT"
        #expect(HTTPDate.seconds(text, now: 0) == days * 86_400)
    }

    @Test func `a two-digit year is at most 50 years ahead`() {
        let now = 1_795_219_200
        func year(_ text: String) -> Int? {
            HTTPDate.seconds("Sunday, 01-Jan-\(text) 00:00:00 GMT", now: now).map { 1970 + ($0 + 43_200) / 31_556_952 }
        }
        #expect(year("26") == 2026)
        #expect(year("76") == 2076)
        #expect(year("77") == 1977)
    }
}
