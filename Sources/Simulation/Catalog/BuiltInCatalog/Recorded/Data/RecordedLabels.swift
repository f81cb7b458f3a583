// Data, one record label a line, ordered by id. Ids from 8900000000 are invented, for names without recorded ids.

extension RecordedText {
    /// Columns: id, name.
    static let labels = #"""
        1543990853	Ninja Tune
        8900000001	Columbia
        8900000002	626987 Records DK
        8900000003	Audiotree Music
        8900000004	Mom+Pop
        8900000005	Atlantic Records
        8900000006	Bad Boy/Interscope Records
        8900000007	Polydor Records
        8900000008	10 Summers/Interscope Records
        8900000009	Kemosabe Records/RCA Records
        8900000010	RCA Records
        8900000011	Glassnote
        8900000012	A&M
        8900000013	Apple Records
        8900000014	Asylum
        8900000015	Warner Bros. Records
        8900000016	Warner Records
        8900000017	Interscope Records
        8900000018	(label not recorded)
        """#
}
