// Data, one invented record label a line. Artists refer to the one-based line number.

extension WorldText {
    /// Columns: name, description, other names.
    static let labels = #"""
        Lamplight Cooperative|Owned by the bands it records, and run from a former lamp shop.|
        Rattletrap Records|Loud since 1984.|
        Fern & Ferry|Songs with long walks in them.|
        Meridian Gramophone|A catalog of sixty years, kept in print.|
        Porchswing Recording Co.|Country, gospel and what is played between supper and dark.|
        Confetti Standard|Pop singles, delivered on Fridays.|
        Nordlicht Tonträger|Hamburg, Malmö and the sea between.|
        Discos Azahar|From Sevilla to Valparaíso.|
        Mayak Sound|Records from the north.|ru=Маяк Звук
        Disques Passerelle|Chanson, and whatever comes after it.|
        夜汽車レコード|Everything leaves at night.|en=Night Train Records
        Mirinae Sound|Seoul, four floors up.|ko=미리내 사운드
        Lantern Harbor Music|Two harbors, three languages.|zh=燈港唱片
        Third Rail Tapes|Tapes first.|
        Ohmstead Electronics|Instruments in the cellar, records upstairs.|
        Blue Ledger Recordings|Jazz and blues, one take where possible.|
        Concordia Nova Classics|Old scores, new rooms.|
        Caravan & Baobab|Music that travels.|
        Attic Theatre Recordings|Voices, stories and songs for all ages.|
        """#
}
