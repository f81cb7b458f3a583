/// The works of invented composers: each classical album has several, each with its movements.
enum Works {
    /// A movement of a work, as a track.
    struct Movement {
        let work: String
        let name: String
        let number: Int
        let count: Int

        /// The full title: `String Quartet No. 2 in D Minor, Op. 47: II. Andante con moto`.
        var title: String { "\(work): \(Works.numeral(number)). \(name)" }
    }

    private static let forms: [(name: String, count: Int)] = [
        ("Symphony No. %", 4), ("String Quartet No. %", 4), ("Piano Sonata No. %", 3), ("Violin Concerto No. %", 3),
        ("Suite for Solo Cello No. %", 6), ("Wind Serenade No. %", 5), ("Piano Trio No. %", 3),
    ]
    private static let keys = [
        "C Major", "G Minor", "D Major", "A Minor", "E-Flat Major", "B-Flat Major", "F-Sharp Minor", "D Minor",
        "A-Flat Major",
        "E Minor", "F Major", "C-Sharp Minor",
    ]
    private static let openings = [
        "Allegro", "Allegro ma non troppo", "Adagio – Allegro", "Moderato", "Allegro con brio",
    ]
    private static let middles = [
        "Andante con moto", "Adagio cantabile", "Scherzo. Vivace", "Menuetto", "Largo", "Intermezzo. Allegretto",
        "Romanze",
    ]
    private static let endings = [
        "Presto", "Rondo. Allegro", "Finale. Vivace", "Allegro molto", "Thema mit Variationen",
    ]

    /// Returns the number of movements of three works. The draw is that of the album's position in the discography.
    static func trackCount(of draw: KeyedRandom) -> Int { counts(draw).reduce(0, +) }

    static func movement(_ draw: KeyedRandom, track: Int) -> Movement {
        var number = track
        var index = 0
        for (place, count) in counts(draw).enumerated() {
            index = place
            if number <= count { break }
            number -= count
        }
        let draw = draw[100 + index]
        let form = draw.pick(forms)
        let numbered = form.name.split(separator: "%").joined() + String(1 + draw[1].below(6))
        let work = "\(numbered) in \(draw[2].pick(keys)), Op. \(8 + draw[3].below(110))"
        let name =
            if number == 1 { draw[4].pick(openings) } else if number >= form.count { draw[5].pick(endings) } else {
                middles[(draw[6].below(middles.count) + number) % middles.count]
            }
        return Movement(work: work, name: name, number: number, count: form.count)
    }

    private static func counts(_ draw: KeyedRandom) -> [Int] { (0..<3).map { draw[100 + $0].pick(forms).count } }

    private static func numeral(_ number: Int) -> String { ["I", "II", "III", "IV", "V", "VI"][(number - 1) % 6] }
}
