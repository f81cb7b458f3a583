// Data, one album a line, ordered by id, hence longer than other files. Ids from 8000000000 are invented. Empty fields
// were not recorded; "Album N" replaces a name that was not recorded.

extension RecordedText {
    /// Columns: id, name, artistName, artistIDs, releaseDate, upc, recordLabel, genres, trackCount, isCompilation,
    /// isSingle, contentRating, copyright, artwork, isComplete.
    static let albums = #"""
        26746	Album 26746	The Jets	8000140000				R&B/Soul;Music;Pop;Contemporary R&B;Teen Pop	1	false	false				true
        3242317	Album 3242317	New Edition	8000150000				R&B/Soul;Music;Pop;Teen Pop;Hip-Hop/Rap;Hip-Hop	6	false	false				false
        7018192	Soulhack	Forss	8000160000				Electronic;Musik	1	false	false				true
        73239496	Album 73239496	Debbie Gibson	8000170000				Pop;Music;Dance;Pop/Rock;Teen Pop	1	false	false				true
        80815644	Album 80815644	Madonna	8000180000				Pop;Music;Pop/Rock;Electronic;R&B/Soul;Dance	2	false	false				false
        80954783	Album 80954783	Shana	8000190000				R&B/Soul;Music;Hip-Hop/Rap	2	false	false				false
        158643506	Album 158643506	New Kids On the Block	8000200000				Pop;Music;Dance;R&B/Soul;Teen Pop	1	false	false				true
        190758914	The Freewheelin' Bob Dylan	Bob Dylan	462006	1963-05-27		Columbia	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk	13		false		℗ Originally Released 1963 Sony Music Entertainment Inc.	1500x1500 1b201a f4ebd3 d6b493 c8c2ae b0967b	true
        201281514	Highway 61 Revisited	Bob Dylan	462006	1965-08-30		Columbia	Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock	9	false	false		℗ 1965 Columbia Records		true
        203201685	Album 203201685	Martika	8000210000				Pop;Music;Dance;R&B/Soul;Adult Contemporary	4	false	false				false
        203708420	Born in the U.S.A.	Bruce Springsteen	178834	1984-06-04		Columbia	Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter	12	false	false		℗ 1984 Bruce Springsteen		true
        219576768	Number 1's: James Brown	James Brown	117118	2007-03-27			R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk	19		false		℗ 2007 Universal Records, a Division of UMG Recordings, Inc.	1500x1500 4e92c4 030506 161616 12222c 222f39	false
        304797474	Album 304797474	Menudo	8000220000				Pop Latino;Music;Latino	15	false	false				false
        310730204	Born to Run	Bruce Springsteen	178834	1975-08-25		Columbia	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock	8		false		℗ 1975 Bruce Springsteen	1500x1500 ffffff 0c0b09 2a2724 3d3c3a 555250	true
        416292276	Black Sands	Bonobo	8000010000	2010-03-29	5021392584195	Ninja Tune	Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo	12	false	false		℗ 2010 Ninja Tune	2362x2362 0a0b10 dbf3f0 afe0d6 b1c4c3 8eb5af	true
        416319613	Days To Come	Bonobo	8000010000	2006-10-02	5051083020695	Ninja Tune	Electronic;Music;Jazz;Bop;Big Band	18	false	false		℗ 2006 Ninja Tune	3684x3825 121d12 fdfffc ebf2fa ced1cd bfc7cb	false
        464056948	The Essential Celine Dion	Céline Dion	8000020000	2008			Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock	27		false		℗ Compilation (P) 2008 Sony Music Entertainment Canada Inc.	604x600 121413 fefefe d5d5d5 cfcfcf aeaeae	false
        475655712	Questions for the Reference	The Worked Examples	8001340000	2011			Pop;Music	4	false	false				true
        611171778	The North Borders	Bonobo	8000010000	2013-03-21	5021392806198	Ninja Tune	Electronic;Music;Dance;Rock;Jazz;Big Band;Bop	13	false	false		℗ 2013 Ninja Tune	2362x2362 08232f 93d3a0 7bd1c6 77b089 64aea8	true
        635016635	I Love You.	The Neighbourhood	8000250000				Alternative;Music	4	false	false				false
        661233401	Stranger Than Fiction	Kevin Gates	8000260000				Hip-Hop/Rap;Music;Gangsta Rap;Rock;Rap;Dirty South;Hardcore Rap	8	false	false	explicit			false
        712108686	Album 712108686	Alisha	8000270000				Country;Music	10	false	false				false
        712862605	Walking On a Dream (Special Edition)	Empire of the Sun	8000280000				Electronic;Musik;Rock;Adult Alternative;Alternative	2	false	false				false
        715675181	Album 715675181	Tracie Spencer	8000290000				R&B/Soul;Music;Quiet Storm;Dance;Rock;Soul;Electronic	2	false	false				false
        723390477	Album 723390477	Janet Jackson	8000300000				Rock;Music;R&B/Soul;Contemporary R&B;Pop;Adult Contemporary;Dance;Electronic	11	false	false				false
        724885014	Album 724885014	Janet Jackson	8000300000				Pop;Music;Rock;Electronic;R&B/Soul;Contemporary R&B;Adult Contemporary;Dance;Pop/Rock	17	false	false				false
        900032785	Something For the Pain	Michael de Jong	6671250				Singer/Songwriter;Music;Blues	7	false	false				false
        900721190	20 All-Time Greatest Hits!	James Brown	117118	1991-01-01			Soul;Music;R&B/Soul;Funk	20		false		℗ 1991 Universal Records, a Division of UMG Recordings, Inc.	1400x1400 ffffff 0a0a09 2a240f 3b3b3a 544f3f	false
        1138988512	Answers from the Reference	The Worked Examples	8001340000	2016			Pop;Music	5	false	false				true
        1147782780	Animalism - EP	Beach Bunny	1147783278	2016-08-25	840096230567	626987 Records DK	Alternative;Music;Pop	5	false	false		℗ 2016 626987 Records DK	3000x3000 000000 f59bff d96ee2 c37bcb ad58b5	false
        1147798746	Pool Party - EP	Beach Bunny	1147783278	2016-08-25	840096230420	626987 Records DK	Alternative;Music;Pop	5	false	false		℗ 2016 626987 Records DK	3000x3000 74ccf7 22241b 262e37 324547 354e5d	false
        1169245868	Migration	Bonobo	8000010000	2017-01-13	5054429005721	Ninja Tune	Electronic;Music	12	false	false		℗ 2017 Ninja Tune	3000x3000 36311b ebebf3 c9e1ef c7c6c8 abbdc4	true
        1227451760	Feel Something	Jaymes Young	8000310000				Alternative;Music	12	false	false				false
        1243697430	Crybaby - Single	Beach Bunny	1147783278	2017-06-01	840094855403	626987 Records DK	Alternative;Music;Punk	3	false	false		℗ 2017 626987 Records DK	3000x3000 e99fdc 120b13 251121 3d283b 4c2d46	false
        1256684768	Lust for Life	Lana Del Rey	8000030000	2017-07-21			Alternative;Music;Rock	16		false	explicit	℗ 2017 Lana Del Rey under exclusive licence to Polydor Ltd. (UK). Under exclusive licence to Interscope Records in the USA	1800x1800 eae7de 050c13 1d3336 33383b 465758	false
        1257093380	Wallflower	Jordan Rakei	8000040000	2017-09-22	5054429119657	Ninja Tune	R&B/Soul;Music	11	false	false		℗ 2017 Ninja Tune	3000x3000 e29936 121212 2d1a01 3b2d19 51340c	false
        1323229946	Cocoa Sugar	Young Fathers	8000050000	2018-03-09	5054429131970	Ninja Tune	Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap	12	false	false	explicit	℗ 2018 Ninja Tune	3000x3000 000000 9ec4c4 90c7c1 7e9c9c 739f9a	false
        1384782173	Harder Than Ever	Lil Baby	8000330000				Hip-Hop/Rap;Music	5	false	false	explicit			false
        1437955279	Drip Harder	Lil Baby & Gunna	8000330000;8000350000				Hip-Hop/Rap;Music	12	false	false	explicit			false
        1440111976	If I Know Me	Morgan Wallen	8000360000				Country;Music	9	false	false				false
        1440765580	channel ORANGE	Frank Ocean	8000370000				Pop;Music	11	false	false	explicit			false
        1440923499	ARDIPITHECUS	WILLOW	8000380000				Alternative;Music	13	false	false				false
        1445627459	Beach Bunny on Audiotree Live - EP	Beach Bunny	1147783278	2018-12-13	192641231230	Audiotree Music	Indie Rock;Music;Alternative	6	false	false		℗ 2018 Audiotree Music	1400x1400 1a1b16 fefdf8 df9e08 d0d0cb b7840b	false
        1470146332	OASIS	J Balvin & Bad Bunny	444520760;8000390000				Urbano latino;Music;Latin	5	false	false				false
        1476463541	Sports - Single	Beach Bunny	1147783278	2018-01-01	858275058048	Mom+Pop	Alternative;Music	1	false	true		℗ 2019 Mom+Pop	3000x3000 59c2c6 000808 33242f 122d2e 3a434d	true
        1476463573	Prom Queen - EP	Beach Bunny	1147783278	2018-08-10	858275058062	Mom+Pop	Alternative;Music	5	false	false		℗ 2019 Mom+Pop	3000x3000 af7db8 080008 221424 29192b 3e2942	true
        1482041821	Honeymoon	Beach Bunny	1147783278	2020-02-14	858275058666	Mom+Pop	Alternative;Music	9	false	false		℗ 2019 Mom+Pop	3000x3000 fffaa9 030005 363240 353226 5e5a55	true
        1494326872	New Me, Same Us	Little Dragon	8000060000	2020-03-27	5054429140514	Ninja Tune	Electronic;Music	11	false	false		℗ 2020 Ninja Tune	6000x6000 110000 00cfc6 e48311 03a59f ba690d	false
        1506713751	BRONSON	BRONSON	8000070000	2020-08-07	5054429141849	Ninja Tune	Electronic;Music;Rock;Dance	10	false	false		℗ 2020 Foreign Family Collective LLC & Ninja Tune	6000x6000 000000 e8e8e8 f7dc02 b9b9b9 c6b001	false
        1508562310	Dreamland	Glass Animals	8000400000				Alternative;Music	14	false	false				false
        1509311498	Beach Bunny on Audiotree Live - EP	Beach Bunny	1147783278	2018-12-13	192641231230	Audiotree Music	Indie Rock;Music;Alternative	6	false	false		℗ 2018 Audiotree Music	3000x3000 1c1d18 e8a411 d89913 bf8912 b28014	false
        1511793475	THE GOAT	Polo G	8000410000				Hip-Hop/Rap;Music	3	false	false	explicit			false
        1521889004	Shoot For The Stars Aim For The Moon	Pop Smoke	8000420000				Hip-Hop/Rap;Music	3	false	false	explicit			false
        1537898980	Blame Game - EP	Beach Bunny	1147783278	2021-01-15	858275061680	Mom+Pop	Alternative;Music	4	false	false	explicit	℗ 2020 Mom+Pop	3000x3000 2f40fb feffff fa9dc2 d4d8fe d18bcd	true
        1540314609	Dangerous: The Double Album	Morgan Wallen	8000360000				Country;Music	2	false	false				false
        1542102907	EL ÚLTIMO TOUR DEL MUNDO	Bad Bunny	8000390000				Urbano latino;Music;Latin	11	false	false	explicit			false
        1556175419	Justice	Justin Bieber	8000440000				Pop;Music	11	false	false				false
        1556669854	Scary Hours 2	Drake	8000340000				Hip-Hop/Rap;Music	2	false	false	explicit			false
        1562419539	Cloud 9 (feat. Tegan and Sara) - Single	Beach Bunny	1147783278	2021-04-16	858275062441	Mom+Pop	Alternative;Music	1	false	true		℗ 2021 Mom+Pop	3000x3000 c4e3c4 000000 161716 272d27 394039	true
        1564530719	Happier Than Ever	Billie Eilish	8000450000				Alternative;Music	15	false	false	explicit			false
        1565443380	KHALED KHALED	DJ Khaled	8000460000				Hip-Hop/Rap;Music	2	false	false	explicit			false
        1570323047	Yonaguni - Single	Bad Bunny	8000390000	2021-06-03			Urbano latino;Music;Latin	1	false	true	explicit			true
        1571168930	Planet Her	Doja Cat	8000470000				Pop;Music	5	false	false	explicit			false
        1574378620	STAY - Single	The Kid LAROI & Justin Bieber	8000480000;8000440000	2021-07-09			Pop;Music	1	false	true	explicit			true
        1576552540	INDUSTRY BABY - Single	Lil Nas X & Jack Harlow	8000490000;8000500000	2021-07-23			Hip-Hop/Rap;Music;Pop	1	false	true	explicit			true
        1578326258	F*CK LOVE 3+: OVER YOU	The Kid LAROI	8000480000				Pop;Music	3	false	false	explicit			false
        1578986656	Cold Heart (PNAU Remix) - Single	Elton John & Dua Lipa	8000510000;1031397873	2021-08-13			Pop;Music	1	false	true				true
        1581087024	=	Ed Sheeran	8000520000				Pop;Music	2	false	false				false
        1582024378	Human: The Double Album	Cody Johnson	8000530000				Country;Music	4	false	false				false
        1582660720	MONTERO	Lil Nas X	8000490000				Pop;Music	4	false	false	explicit			false
        1583678146	Up 2 Më	Yeat	8000540000				Hip-Hop/Rap;Music	18	false	false	explicit			false
        1584281467	Certified Lover Boy	Drake	8000340000	2021-09-03			Hip-Hop/Rap;Music	13	false	false	explicit			false
        1584968878	Fragments	Bonobo	8000010000	2022-01-14	5054429151855	Ninja Tune	Electronic;Music	12	false	false		℗ 2022 Ninja Tune	6000x6000 000710 e36f9f ed6a61 b65a82 bd5650	true
        1585883836	Expensive Pain	Meek Mill	8000550000				Hip-Hop/Rap;Music	4	false	false	explicit			false
        1586070259	Ants From Up There	Black Country, New Road	8000080000	2022-02-04	5054429151442	Ninja Tune	Alternative;Music	10	false	false		℗ 2022 Ninja Tune	6000x6000 754b20 ebf5f1 d4e8f7 d4d3c8 c1c8cc	true
        1586662251	Over - Single	Lucky Daye	8000560000	2021-09-22			R&B/Soul;Music	1	false	true	explicit			true
        1588439290	Who Want Smoke?? (feat. G Herbo, Lil Durk & 21 Savage) - Single	Nardo Wick	8000570000	2021-10-08			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1589473324	Oxygen - Single	Beach Bunny	1147783278	2021-10-27	810090090610	Mom+Pop	Alternative;Music	1	false	true		℗ 2021 Mom+Pop	3000x3000 111a15 f0f0f0 f9b4ae c3c5c4 cb958f	true
        1590035691	30	Adele	8000580000				Pop;Music;Vocal;Vocal Pop	2	false	false				false
        1590438335	The Motto - Single	Tiësto & Ava Max	8000590000;8000600000	2021-11-04			Dance;Music;Pop	1	false	true				true
        1590556925	I Love You But I Love Me More (feat. Beach Bunny) - Single	MARINA	8000090000	2021-10-20	075679766687	Atlantic Records	Pop;Music	1	false	true	explicit	℗ 2021 Atlantic Recording Corporation	1425x1425 343f43 ebeff8 8196eb c6ccd4 7184c9	true
        1591302000	Human (feat. Echoes) - Single	John Summit	8000610000	2021-11-24			Dance;Music	1	false	true				true
        1591640884	Enemy (From the series "Arcane League of Legends") - Single	Imagine Dragons, JID & League of Legends	8000320000;8000620000;8000630000	2021-10-28			Alternative;Music	1	false	true				true
        1592774394	Sniper Gang Presents Syko Bob & Snapkatt: Nightmare Babies	Kodak Black	8000640000				Hip-Hop/Rap;Music	4	false	false	explicit			false
        1593185587	Envolver - Single	Anitta	8000650000	2021-11-11			Pop Latino;Music;Latin	1	false	true				true
        1594677532	Encanto (Original Motion Picture Soundtrack)	Various Artists	8000660000;8000670000;8000680000;8000690000;8000700000;8000710000;8000720000;8000730000	2021-11-19			Soundtrack;Music	4	true	false				false
        1596358408	Christmas Caller - Single	Beach Bunny	1147783278	2021-10-26	810090090887	Mom+Pop	Alternative;Music	1	false	true		℗ 2021 Mom+Pop	3000x3000 f2f3ee 000000 00344f 30302f 305a6f	true
        1597132174	Emiliana - Single	CKay	8000740000	2021-12-03			Afro-Pop;Music;African	1	false	true				true
        1597172268	Me or Sum (feat. Future & Lil Baby) - Single	Nardo Wick	8000570000	2021-12-01			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1598221271	I Hate U - Single	SZA	8000750000	2021-12-03			R&B/Soul;Music	1	false	true	explicit			true
        1600721938	Broadway Girls (feat. Morgan Wallen) - Single	Lil Durk	8000760000	2021-12-19			Hip-Hop/Rap;Music	1	false	true				true
        1600766204	2014 Forest Hills Drive	J. Cole	8000770000				Hip-Hop/Rap;Music	9	false	false	explicit			false
        1604944424	DRIP SEASON 4EVER	Gunna	8000350000				Hip-Hop/Rap;Music	12	false	false	explicit			false
        1605027263	Numb Little Bug - Single	Em Beihold	8000790000	2022-01-28			Pop;Music	1	false	true				true
        1605983198	Palaces	Flume	8000800000				Electronic;Music;Dance	6	false	false				false
        1606052727	she's all i wanna be - Single	Tate McRae	8000810000	2022-02-04			Pop;Music	1	false	true				true
        1606715689	Rumors (feat. Lil Durk) - Single	Gucci Mane	8000820000	2022-01-25			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1606770074	Where Did You Go? - Single	Jax Jones & MNEK	8000830000;8000840000	2022-02-04			Dance;Music	1	false	true				true
        1607400716	Diplo	Diplo	8000850000				Dance;Music	1	false	false				true
        1607593873	Bronco	Orville Peck	8000100000	2022-04-08	886449873302	Columbia	Country;Music;Rock	15	false	false		℗ 2022 Columbia Records, a Division of Sony Music Entertainment	3000x3000 090708 e4b986 d3a975 b8966d ab885f	false
        1607880039	Don't Play That - Single	King Von & 21 Savage	8000870000;8000880000	2022-02-04			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1607918350	MOTOMAMI	ROSALÍA	8000890000				Pop Latino;Music;Latin;Pop	2	false	false				false
        1608118564	mainstream sellout	Machine Gun Kelly	8000110000	2022-03-25	00602445545803	Bad Boy/Interscope Records	Alternative;Music	16	false	false	explicit	℗ 2022 Bad Boy/Interscope Records	3000x3000 dee3e6 21242d 32333b 474a52 54565d	false
        1608990805	FLOWER SHOPS (THE ALBUM)	ERNEST	8000910000				Country;Music	6	false	false				false
        1609135206	Boyfriend - Single	Dove Cameron	8000920000	2022-02-11			Pop;Music	1	false	true	explicit			true
        1609137776	MAMIII - Single	Becky G. & KAROL G	8000130000;8000930000	2022-02-10			Latin;Music	1	false	true				true
        1609153361	House On Fire - Single	Mimi Webb	8000940000	2022-02-18			Pop;Music	1	false	true				true
        1609794346	Banking On Me - Single	Gunna	8000350000	2022-01-07			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1610192492	Attention - Single	Omah Lay & Justin Bieber	8000950000;8000440000	2022-03-03			R&B/Soul;Music	1	false	true				true
        1610328928	COMPLETE MESS - Single	5 Seconds of Summer	8000960000	2022-03-02			Pop;Music	1	false	true				true
        1610618866	a study of the human experience volume one - EP	GAYLE	8000970000				Pop;Music	2	false	false	explicit			false
        1610834866	Familia	Camila Cabello	8000980000				Pop;Music	3	false	false				false
        1611055823	7220	Lil Durk	8000760000	2022-03-11			Hip-Hop/Rap;Music	16	false	false	explicit			false
        1611219510	Freaky Deaky - Single	Tyga & Doja Cat	8000990000;8000470000	2022-02-25			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1611645050	I'm Tired (From "Euphoria" An Original HBO Series) - Single	Labrinth & Zendaya	8001000000;8001010000	2022-03-04			Pop;Music	1	false	true				true
        1611845602	I Hate YoungBoy - Single	YoungBoy Never Broke Again	8001020000	2022-02-22			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1612719268	HANDSOMER (Remix) [feat. Ktlyn] - Single	Russ	8001030000	2022-03-09			Hip-Hop/Rap;Music;R&B/Soul	1	false	true	explicit			true
        1613321261	Dance Fever	Florence + the Machine	8000120000	2022-05-13	00602445676569	Polydor Records	Alternative;Music	14	false	false		A Polydor Records Release; ℗ 2022 Universal Music Operations Limited	3000x3000 13140f edcbc9 d4ba69 c1a6a3 ad9957	true
        1613376645	Sweetest Pie - Single	Megan Thee Stallion & Dua Lipa	8001040000;1031397873	2022-03-11			Pop;Music;Hip-Hop/Rap	1	false	true	explicit			true
        1613569404	What Would You Do? - Single	Joel Corry, David Guetta & Bryson Tiller	8001050000;8001060000;8001070000	2022-03-18			Dance;Music;House	1	false	true				true
        1613600183	Emotional Creature	Beach Bunny	1147783278	2022-07-22	810090090962	Mom+Pop	Alternative;Music	12	false	false		℗ 2022 Mom+Pop	3000x3000 202020 aea6f6 b68ef6 918bcb 9878cb	true
        1613977157	In My Head - Single	Lil Tjay	8001080000	2022-04-01			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1614337202	Blick Blick - Single	Coi Leray & Nicki Minaj	8001090000;8001100000	2022-03-18			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1614548999	Neck & Wrist (feat. JAY-Z & Pharrell Williams) - Single	Pusha T	8001110000	2022-04-06			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1614870185	7220 (Reloaded)	Lil Durk	8000760000				Hip-Hop/Rap;Music	1	false	false	explicit			true
        1614925309	Sigue/Forever My Love - Single	J Balvin & Ed Sheeran	444520760;8000520000	2022-03-25			Urbano latino;Music;Latin	2	false	false				false
        1615088986	Sleazy Flow - Single	SleazyWorld Go	8001120000	2021-10-15			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1615477870	No Love (Extended Version) - Single	Summer Walker, SZA & Cardi B	8001130000;8000750000;8001140000	2022-03-25			R&B/Soul;Music	1	false	true	explicit			true
        1615584999	Harry's House	Harry Styles	8001150000				Pop;Music	4	false	false				false
        1616186935	When You're Gone - Single	Shawn Mendes	8001160000	2022-03-31			Pop;Music	1	false	true				true
        1616190898	We Go Up (feat. Fivio Foreign) - Single	Nicki Minaj	8001100000	2022-03-25			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1616261250	Big Energy (Remix) [feat. DJ Khaled] - Single	Latto & Mariah Carey	8001170000;8001180000	2022-03-28			Hip-Hop/Rap;Music	1	false	true				true
        1616728060	Heart On My Sleeve	Ella Mai	1160482144	2022-05-06	00602445790951	10 Summers/Interscope Records	R&B/Soul;Music	15	false	false	explicit	A 10 Summers/Interscope Records Release; ℗ 2022 10 Summers Records, LLC	3000x3000 0b1b18 fc977a ef5429 cc7e66 c14925	true
        1617161806	B.I.B.L.E.	Fivio Foreign	8001190000	2022-04-08			Hip-Hop/Rap;Music	13	false	false	explicit			false
        1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	2022-04-01			Hip-Hop/Rap;Music	28	false	false	explicit			false
        1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	2022-04-08			Hip-Hop/Rap;Music	12	false	false	explicit			false
        1617353567	Public Displays Of Affection	Muni Long	8001250000				R&B/Soul;Music	5	false	false	explicit			false
        1617656019	LONDON - Single	BIA & J. Cole	8001260000;8000770000	2022-04-08			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1618136433	Come Home The Kids Miss You	Jack Harlow	8000500000				Hip-Hop/Rap;Music	14	false	false	explicit			false
        1618153462	Right On - Single	Lil Baby	8000330000	2022-04-08			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1618285311	In A Minute - Single	Lil Baby	8000330000	2022-04-08			Hip-Hop/Rap;Music	1	false	true	explicit			true
        1618287709	Obsessed - EP	Yahritza Y Su Esencia	8001270000				Música Mexicana;Music;Latin	3	false	false				false
        1620064449	ESQUEMAS	Becky G.	8000130000	2022-05-13	196589071002	Kemosabe Records/RCA Records	Latin;Music;Pop	14	false	false	explicit	℗ 2022 Kemosabe Records/RCA Records	3000x3000 130c2e f5f7f4 f7e6f4 c8c8cc c9bacc	false
        1620500261	Heart On My Sleeve	Ella Mai	1160482144	2022-05-06	00602445868162	10 Summers/Interscope Records	R&B/Soul;Music	15	false	false	clean	A 10 Summers/Interscope Records Release; ℗ 2022 10 Summers Records, LLC	3000x3000 0b1b18 fc977a ef5429 cc7e66 c14925	true
        1622045624	Un Verano Sin Ti	Bad Bunny	8000390000				Latin;Music	10	false	false				false
        1623447658	Dance Fever (Apple Music Edition)	Florence + the Machine	8000120000	2022-05-13	00602445960248	Polydor Records	Alternative;Music	21	false	false		A Polydor Records Release; ℗ 2022 Universal Music Operations Limited	3000x3000 13140f edcbc9 d4ba69 c1a6a3 ad9957	false
        1633956892	Emotional Creature	Beach Bunny	1147783278				オルタナティブ;ミュージック	1	false	false				true
        8000520100	÷	Ed Sheeran	8000520000	2017-03-03		Asylum	Pop;Music	12	false	false				true
        8001280100	American Teen	Khalid	8001280000	2017-03-03		RCA Records	R&B/Soul;Music	15	false	false		℗ 2017 RCA Records, a division of Sony Music Entertainment		true
        8001290100	Wolfgang Amadeus Phoenix	Phoenix	8001290000	2009-05-25		Glassnote	Alternative;Music	10	false	false				true
        8001300100	Catch a Vibe - EP	Karun & MONBRU	8001300000;8001310000	2021			R&B/Soul;Music	4	false	false				true
        8001320100	Synchronicity	The Police	8001320000	1983-06-17		A&M	Rock;Music	11	false	false		℗ 1983 A&M Records Ltd.		true
        8001330100	Let Them Talk	Hugh Laurie	8001330000	2011		Warner Bros. Records	Blues;Music	15	false	false				true
        8001330200	A Reading That Was Never Recorded (Simulated Audiobook)	Hugh Laurie	8001330000	2012			Spoken Word;Music	6	false	false				true
        8001340300	Thumbs Up - Single	The Worked Examples	8001340000	2014			Pop;Music	1	false	true				true
        8001340400	Thumbs Down - Single	The Worked Examples	8001340000	2016			Pop;Music	1	false	true				true
        8200000100	Abbey Road	The Beatles	136975	1969-09-26		Apple Records	Rock;Music	17	false	false				true
        8300000100	Bob Dylan	Bob Dylan	462006	1962-03-19		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	13	false	false				true
        8300000200	The Times They Are A-Changin'	Bob Dylan	462006	1964-01-13		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	10	false	false				true
        8300000300	Another Side of Bob Dylan	Bob Dylan	462006	1964-08-08		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	11	false	false				true
        8300000400	Bringing It All Back Home	Bob Dylan	462006	1965-03-22		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	11	false	false				true
        8300000500	Blonde on Blonde	Bob Dylan	462006	1966-06-20		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	14	false	false				true
        8300000600	John Wesley Harding	Bob Dylan	462006	1967-12-27		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	12	false	false				true
        8300000700	Nashville Skyline	Bob Dylan	462006	1969-04-09		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	10	false	false				true
        8300000800	Blood on the Tracks	Bob Dylan	462006	1975-01-20		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	10	false	false				true
        8300000900	Desire	Bob Dylan	462006	1976-01-05		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	9	false	false				true
        8300001000	Time Out of Mind	Bob Dylan	462006	1997-09-30		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	11	false	false				true
        8300004000	Future Nostalgia (The Moonlight Edition)	Dua Lipa	1031397873	2021-02-11		Warner Records	Pop;Music	19	false	false				false
        8300004100	Revelación - EP	Selena Gomez	280215834	2021-03-12		Interscope Records	Latin;Music	7	false	false				true
        8300005000	Born to Run (30th Anniversary Edition)	Bruce Springsteen	178834	2005-11-14		Columbia	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock	8	false	false				true
        8300005100	American Teen	Khalid	8001280000	2017-03-03		RCA Records	R&B/Soul;Music	15	false	false	clean	℗ 2017 RCA Records, a division of Sony Music Entertainment		true
        8300005200	Wolfgang Amadeus Phoenix (Simulated Edition)	Phoenix	8001290000	2009-05-25		Glassnote	Alternative;Music	10	false	false				true
        8300005300	Catch a Vibe (Simulated Edition) - EP	Karun & MONBRU	8001300000;8001310000	2021			R&B/Soul;Music	4	false	false				true
        8300005400	The Freewheelin' Bob Dylan (2010 Mono Version)	Bob Dylan	462006	2010-10-19		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	13	false	false				true
        8300005500	Hard Rain (Live)	Bob Dylan	462006	1976-09-13		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	9	false	false				true
        8300005600	Bob Dylan's Greatest Hits	Bob Dylan	462006	1967-03-27		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	10	true	false				true
        8300005700	Murder Most Foul - Single	Bob Dylan	462006	2020-03-27		Columbia	Rock;Music;Singer/Songwriter;Contemporary Folk	1	false	true				true
        8300005800	Traveling Wilburys, Vol. 1	Traveling Wilburys	8001500000	1988-10-17			Rock;Music	10	false	false				true
        8300005900	Hammersmith Odeon, London '75 (Live)	Bruce Springsteen	178834	2006-02-28		Columbia	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock	16	false	false				true
        8300006000	Greatest Hits	Bruce Springsteen	178834	1995-02-27		Columbia	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock	18	true	false				true
        8300006100	Letter to You - Single	Bruce Springsteen	178834	2020-09-10		Columbia	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock	1	false	true				true
        8300006200	Dustland - Single	The Killers	8001510000	2021-06-16			Alternative;Music	1	false	true				true
        8300007000	Off the Wall	Michael Jackson	32940	1979-08-10			Pop;Music;R&B/Soul	10	false	false				false
        8300007100	Invincible	Michael Jackson	32940	2001-10-30			Pop;Music;R&B/Soul	16	false	false				false
        8300007200	Thriller	Michael Jackson	32940	1982-11-30			Pop;Music;R&B/Soul	9	false	false				false
        8300007300	HIStory: Past, Present and Future, Book I	Michael Jackson	32940	1995-06-20			Pop;Music;R&B/Soul	30	false	false				false
        8300007400	Dangerous	Michael Jackson	32940	1991-11-26			Pop;Music;R&B/Soul	14	false	false				false
        8300007500	Pipes of Peace	Paul McCartney	8000230000	1983-10-31			Pop;Music;Rock	11	false	false				false
        8300007600	Bad	Michael Jackson	32940	1987-08-31			Pop;Music;R&B/Soul	11	false	false				false
        8300007700	Got to Be There	Michael Jackson	32940	1972-01-24			R&B/Soul;Music;Pop	10	false	false				false
        8300007800	Ben	Michael Jackson	32940	1972-08-04			R&B/Soul;Music;Pop	10	false	false				false
        8300007900	Control	Janet Jackson	8000300000	1986-02-04		A&M	Pop;Music;R&B/Soul	9	false	false				false
        8300008000	Evolve	Imagine Dragons	8000320000	2017-06-23			Alternative;Music	11	false	false				false
        """#
}
