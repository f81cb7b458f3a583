// Data, one music video a line, ordered by id. Empty fields were not recorded.

extension RecordedText {
    /// Columns: id, name, artistName, artistIDs, albumName, releaseDate, durationInMillis, isrc, genres, contentRating,
    /// has4K, hasHDR, artwork.
    static let musicVideos = #"""
        401135199	Rubber Soul (Documentary)	The Beatles	136975	Rubber Soul	2010-11-16		GBDCE0900012	Rock		false	false	640x480
        401147268	Sgt. Pepper's Lonely Hearts Club Band (Documentary)	The Beatles	136975	Sgt. Pepper's Lonely Hearts Club Band	2010-11-16	248480	GBDCE0900014	Rock		false	false	640x480
        405410806	Smooth Criminal (Michael Jackson's Vision)	Michael Jackson	32940		2013-06-11		USSM21001909	Pop				640x344
        639032181	#thatPOWER (feat. Justin Bieber)	will.i.am	3495273		2013-01-01	292833	USUV71300701	Pop				640x288
        870852283	Thumbs Up (Lyric Video)	The Worked Examples	8001340000		2014			Pop				
        1549013065	De Una Vez	Selena Gomez	280215834		2021-01-14	168467	USUMV2100129	Latin		false	false	1912x1072 38332d e8d9d2 d9ccce c4b8b1 b9aeae
        1552406856	We’re Good	Dua Lipa	1031397873		2021-02-12	181033	GB1302001140	Pop		false	false	1553x1072 4d3a2c e5d2a9 d4bb93 c6b490 b9a17e
        1553279848	We’re Good	Dua Lipa	1031397873		2021-02-12	191913	GB1302001140	Pop		false	false	640x360 000000 86bff9 7cb0ea 6b98c7 638dbb
        1555764127	A Response (Official Video)	The Worked Examples	8001340000	Answers from the Reference	2021			Pop				
        1606839682	DFMU	Ella Mai	1160482144		2022-01-28	208787	USUV72200057	R&B/Soul	explicit	true	false	3790x2122 02090c acf2b2 7ff1c0 8ac490 66c29c
        8400000001	Dancing in the Dark	Bruce Springsteen	178834		1984			Rock		false	false	
        8400000002	Subterranean Homesick Blues	Bob Dylan	462006		1965			Rock		false	false	
        8400000003	Location	Khalid	8001280000		2017			R&B/Soul		false	false	
        8400000004	Young Dumb & Broke	Khalid	8001280000		2017			R&B/Soul		false	false	
        8400000005	Lisztomania	Phoenix	8001290000		2009			Alternative		false	false	
        8400000006	Every Breath You Take	The Police	8001320000		1983			Rock		false	false	
        8400000007	Shape of You	Ed Sheeran	8000520000		2017			Pop		false	false	
        """#
}
