import TonearmAlgorithms

/// Spotify's ids of simulated artists: 22 letters and digits, computed from the artist's number, and the number from
/// them. A few artists have their real ids.
enum SimulatedSpotifyID {
    /// Spotify's own ids, by the numbers of Apple's catalog.
    private static let real = [
        178_834: "3eqjTLE0HfPfh78zjh6TqT", 462_006: "74ASZWbe4lXaubB36ztrGX",
    ]
    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    /// The number of digits of each half.
    private static let half = 11

    /// Returns whether the id of an artist's number is the real one.
    static func isReal(_ number: Int) -> Bool { real[number] != nil }

    /// Returns the id of an artist's number.
    static func text(of number: Int) -> String {
        if let id = real[number] { return id }
        let number = UInt64(max(0, number))
        let high = RandomSource.mix(number ^ 0x7370_6F74_6966_7921)
        return text(high) + text(number ^ RandomSource.mix(high))
    }

    /// Returns the number of an id; nil for an id of no simulated artist.
    static func number(of id: String) -> Int? {
        if let known = real.first(where: { $0.value == id }) { return known.key }
        let bytes = Array(id.utf8)
        guard bytes.count == 2 * half, let high = value(bytes[..<half]), let low = value(bytes[half...]) else {
            return nil
        }
        guard let number = Int(exactly: low ^ RandomSource.mix(high)), text(of: number) == id else { return nil }
        return number
    }

    private static func text(_ value: UInt64) -> String {
        var rest = value
        var text: [UInt8] = []
        for _ in 0..<half {
            text.append(digits[Int(rest % 62)])
            rest /= 62
        }
        return String(decoding: text.reversed(), as: UTF8.self)
    }

    /// Returns the value of digits; nil for other characters and beyond 64 bits.
    private static func value(_ text: ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for byte in text {
            guard let digit = digits.firstIndex(of: byte) else { return nil }
            let (product, overflows) = value.multipliedReportingOverflow(by: 62)
            let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
            if overflows || carries { return nil }
            value = sum
        }
        return value
    }
}
