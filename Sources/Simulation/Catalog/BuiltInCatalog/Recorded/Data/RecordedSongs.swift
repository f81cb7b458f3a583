// Data, one song a line, ordered by id, hence longer than other files. Ids from 8000000000 are invented. Empty fields
// were not recorded.

extension RecordedText {
    /// Columns: id, albumID, albumName, artistName, artistIDs, discNumber, trackNumber, name, durationInMillis, isrc,
    /// composerName, contentRating, hasLyrics, releaseDate, genres, workName, movementNumber, movementCount,
    /// movementName, featuredArtistIDs.
    static let songs = #"""
        26719	26746		The Jets	8000140000	1	1	Crush On You	270067	USMC19033204	Jerry Knight & Aaron Zigman			2001-01-01	R&B/Soul;Music;Pop;Contemporary R&B;Teen Pop					
        3242306	3242317		New Edition	8000150000	1	6	Candy Girl	237733	USWR39100014				1983-01-01	R&B/Soul;Music;Pop;Teen Pop;Hip-Hop/Rap;Hip-Hop					
        7018167	7018192	Soulhack	Forss	8000160000	1	1	City Ports	148720	DEP960300040			false	2003-02-06	Electronic;Musik					
        73239207	73239496		Debbie Gibson	8000170000	1	1	Only In My Dreams	236533	USAT29902070	Debbie Gibson			1987-09-15	Pop;Music;Dance;Pop/Rock;Teen Pop					
        80815626	80815644		Madonna	8000180000	1	2	Borderline	417040	USWB19902985				1983-01-01	Pop;Music;Pop/Rock;Electronic;R&B/Soul;Dance					
        80954416	80954783		Shana	8000190000	1	2	I Want You	250480	USA560596419				2005-09-13	R&B/Soul;Music;Hip-Hop/Rap					
        158643513	158643506		New Kids On the Block	8000200000	1	1	You've Got It (The Right Stuff)	249960	USSM18700355	Maurice Starr			1986-01-01	Pop;Music;Dance;R&B/Soul;Teen Pop					
        186166292	8300007000		Michael Jackson	32940	1	1	Don't Stop 'Til You Get Enough	364442	USSM17900816	Michael J. Jackson			1979-07-10	Pop;Music;R&B/Soul;Contemporary R&B;Quiet Storm;Rock;Soul;Dance;Disco;Funk;Pop/Rock					
        186166358	8300007000		Michael Jackson	32940	1	2	Rock With You	219926	USSM17900817	R. Temperton			1979-08-10	Pop;Music;R&B/Soul;Contemporary R&B;Quiet Storm;Rock;Soul;Dance;Disco;Funk;Pop/Rock					
        186166433	8300007000		Michael Jackson	32940	1	5	Off the Wall	245779	USSM17900820	R. Temperton			1979-08-10	Pop;Music;R&B/Soul;Contemporary R&B;Quiet Storm;Rock;Soul;Dance;Disco;Funk;Pop/Rock					
        186166483	8300007000		Michael Jackson	32940	1	7	She's Out of My Life	218152	USSM17900822	Tom Bahler			1979-08-10	Pop;Music;R&B/Soul;Contemporary R&B;Quiet Storm;Rock;Soul;Dance;Disco;Funk;Pop/Rock					
        190758932	190758914		Bob Dylan	462006	1	1	Blowin' In the Wind	168757	USSM19900534	B. Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190758937	190758914		Bob Dylan	462006	1	2	Girl from the North Country	203082	USSM19922898	B. Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190758945	190758914		Bob Dylan	462006	1	3	Masters of War	278100	USSM19922899	B. Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190759004	190758914		Bob Dylan	462006	1	4	Down the Highway	212108	USSM19922900	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190759330	190758914		Bob Dylan	462006	1	5	Bob Dylan's Blues	148874	USSM19922901	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190759530	190758914		Bob Dylan	462006	1	6	A Hard Rain's A-Gonna Fall	412988	USSM19922902	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190759866	190758914		Bob Dylan	462006	1	7	Don't Think Twice, It's All Right	220888	USSM19922903	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190759897	190758914		Bob Dylan	462006	1	8	Bob Dylan's Dream	302600	USSM19922904	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190760759	190758914		Bob Dylan	462006	1	9	Oxford Town	110336	USSM19922905	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190761023	190758914		Bob Dylan	462006	1	10	Talkin' World War III Blues	387464	USSM19922906	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190761041	190758914		Bob Dylan	462006	1	11	Corrina, Corrina	164032	USSM19922907	B. Dylan			1962-01-01	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190761184	190758914		Bob Dylan	462006	1	12	Honey, Just Allow Me One More Chance	120843	USSM19929601	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        190761224	190758914		Bob Dylan	462006	1	13	I Shall Be Free	286757	USSM19922908	Bob Dylan			1963-05-27	Rock;Music;Singer/ Songwriter;Singer/Songwriter;Contemporary Folk					
        201281527	201281514	Highway 61 Revisited	Bob Dylan	462006	1	1	Like a Rolling Stone	371714	USSM19922509	Bob Dylan			1965-07-20	Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        203201890	203201685		Martika	8000210000	1	4	Toy Soldiers	287533	USSM18800406	Martika & M. Jay			1988-10-18	Pop;Music;Dance;R&B/Soul;Adult Contemporary					
        203709340	203708420	Born in the U.S.A.	Bruce Springsteen	178834	1	11	Dancing in the Dark	245298	USSM18400416	Bruce Springsteen			1984-05-04	Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        215739235	8300007100		Michael Jackson	32940	1	6	You Rock My World	338947	USSM10109858	Michael J. Jackson, Lashawn Daniels, Rodney Jerkins, Fred Jerkins III & Nora Payne			2001-08-22	Pop;Music;R&B/Soul;Contemporary R&B;Pop/Rock;Adult Contemporary;Dance;Rock					
        269572927	8300007200		Michael Jackson	32940	1	1	Wanna Be Startin' Somethin'	362900	USSM19902986	Michael J. Jackson			1982-11-30	Pop;Music					
        269573303	8300007200		Michael Jackson	32940	1	4	Thriller	357753	USSM19902989	Rod Temperton			1982-11-30	Pop;Music					
        269573341	8300007200		Michael Jackson	32940	1	5	Beat It	258152	USSM19902990	M. J. Jackson			1982-11-30	Pop;Music					
        269573364	8300007200		Michael Jackson	32940	1	6	Billie Jean	294188	USSM19902991	Michael J. Jackson			1982-11-30	Pop;Music					
        269573405	8300007200		Michael Jackson	32940	1	7	Human Nature	245913	USSM19902992	Steve Porcaro & John Bettis			1982-11-30	Pop;Music					
        269573447	8300007200		Michael Jackson	32940	1	8	P.Y.T. (Pretty Young Thing)	238724	USSM19902993	James Ingram & Quincy Jones			1982-11-30	Pop;Music					
        304797572	304797474		Menudo	8000220000	1	15	Hold Me	249080	USBL10000910	Howie Rice			1999-07-27	Pop Latino;Music;Latino					
        310505597	8300007300		Michael Jackson	32940	2	9	You Are Not Alone	344826	USSM19500002	R. Kelly & Robert Kelly			1995-06-20	Pop;Music;Rock;Dance;R&B/Soul;Funk;Pop/Rock					
        310730206	310730204		Bruce Springsteen	178834	1	1	Thunder Road	289186	USSM19904335	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        310730208	310730204		Bruce Springsteen	178834	1	2	Tenth Avenue Freeze-Out	191315	USSM19904336	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        310730209	310730204		Bruce Springsteen	178834	1	3	Night	181341	USSM19904337	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        310730213	310730204		Bruce Springsteen	178834	1	4	Backstreets	391764	USSM19904338	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        310730214	310730204		Bruce Springsteen	178834	1	5	Born to Run	269933	USSM17500423	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        310730220	310730204		Bruce Springsteen	178834	1	6	She's the One	270261	USSM19904339	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        310730222	310730204		Bruce Springsteen	178834	1	7	Meeting Across the River	198721	USSM19904340	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        310730227	310730204		Bruce Springsteen	178834	1	8	Jungleland	573496	USSM19904341	Bruce Springsteen			1975-08-25	Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        322847119	8300007400		Michael Jackson	32940	1	1	Jam	339515	USSM10407525	Michael Jackson, Bruce Swedien, Rene Moore & Teddy Riley			1991-11-26	Pop;Music					
        322847187	8300007400		Michael Jackson	32940	1	5	Remember the Time	240134	USSM10020715	M. J. Jackson, T. Riley & B. Belle			1991-11-26	Pop;Music					
        322847191	8300007400		Michael Jackson	32940	1	8	Black or White	256018	USSM19000733	M. J. Jackson			1991-11-11	Pop;Music					
        362979920	8300007500		Paul McCartney & Michael Jackson	8000230000;32940	1	8	Say Say Say	234077	GBCCS8300875	Paul McCartney & Michael Jackson			1983-10-03	Pop;Music;Rock;Arena Rock;Pop/Rock;Soft Rock					
        551515708	8300007600		Michael Jackson	32940	1	1	Bad	247369	USSM11204980	Michael J. Jackson			1987-08-31	Pop;Music;Pop/Rock;Dance;R&B/Soul;Contemporary R&B;Rock					
        551515751	8300007600		Michael Jackson	32940	1	2	The Way You Make Me Feel	298122	USSM11204981	M. J. Jackson			1987-08-31	Pop;Music;Pop/Rock;Dance;R&B/Soul;Contemporary R&B;Rock					
        551515758	8300007600		Michael Jackson	32940	1	7	Man In the Mirror	318688	USSM11204986	Glen Ballard & Siedah Garrett			1987-08-31	Pop;Music;Pop/Rock;Dance;R&B/Soul;Contemporary R&B;Rock					
        551515760	8300007600		Michael Jackson & Siedah Garrett	32940;8000240000	1	8	I Just Can't Stop Loving You	253785	USSM11204987	Michael J. Jackson			1987-07-20	Pop;Music;Pop/Rock;Dance;R&B/Soul;Contemporary R&B;Rock					
        551515762	8300007600		Michael Jackson	32940	1	9	Dirty Diana	280753	USSM11204988	Jerry Hey & Michael J. Jackson			1987-08-31	Pop;Music;Pop/Rock;Dance;R&B/Soul;Contemporary R&B;Rock					
        551515763	8300007600		Michael Jackson	32940	1	10	Smooth Criminal	257766	USSM11204989	Michael J. Jackson			1987-08-31	Pop;Music;Pop/Rock;Dance;R&B/Soul;Contemporary R&B;Rock					
        551515764	8300007600		Michael Jackson	32940	1	11	Leave Me Alone	280359	USSM11204990	Michael J. Jackson			1987-08-31	Pop;Music;Pop/Rock;Dance;R&B/Soul;Contemporary R&B;Rock					
        635016640	635016635	I Love You.	The Neighbourhood	8000250000	1	4	Sweater Weather	240400	USSM11300080	Jesse, Zachary Abels & Jeremiah Freedman		true	2012-12-03	Alternative;Music					
        648508179	8300007700		Michael Jackson	32940	1	5	Got to Be There	197448	USMO17100549	Elliot Willensky			1971-10-07	R&B/Soul;Music;Pop;Soft Rock;Soul;Pop/Rock;Motown					
        648513739	8300007800		Michael Jackson	32940	1	1	Ben	166527	USMO17282631	Walter Scharf & Don Black			1972-07-12	Pop;Music					
        661233781	661233401	Stranger Than Fiction	Kevin Gates	8000260000	1	8	Thinking With My Dick (feat. Juicy J)	165315	USAT21301797	Jeremy McArthur, Jordan Houston, Kevin Gates & Tevin Thompson	explicit	true	2013-07-16	Hip-Hop/Rap;Music;Gangsta Rap;Rock;Rap;Dirty South;Hardcore Rap					8001350000
        712108754	712108686		Alisha	8000270000	1	10	Baby Talk	338227	USVG29552428				2007-02-13	Country;Music					
        712862708	712862605	Walking On a Dream (Special Edition)	Empire of the Sun	8000280000	1	2	Walking On a Dream	198440	AUEI10800039	Luke Steele, Jonathan Sloan & Nick Littlemore		true	2008-08-30	Electronic;Musik;Rock;Adult Alternative;Alternative					
        715675288	715675181		Tracie Spencer	8000290000	1	2	Symptoms of True Love	304933	USCA28700144	I. Klarmann & F. Weber			1988-01-01	R&B/Soul;Music;Quiet Storm;Dance;Rock;Soul;Electronic					
        723390870	723390477		Janet Jackson	8000300000	1	11	Together Again	301200	USVI29700014				1997-10-07	Rock;Music;R&B/Soul;Contemporary R&B;Pop;Adult Contemporary;Dance;Electronic					
        724885384	724885014		Janet Jackson	8000300000	1	3	All for You	330027	USVI20100057				2001-03-13	Pop;Music;Rock;Electronic;R&B/Soul;Contemporary R&B;Adult Contemporary;Dance;Pop/Rock					
        724885790	724885014		Janet Jackson	8000300000	1	17	Doesn't Really Matter	264973	USVI20100098				2001-04-24	Pop;Music;Rock;Electronic;R&B/Soul;Contemporary R&B;Adult Contemporary;Dance;Pop/Rock					
        900032829	900032785	Something For the Pain	Michael de Jong	6671250	1	7	Something For the Pain	327693	NLH851300057	Michael de Jong			2014-07-11	Singer/Songwriter;Music;Blues					
        907242702	8001340300		The Worked Examples	8001340000	1	1	Thumbs Up							Pop;Music					
        1043322098	8300007900		Janet Jackson	8000300000	1	6	When I Think of You	237485	USVI29700014	Janet Jackson, James Harris III & Terry Lewis			1986-02-04	Pop;Music					
        1151618586	8001340400		The Worked Examples	8001340000	1	1	Thumbs Down							Pop;Music					
        1227451772	1227451760	Feel Something	Jaymes Young	8000310000	1	12	Infinity	237655	USAT21700938	Billboard & Jaymes Young		true	2017-06-23	Alternative;Music					
        1233502267	8300008000		Imagine Dragons	8000320000	1	3	Believer	204345		Dan Reynolds, Wayne Sermon, Ben McKee, Daniel Platzman, Robin Fredriksson, Mattias Larsson & Justin Drew Tranter			2017-02-01	Alternative;Music					
        1384782182	1384782173	Harder Than Ever	Lil Baby & Drake	8000330000;8000340000	1	5	Yes Indeed	142273	USUM71806749	Dominique Jones, Aubrey Drake Graham & Wesley Glass	explicit	true	2018-05-15	Hip-Hop/Rap;Music					
        1437955726	1437955279	Drip Harder	Lil Baby & Gunna	8000330000;8000350000	1	12	Drip Too Hard	145543	USUG11801811	Dominique Jones, Sergio Kitchens & Chandler Durham	explicit	true	2018-09-12	Hip-Hop/Rap;Music					
        1440111980	1440111976	If I Know Me	Morgan Wallen	8000360000	1	4	Whiskey Glasses	234347	QZ22S1500059	Ben Burgess & Kevin Kadish		true	2016-01-01	Country;Music					
        1440111985	1440111976	If I Know Me	Morgan Wallen	8000360000	1	9	Chasin' You	205453	QZ22S1800006	Morgan Wallen, Jamie Moore & Craig Wiseman		true	2018-04-27	Country;Music					
        1440766784	1440765580	channel ORANGE	Frank Ocean	8000370000	1	11	Lost	234093	USUM71207186	Micah Otano, Lonnie Breaux, Paul Shelton & J. Ho	explicit	true	2012-07-10	Pop;Music					
        1440924420	1440923499	ARDIPITHECUS	WILLOW	8000380000	1	13	Wait a Minute!	196520	QMJMT1500801	Willow Smith & James Chul Rim		true	2015-12-11	Alternative;Music					
        1470146813	1470146332	OASIS	J Balvin & Bad Bunny	444520760;8000390000	1	5	LA CANCIÓN	242573	USUM71911618	J Balvin, Bad Bunny, José Nicael Arroyo, Gilbert Rodriguez Marte & Alejandro Ramirez		true	2019-08-02	Urbano latino;Music;Latin					
        1476463542	1476463541	Sports - Single	Beach Bunny	1147783278	1	1	Sports	164165	QZAPG1780549			true	2018-01-01	Alternative;Music					
        1476463574	1476463573	Prom Queen - EP	Beach Bunny	1147783278	1	1	Prom Queen	136562	QZDA71885746			true	2018-08-10	Alternative;Music					
        1482041830	1482041821	Honeymoon	Beach Bunny	1147783278	1	9	Cloud 9	147351	USQE91600054			true	2020-02-14	Alternative;Music					
        1508562516	1508562310	Dreamland	Glass Animals	8000400000	1	14	Heat Waves	238805	GBUM72000433	Dave Bayley		true	2020-06-29	Alternative;Music					
        1511793607	1511793475	THE GOAT	Polo G	8000410000	1	3	Martin & Gina	132833	USQX92002595	Taurus Bartlett, Tahj Vaughn, Kyre Trask & Hagan Lange	explicit	true	2020-05-15	Hip-Hop/Rap;Music					
        1521889285	1521889004	Shoot For The Stars Aim For The Moon	Pop Smoke	8000420000	1	3	For The Night (feat. Lil Baby & DaBaby)	190476	USUM72013355	Bashar Jackson, Alex Petit, Christoffer Buchardt Marcussen, Cédric Leutwyler, Dominique Jones & Jonathan Kirk	explicit	true	2020-07-03	Hip-Hop/Rap;Music					8000330000;8001360000
        1540314624	1540314609	Dangerous: The Double Album	Morgan Wallen	8000360000	1	2	Wasted On You	178520	USUG12004194	Morgan Wallen, Ernest Keith Smith, Josh Thompson & Ryan Vojtesak		true	2021-01-08	Country;Music					
        1542103620	1542102907	EL ÚLTIMO TOUR DEL MUNDO	Bad Bunny & Jhay Cortez	8000390000;8000430000	1	11	DÁKITI	205090	QMFME2004132	Benito A. Martinez Ocasio & Gabriel Mora	explicit	true	2020-10-30	Urbano latino;Music;Latin					
        1556175854	1556175419	Justice	Justin Bieber	8000440000	1	11	Ghost	153190	USUM72102635	Justin Bieber, Jonathan Bellion, Jordan K. Johnson, Stefan Johnson & Michael Pollack		true	2021-03-19	Pop;Music					
        1556670532	1556669854	Scary Hours 2	Drake	8000340000	1	2	Wants and Needs (feat. Lil Baby)	192956	USUG12101042	Aubrey Drake Graham, Dominique Jones, Ronald LaTour, Dylan Cleary-Krell & Noah Shebib	explicit	true	2021-03-05	Hip-Hop/Rap;Music					8000330000
        1564531202	1564530719	Happier Than Ever	Billie Eilish	8000450000	1	15	Happier Than Ever	298899	USUM72105936	Billie Eilish & FINNEAS	explicit	true	2021-07-30	Alternative;Music					
        1565443631	1565443380	KHALED KHALED	DJ Khaled	8000460000	1	2	EVERY CHANCE I GET (feat. Lil Baby & Lil Durk)	236524	USSM12102263	DJ Khaled, Dominique' Jones, Durk Banks & Brytavious Chambers	explicit	true	2021-04-30	Hip-Hop/Rap;Music					8000330000;8000760000
        1570323056	1570323047	Yonaguni - Single	Bad Bunny	8000390000	1	1	Yonaguni	206710	QM6P42169803	Benito A. Martinez	explicit	true	2021-06-03	Urbano latino;Music;Latin					
        1571169191	1571168930	Planet Her	Doja Cat	8000470000	1	4	Get Into It (Yuh)	138293	USRC12101535	Amala Zandile Dlamini, Ari Starace & Sheldon Yu-Ting Cheung	explicit	true	2021-06-25	Pop;Music					
        1571169194	1571168930	Planet Her	Doja Cat	8000470000	1	5	Need To Know	210560	USRC12101120	Amala Zandile Dlamini & Lukasz Gottwald	explicit	true	2021-06-11	Pop;Music					
        1574378625	1574378620	STAY - Single	The Kid LAROI & Justin Bieber	8000480000;8000440000	1	1	STAY	141806	USSM12103949	Justin Bieber, Charlton Howard, Blake Slatkin, Omer Fedi, Charlie Puth, Magnus Høiberg, Michael Mule, Isaac DeBoni & Subhaan Rahmaan	explicit	true	2021-07-09	Pop;Music					
        1576552565	1576552540	INDUSTRY BABY - Single	Lil Nas X & Jack Harlow	8000490000;8000500000	1	1	INDUSTRY BABY	212000	USSM12104539	Jack Harlow, Montero Hill, Kanye West, Denzel Baptiste, Nick Lee & David Biral	explicit	true	2021-07-23	Hip-Hop/Rap;Music;Pop					
        1578326262	1578326258	F*CK LOVE 3+: OVER YOU	The Kid LAROI & Justin Bieber	8000480000;8000440000	1	3	STAY	141806	USSM12103949	Justin Bieber, Charlton Howard, Blake Slatkin, Omer Fedi, Charlie Puth, Magnus Høiberg, Michael Mule, Isaac DeBoni & Subhaan Rahmaan	explicit	true	2021-07-09	Pop;Music					
        1578986673	1578986656	Cold Heart (PNAU Remix) - Single	Elton John & Dua Lipa	8000510000;1031397873	1	1	Cold Heart (PNAU Remix)	202735	GBUM72104705	Elton John, Bernie Taupin, Peter Mayes, Nicholas Littlemore & Sam Littlemore		true	2021-08-13	Pop;Music					
        1581087034	1581087024	=	Ed Sheeran	8000520000	1	2	Shivers	207853	GBAHS2100671	Ed Sheeran, Johnny McDaid, Kal Lavelle & Steve Mac		true	2021-09-09	Pop;Music					
        1582024384	1582024378	Human: The Double Album	Cody Johnson	8000530000	1	4	'Til You Can't	224213	QMCQK1900137	Ben Stennis & Matt Rogers		true	2021-06-11	Country;Music					
        1582660725	1582660720	MONTERO	Lil Nas X	8000490000	1	4	THATS WHAT I WANT	143901	USSM12105732	Montero Hill, Omer Fedi, Blake Slatkin, Ryan Tedder & Keegan Bach	explicit	true	2021-09-17	Pop;Music					
        1583678164	1583678146	Up 2 Më	Yeat	8000540000	1	18	Monëy so big	160052	USLD91734275		explicit	true	2021-09-10	Hip-Hop/Rap;Music					
        1584281482	1584281467	Certified Lover Boy	Drake	8000340000	1	3	Girls Want Girls (feat. Lil Baby)	221980	USUG12104399	Aubrey Drake Graham, D. Jones, O. Yildirim & Mathias Liyew	explicit	true	2021-09-03	Hip-Hop/Rap;Music					8000330000
        1584281493	1584281467	Certified Lover Boy	Drake	8000340000	1	6	Fair Trade (feat. Travis Scott)	291175	USUG12104402	Aubrey Drake Graham, J. Webster II, O. Yildirim, J Sweet, E. Oshunrinde, R.S. Antoine, C. Day Wilson, K. Edmonds, T. Halm, V. Wade, E. Dernst II, B Banks, M. Gordon, K. Mosovich & M. Reddick	explicit	true	2021-09-03	Hip-Hop/Rap;Music					8001370000
        1584281770	1584281467	Certified Lover Boy	Drake	8000340000	1	7	Way 2 Sexy (feat. Future & Young Thug)	257605	USUG12104403	Aubrey Drake Graham, N. Wilburn, J. Williams, B. Simmons, L. Ragland, R. Fairbrass, F. Fairbrass & R. Manzoli	explicit	true	2021-09-03	Hip-Hop/Rap;Music					8000780000;8001380000
        1584281787	1584281467	Certified Lover Boy	Drake	8000340000	1	13	Knife Talk (feat. 21 Savage & Project Pat)	242966	USUG12104409	Aubrey Drake Graham, S. Bin Abraham-Joseph, L. Wayne, P. Houston, J. Houston, R. Mayers & P. Johnson	explicit	true	2021-09-03	Hip-Hop/Rap;Music					8000880000;8001390000
        1585883847	1585883836	Expensive Pain	Meek Mill	8000550000	1	4	Sharing Locations (feat. Lil Baby & Lil Durk)	161053	USAT22105014	Alexander Papamitrou, Dominik Svoroboric, Dominique Jones, Durk Banks, Nii Tetteh, Nikolas Papamitrou & Robert Williams	explicit	true	2021-08-27	Hip-Hop/Rap;Music					8000330000;8000760000
        1586662253	1586662251	Over - Single	Lucky Daye	8000560000	1	1	Over	205276	USRC12102179	David Brown, Dernst Emile II, Carl Devonish, Jr., Mike “Hunnid” McGregor, Ivan Barias, Carvin Haggins, Taalib Johnson & Francis Lai	explicit	true	2021-09-22	R&B/Soul;Music					
        1588439297	1588439290	Who Want Smoke?? (feat. G Herbo, Lil Durk & 21 Savage) - Single	Nardo Wick	8000570000	1	1	Who Want Smoke?? (feat. G Herbo, Lil Durk & 21 Savage)	279853	USRC12101071	Horace Walls, She'yaa Bin Abraham-Joseph, Mark Läpple Onokey, Durk Banks, Dominique' Jones & Carlos Pfersdorf	explicit	true	2021-10-08	Hip-Hop/Rap;Music					8001400000;8000760000;8000880000
        1590036021	1590035691	30	Adele	8000580000	1	2	Easy On Me	224695	USSM12105970	Adele Adkins & Greg Kurstin		true	2021-10-14	Pop;Music;Vocal;Vocal Pop					
        1590438674	1590438335	The Motto - Single	Tiësto & Ava Max	8000590000;8000600000	1	1	The Motto	164819	CYA112001070	Amanda Ava Koci, Claudia Valentina, Pablo Bowman, Peter Rycroft, Sarah Blanchard & Tijs Verwest		true	2021-11-04	Dance;Music;Pop					
        1591302173	1591302000	Human (feat. Echoes) - Single	John Summit	8000610000	1	1	Human (feat. Echoes)	219048	GBAYE2101411	Angel Z, Freek Geuze, John Schuster, Oliver Jacobs, Paul Clarke & Phillip Jacobs		true	2021-11-24	Dance;Music					8001410000
        1591640885	1591640884	Enemy (From the series "Arcane League of Legends") - Single	Imagine Dragons, JID & League of Legends	8000320000;8000620000;8000630000	1	1	Enemy (From the series "Arcane League of Legends")	173381	USUM72119916	Dan Reynolds, Justin Tranter, Wayne Sermon, Ben McKee, Daniel Platzman, Robin Fredriksson, Mattias Larsson & Destin Route		true	2021-10-28	Alternative;Music					
        1592774398	1592774394	Sniper Gang Presents Syko Bob & Snapkatt: Nightmare Babies	Kodak Black	8000640000	1	4	Super Gremlin	200548	USAT22107295	Bill K. Kapri, Jacob Canady & Maik Alexander Timmermann	explicit	true	2022-02-10	Hip-Hop/Rap;Music					
        1593185593	1593185587	Envolver - Single	Anitta	8000650000	1	1	Envolver	193806	USWL12100576	Cristian Andrés Salazar, Freddy Montalvo, José Carlos Cruz, Julio Manuel González & Larissa de Macedo Machado		true	2021-11-11	Pop Latino;Music;Latin					
        1594677759	1594677532	Encanto (Original Motion Picture Soundtrack)	Jessica Darrow	8000660000	1	3	Surface Pressure	202227	USWD12112914	Lin-Manuel Miranda		true	2021-11-19	Soundtrack;Music					
        1594677760	1594677532	Encanto (Original Motion Picture Soundtrack)	Carolina Gaitán - La Gaita, Mauro Castillo, Adassa, Rhenzy Feliz, Diane Guerrero, Stephanie Beatriz & Encanto - Cast	8000670000;8000680000;8000690000;8000700000;8000710000;8000720000;8000730000	1	4	We Don't Talk About Bruno	216120	USWD12112915	Lin-Manuel Miranda		true	2021-11-19	Soundtrack;Music					
        1597132449	1597132174	Emiliana - Single	CKay	8000740000	1	1	Emiliana	164848	ZA34K2100657	BMH & CKay		true	2021-12-03	Afro-Pop;Music;African					
        1597172274	1597172268	Me or Sum (feat. Future & Lil Baby) - Single	Nardo Wick	8000570000	1	1	Me or Sum (feat. Future & Lil Baby)	225664	USRC12103471	Horace Walls, Juan Guerrieri-Maril, Nayvadius Wilburn & Dominique' Jones	explicit	true	2021-12-01	Hip-Hop/Rap;Music					8000780000;8000330000
        1598221453	1598221271	I Hate U - Single	SZA	8000750000	1	1	I Hate U	174000	USRC12103605	SZA, Carter Lang, Robert Bisel, Cody Fayne & Dylan Patrice	explicit	true	2021-12-03	R&B/Soul;Music					
        1600722156	1600721938	Broadway Girls (feat. Morgan Wallen) - Single	Lil Durk	8000760000	1	1	Broadway Girls (feat. Morgan Wallen)	185600	USQX92105926	Morgan Wallen, Durk Banks, Ryan Vojtesak, Ernest Keith Smith, Rocky Block, Grady Block, J. Reeves & Alexander Izquierdo		true	2021-12-19	Hip-Hop/Rap;Music					8000360000
        1600766436	1600766204	2014 Forest Hills Drive	J. Cole	8000770000	1	9	No Role Modelz	292799	USQX91402598	J. Cole, Darius Barnes, Marvin Whitemon, Paul Beauregard, Jordan Houston, Tenina Stevens, Earl Stevens, Danell Stevens & Brandt Jones	explicit	true	2014-12-09	Hip-Hop/Rap;Music					
        1604944757	1604944424	DRIP SEASON 4EVER	Gunna & Future	8000350000;8000780000	1	2	pushin P (feat. Young Thug)	136267	QMCE32200039	Jeffery Lamar Williams, Juke Wong, Nayvadius Wilburn, Sergio Kitchens & Wesley Glass	explicit	true	2022-01-07	Hip-Hop/Rap;Music					8001380000
        1604945199	1604944424	DRIP SEASON 4EVER	Gunna	8000350000	1	6	P power (feat. Drake)	193347	QMCE32200042	Aubrey Drake Graham, Barry Manilow, Leland Wayne & Sergio Kitchens	explicit	true	2022-01-13	Hip-Hop/Rap;Music					8000340000
        1604945223	1604944424	DRIP SEASON 4EVER	Gunna	8000350000	1	12	25k jacket (feat. Lil Baby)	120000	QMCE32200048	Nik Dean, Sergio Kitchens & Wesley Glass	explicit	true	2022-01-07	Hip-Hop/Rap;Music					8000330000
        1605027811	1605027263	Numb Little Bug - Single	Em Beihold	8000790000	1	1	Numb Little Bug	169238	USUM72200626	Emily Beihold, Nick Lopez & Andrew DeCaro		true	2022-01-28	Pop;Music					
        1605983206	1605983198	Palaces	Flume	8000800000	1	6	Get U	254868	AUFF02200006	Harley Streten		false	2022-05-20	Electronic;Music;Dance					
        1606052735	1606052727	she's all i wanna be - Single	Tate McRae	8000810000	1	1	she's all i wanna be	206772	USRC12103120	Tate McRae & Greg Kurstin		true	2022-02-04	Pop;Music					
        1606715703	1606715689	Rumors (feat. Lil Durk) - Single	Gucci Mane	8000820000	1	1	Rumors (feat. Lil Durk)	185856	USAT22200226	Brytavious Lakeith Chambers, Demetrius Moore, Durk Banks, Meech & Radric Davis	explicit	true	2022-01-25	Hip-Hop/Rap;Music					8000760000
        1606770075	1606770074	Where Did You Go? - Single	Jax Jones & MNEK	8000830000;8000840000	1	1	Where Did You Go?	177689	GBUM72108841	Mark Ralph, Siba, Timucin Lam, Uzoechi Emenike & Wayne Hector		true	2022-02-04	Dance;Music					
        1607400982	1607400716	Diplo	Diplo & Miguel	8000850000;8000860000	1	1	Don't Forget My Love	199091	USZ4V2200009	Thomas Wesley Pentz, Miguel Pimentel & Maximilian Jaeger		true	2022-02-11	Dance;Music					
        1607880044	1607880039	Don't Play That - Single	King Von & 21 Savage	8000870000;8000880000	1	1	Don't Play That	133613	USUYG1402387	Dayvon Bennet & She'yaa Bin Abraham-Joseph	explicit	true	2022-02-04	Hip-Hop/Rap;Music					
        1607918366	1607918350	MOTOMAMI	ROSALÍA	8000890000	1	2	CANDY	193489	USSM12109219	ROSALÍA, Pablo Diaz-Reixa, Frank Dukes, Adam Feeney, Kaan Gunesberk, David Rodriguez, William Bevan, Lashawn Daniels, Fred Jerkins III, Rodney Jerkins & William Ray Norwood, Jr.		true	2022-03-18	Pop Latino;Music;Latin;Pop					
        1608118905	1608118564	mainstream sellout	Machine Gun Kelly & blackbear	8000110000;8000900000	1	7	make up sex	122570	USUM72112363	Travis Barker, Omer Fedi, Colson Baker, Nick Long & Matthew Musto	explicit	true	2022-03-25	Alternative;Music					
        1608990811	1608990805	FLOWER SHOPS (THE ALBUM)	ERNEST	8000910000	1	6	Flower Shops (feat. Morgan Wallen)	214406	QZ22S2100091	Ernest Keith Smith, Ben Burgess & Mark Holman		true	2021-12-31	Country;Music					8000360000
        1609135208	1609135206	Boyfriend - Single	Dove Cameron	8000920000	1	1	Boyfriend	153000	USQX92200693	Dove Cameron, Evan Blair, Delacey & Skyler Stonestreet	explicit	true	2022-02-11	Pop;Music					
        1609137778	1609137776	MAMIII - Single	Becky G. & KAROL G	8000130000;8000930000	1	1	MAMIII	226088	USRC12200425	Rebbeca Marie Gomez, Daniel Echavarria Oviedo, Elena Rose & Carolina Giraldo Navarro		true	2022-02-10	Latin;Music					
        1609153365	1609153361	House On Fire - Single	Mimi Webb	8000940000	1	1	House On Fire	140803	USSM12109778	Mimi Webb, Pablo Bowman, Ines Dunn, Charlie Martin & Joe Housley		true	2022-02-18	Pop;Music					
        1609794347	1609794346	Banking On Me - Single	Gunna	8000350000	1	1	Banking On Me	200000	QMCE32200098		explicit	true	2022-01-07	Hip-Hop/Rap;Music					
        1610192494	1610192492	Attention - Single	Omah Lay & Justin Bieber	8000950000;8000440000	1	1	Attention	180563	USWB12200242	Bernard Harvey, Felisha King, Justin Bieber, Stanley Omah Didia & Vincent van den Ende		true	2022-03-03	R&B/Soul;Music					
        1610328930	1610328928	COMPLETE MESS - Single	5 Seconds of Summer	8000960000	1	1	COMPLETE MESS	206361	QMRSZ2200096	Ashton Irwin, Calum Hood, Luke Hemmings & Michael Clifford		true	2022-03-02	Pop;Music					
        1610618872	1610618866	a study of the human experience volume one - EP	GAYLE	8000970000	1	2	abcdefu	168552	USAT22103652	David Pittenger, GAYLE & Sara Davis	explicit	true	2021-08-13	Pop;Music					
        1610834870	1610834866	Familia	Camila Cabello	8000980000	1	3	psychofreak (feat. WILLOW)	201495	USSM12201108	Camila Cabello, Tom Peyton, Willow Smith, Eric Frederic & Scott Harris		true	2022-04-08	Pop;Music					8000380000
        1611055835	1611055823	7220	Lil Durk	8000760000	1	1	Started From	121060	USQX92200951	Durk Banks, Trenton Turner & Ethan Hayes	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056017	1611055823	7220	Lil Durk	8000760000	1	2	Headtaps	173880	USQX92200965	Durk Banks, Trenton Turner & David Morse	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056020	1611055823	7220	Lil Durk	8000760000	1	3	AHHH HA	186538	USQX92200794	Durk Banks, Joshua Luellen, Bryan Lamar Simmons, Lesidney Ragland, Konstantinos Latos & Brian Roke	explicit	true	2022-02-22	Hip-Hop/Rap;Music					
        1611056023	1611055823	7220	Lil Durk	8000760000	1	4	Shootout @ My Crib	153813	USQX92200967	Durk Banks, Maliki Decampos, Devonte Richmond & Jarvis Adams Jr.	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056028	1611055823	7220	Lil Durk	8000760000	1	5	Golden Child	114580	USQX92200949	Durk Banks, Christian Ward, Kevin Gomringer, Tim Gomringer, Christopher Pearson & Jorres Nelson	explicit	true	2022-03-10	Hip-Hop/Rap;Music					
        1611056031	1611055823	7220	Lil Durk	8000760000	1	6	No Interviews	179806	USQX92200952	Durk Banks, Trenton Turner & Henri Velasco	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056032	1611055823	7220	Lil Durk	8000760000	1	7	Petty Too (feat. Future)	159927	USQX92200950	Durk Banks, Nayvadius Wilburn, Roderick Hughey, Broderick Hughey & Adarsh Mani	explicit	true	2022-03-11	Hip-Hop/Rap;Music					8000780000
        1611056036	1611055823	7220	Lil Durk	8000760000	1	8	Barbarian	149244	USQX92200953	Durk Banks, John Lam, David McDowell & Roland Hannah	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056166	1611055823	7220	Lil Durk	8000760000	1	9	What Happened To Virgil (feat. Gunna)	181393	USQX92200954	Durk Banks, Sergio Kitchens & Darrel Jackson	explicit	true	2022-03-11	Hip-Hop/Rap;Music					8000350000
        1611056172	1611055823	7220	Lil Durk	8000760000	1	10	Grow Up/Keep It On Speaker	196341	USQX92200955	Durk Banks, David Morse, Daniel Ivy, Julian Davis, William Byrd, Ridge Williams & Dominic Brooks	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056174	1611055823	7220	Lil Durk	8000760000	1	11	Smoking & Thinking	147392	USQX92200956	Durk Banks, Maliki Decampos, Devonte Richmond, Gabriel Kerr & Cameron Hubler	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056176	1611055823	7220	Lil Durk	8000760000	1	12	Blocklist	126653	USQX92200957	Durk Banks, Maliki Decampos, Devonte Richmond & Jarvis Adams Jr.	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056227	1611055823	7220	Lil Durk	8000760000	1	13	Difference Is (feat. Summer Walker)	193396	USQX92200959	Summer Walker, Durk Banks, Jocelyn Donald, Trenton Turner & Thomas Moore	explicit	true	2022-03-11	Hip-Hop/Rap;Music					8001130000
        1611056228	1611055823	7220	Lil Durk	8000760000	1	14	Federal Nightmares	151340	USQX92200961	Durk Banks, Trenton Turner, Tahj Vaughn & Braylen Rembert	explicit	true	2022-03-11	Hip-Hop/Rap;Music					
        1611056232	1611055823	7220	Lil Durk	8000760000	1	16	Pissed Me Off	123077	USQX92104791	Durk Banks & Matthew Fontanilla Manuel	explicit	true	2021-10-15	Hip-Hop/Rap;Music					
        1611219512	1611219510	Freaky Deaky - Single	Tyga & Doja Cat	8000990000;8000470000	1	1	Freaky Deaky	215281	USUYG1414608	Alyssa Lourdiz Cantu, Amala Dlamini, Michael Stevenson, Brandon Hamlin, Lukasz Gottwald, Mike Crook, Ryan Ogren & Suzanne Vega	explicit	true	2022-02-25	Hip-Hop/Rap;Music					
        1611645052	1611645050	I'm Tired (From "Euphoria" An Original HBO Series) - Single	Labrinth & Zendaya	8001000000;8001010000	1	1	I'm Tired (From "Euphoria" An Original HBO Series)	187944	USQX92200588	Labrinth		true	2022-03-04	Pop;Music					
        1611845611	1611845602	I Hate YoungBoy - Single	YoungBoy Never Broke Again	8001020000	1	1	I Hate YoungBoy	261818	USAT22201682	Jason Goldberg & Kentrell Gaulden	explicit	true	2022-02-22	Hip-Hop/Rap;Music					
        1612719271	1612719268	HANDSOMER (Remix) [feat. Ktlyn] - Single	Russ	8001030000	1	1	HANDSOMER (Remix) [feat. Ktlyn]	143415	QZQAY2239696	Ktlyn Raps & Russell Vitale	explicit	true	2022-03-09	Hip-Hop/Rap;Music;R&B/Soul					8001420000
        1613376653	1613376645	Sweetest Pie - Single	Megan Thee Stallion & Dua Lipa	8001040000;1031397873	1	1	Sweetest Pie	201334	QMCE32200232	Clarence Coffee Jr, Dua Lipa, John Walsh Homen, Joshua Isaiah Parker, Megan Pete, Nija Aisha-Alayja Charles, Sarah Hudson & Stephen Kozmeniuk	explicit	true	2022-03-11	Pop;Music;Hip-Hop/Rap					
        1613569750	1613569404	What Would You Do? - Single	Joel Corry, David Guetta & Bryson Tiller	8001050000;8001060000;8001070000	1	1	What Would You Do?	174215	GBAHS2200279			true	2022-03-18	Dance;Music;House					
        1613600188	1613600183	Emotional Creature	Beach Bunny	1147783278	1	1	Entropy	221000	USQE92100257	Anthony Vaccaro, Jon Alvarado, Lili Trifilio & Matt Henkels		true	2022-06-09	Alternative;Music					
        1613600377	1613600183	Emotional Creature	Beach Bunny	1147783278	1	8	Gravity	95147	USQE92100264	Anthony Vaccaro, Jon Alvarado, Lili Trifilio & Matt Henkels		false	2022-07-22	Alternative;Music					
        1613600384	1613600183	Emotional Creature	Beach Bunny	1147783278	1	12	Love Song	342693	USQE92100268	Anthony Vaccaro, Jon Alvarado, Lili Trifilio & Matt Henkels		true	2022-07-22	Alternative;Music					
        1613977158	1613977157	In My Head - Single	Lil Tjay	8001080000	1	1	In My Head	135264	USSM12202421	Lil Tjay, Theron Thomas, Tim Thomas, Jason Desrouleaux, Jonathan Rotem, kisean paul anderson & Keidran Jones	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1614337328	1614337202	Blick Blick - Single	Coi Leray & Nicki Minaj	8001090000;8001100000	1	1	Blick Blick	178413	USUM72203386	Coi Leray, Nicki Minaj, Lukasz Gottwald, Rocco Valdes, Ryan Ogren, Mike Crook, Randall Hammers & Asia Smith	explicit	true	2022-03-18	Hip-Hop/Rap;Music					
        1614549001	1614548999	Neck & Wrist (feat. JAY-Z & Pharrell Williams) - Single	Pusha T	8001110000	1	1	Neck & Wrist (feat. JAY-Z & Pharrell Williams)	209315	USUM72121118	Terrence Thornton, Pharrell Williams & Shawn Carter	explicit	true	2022-04-06	Hip-Hop/Rap;Music					8001430000;8001440000
        1614870427	1614870185	7220 (Reloaded)	Lil Durk	8000760000	1	1	Computer Murderers	139533	USQX92201462	Durk Banks, Trenton Turner & Marko Cervantes	explicit	true	2022-03-18	Hip-Hop/Rap;Music					
        1614925321	1614925309	Sigue/Forever My Love - Single	J Balvin & Ed Sheeran	444520760;8000520000	1	2	Forever My Love	190601	QZM5U2200344	J Balvin, Ed Sheeran, Michael Brun, Justin Quiles & Keytin		true	2022-03-25	Urbano latino;Music;Latin					
        1615089001	1615088986	Sleazy Flow - Single	SleazyWorld Go	8001120000	1	1	Sleazy Flow	111484	QZNWT2199125	Joseph Isaac & Robert Lavar McCoy Jr.	explicit	true	2021-10-15	Hip-Hop/Rap;Music					
        1615477888	1615477870	No Love (Extended Version) - Single	Summer Walker, SZA & Cardi B	8001130000;8000750000;8001140000	1	1	No Love (Extended Version)	276214	USUM72202839	Summer Walker, Belcalis Almanzar, Charles “Prince Charlez” Hinshaw, Charles Jr Ocansey, Charles McAllister, Sean Garrett, SZA & Sony Anderson de Sousa Ramos	explicit	true	2022-03-25	R&B/Soul;Music					
        1615585008	1615584999	Harry's House	Harry Styles	8001150000	1	4	As It Was	167303	USSM12200612	Harry Styles, Kid Harpoon & Tyler Johnson		true	2022-03-31	Pop;Music					
        1616186939	1616186935	When You're Gone - Single	Shawn Mendes	8001160000	1	1	When You're Gone	172267	USUM72204098	Shawn Mendes, Jonah Shy & Scott Harris		true	2022-03-31	Pop;Music					
        1616190902	1616190898	We Go Up (feat. Fivio Foreign) - Single	Nicki Minaj	8001100000	1	1	We Go Up (feat. Fivio Foreign)	255189	USUM72204900	Onika Maraj, Joshua Goods, Anthony Woart Jr., Maxie Ryles, Szymon Świątczak & Konrad Zasada	explicit	true	2022-03-25	Hip-Hop/Rap;Music					8001190000
        1616261253	1616261250	Big Energy (Remix) [feat. DJ Khaled] - Single	Latto & Mariah Carey	8001170000;8001180000	1	1	Big Energy (Remix) [feat. DJ Khaled]	181666	USRC12200496	Mariah Carey, Alyssa Stephens, Vaughn Oliver, Lukasz Gottwald, Theron Thomas, Adrian Belew, Christopher Frantz, Steven Stanley, Tina Weymouth, Randall Hammers, Jaucquez Lowe, A1 Laflare & Dave Hall	clean	true	2022-03-28	Hip-Hop/Rap;Music					8000460000
        1616728064	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	1	Trying	197314	USUM72203653	Charles Hinshaw Jr, Dijon McFarlane, Ella Mai Howell, NICHOLAS MATTHEW BALDING, Peter Johnson & Shah Rukh Zaman Khan		true	2022-05-06	R&B/Soul;Music					
        1616728065	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	2	Not Another Love Song	255013	USUM72203647	Jahaan Sweet, Matthew Samuels, Khristopher Riddick-Tynes, Leon Thomas III, Ella Mai Howell & Varren Wade		true	2022-04-02	R&B/Soul;Music					
        1616728066	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	3	Didn't Say (feat. Latto)	245650	USUM72203642	alyssa michelle stephens, Dijon McFarlane, Ella Mai Howell, Shah Rukh Zaman Khan & Varren Wade	explicit	true	2022-05-06	R&B/Soul;Music					8001170000
        1616728067	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	4	Break My Heart	194826	USUM72203644	Charles Hinshaw Jr, Dernst Emile II & Ella Mai Howell		true	2022-05-06	R&B/Soul;Music					
        1616728068	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	5	Fallen Angel	261811	USUM72203646	Ari Irosogie, Ella Mai Howell, Gaeten, Jahaan Akil Sweet, Jvck James, Kirk Franklin, Marco, Richard Olowaranti Mbu Isong & Wolftyla		true	2022-05-06	R&B/Soul;Music					
        1616728069	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	6	How (feat. Roddy Ricch)	218317	USUM72203645	Bass Charity, Dijon McFarlane, Ella Mai Howell, FELICIANO ECAR, Floyd Eugene Bentley Iii, Harissis Tsakmaklis, Jorge Augusto, Luzian Tuetsch, NICHOLAS MATTHEW BALDING, Rodrick Wayne Moore & Varren Wade	explicit	true	2022-05-06	R&B/Soul;Music					8001450000
        1616728070	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	7	Pieces	198795	USUM72203650	Danny Schofield, Ella Mai Howell, Sir Nolan & Varren Wade		true	2022-05-06	R&B/Soul;Music					
        1616728071	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	8	DFMU	197517	USUM72123679	Ella Mai Howell, Charles Hinshaw Jr, Dijon McFarlane, Daemon Landrum, Jonathan Sanders, Tyus Strickland, Donell Jones & Kyle West	explicit	true	2022-01-28	R&B/Soul;Music					
        1616728074	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	9	Hide	208119	USUM72203649	Charles Hinshaw Jr, Dijon McFarlane, Ella Mai Howell & Wolftyla		true	2022-05-06	R&B/Soul;Music					
        1616728075	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	10	Power Of A Woman	213885	USUM72203652	Cam Griffin, Dijon McFarlane, Ella Mai Howell, Jason Pounds & Varren Wade		true	2022-05-06	R&B/Soul;Music					
        1616728080	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	11	A Mess (feat. Lucky Daye)	233794	USUM72203640	Cameron Joseph, David Brown, Ella Mai Howell, Matthew Samuels, Michael Samuels Jr., Mike McGregor & Peter Iskander	explicit	true	2022-05-06	R&B/Soul;Music					8000560000
        1616728297	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	12	Feels Like	199909	USUM72203648	Chloe George, Ella Mai Howell, Jorgen Odegard & Stephanie Nicole Jones	explicit	true	2022-05-06	R&B/Soul;Music					
        1616728300	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	13	Leave You Alone	209136	USUM72203641	Ella Mai Howell, Varren Wade, Harmony Samuels & Edgar Etienne	explicit	true	2022-04-02	R&B/Soul;Music					
        1616728301	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	14	Sink or Swim	234613	USUM72203651	Charles Hinshaw Jr, Dernst Emile II, Ella Mai Howell & Mary J. Blige	explicit	true	2022-05-06	R&B/Soul;Music					
        1616728302	1616728060	Heart On My Sleeve	Ella Mai	1160482144	1	15	Fading Out	214882	USUM72203639	Ella Mai Howell, Jahaan Akil Sweet & Varren Wade	explicit	true	2022-05-06	R&B/Soul;Music					
        1617161812	1617161806	B.I.B.L.E.	Fivio Foreign	8001190000	1	2	Through the Fire (feat. Quavo)	205288	USSM12203050	Fivio Foreign, Quavious Marshall, Cristian Dejesus Tejada, Bigram Zayas, Aswad Asif, Omari Clarke, Adrian Lau, Luis Campozano, Brendan Walsh, Joshua Scruggs & John Carlton White	explicit	true	2022-04-08	Hip-Hop/Rap;Music					8001460000
        1617161814	1617161806	B.I.B.L.E.	Fivio Foreign, Kanye West & Alicia Keys	8001190000;8001200000;8001210000	1	4	City of Gods	256000	USSM12201246	Fivio Foreign, Kanye West, Andrew Taggart, Delacey, Dwayne Abernathy Jr, MIKE DEAN, Allan Lopez, Aswad Asif, Malik Piper, Hamza Hamaal, Cristian Dejesus Tejada, Mark Williams & Raul Cubina	explicit	true	2022-02-11	Hip-Hop/Rap;Music					
        1617161815	1617161806	B.I.B.L.E.	Fivio Foreign & Queen Naija	8001190000;8001220000	1	5	What's My Name (feat. Coi Leray)	201399	USSM12203043	Fivio Foreign, Queen Naija Bulls, Coi Collins, Aswad Asif, Luis Campozano, Brendan Walsh, Drü Oliver, Jade Amar, Adrian Lau, Jason L. Patterson, Beyoncé, Lashawn Daniels, Fred Jerkins III, Rodney Jerkins, Kelendria Rowland, LaTavia Roberson & LeToya Luckett	explicit	true	2022-04-08	Hip-Hop/Rap;Music					8001090000
        1617161818	1617161806	B.I.B.L.E.	Fivio Foreign	8001190000	1	6	For Nothin	127552	USSM12202701	Fivio Foreign, Rick Vilsaint, Martin Targett & Tarik Hemeci	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1617162041	1617161806	B.I.B.L.E.	Fivio Foreign	8001190000	1	11	World Watching (feat. Lil Tjay & Yung Bleu)	211064	USSM12203055	Fivio Foreign, Lil Tjay, Jeremy Biddle, Jonathan Perry, Richard Stannard, Ellie Goulding & Ash Howes	explicit	true	2022-04-08	Hip-Hop/Rap;Music					8001080000;8001470000
        1617162047	1617161806	B.I.B.L.E.	Fivio Foreign	8001190000	1	13	Changed On Me (feat. Vory & Polo G)	241644	USSM12203054	Fivio Foreign, MIKE DEAN, Tavoris Javon Hollins Jr., Taurus Bartlett, Aswad Asif & Kevin Da Silva	explicit	true	2022-04-08	Hip-Hop/Rap;Music					8001480000;8000410000
        1617171576	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	20	4KT Baby	137143	USAT22203143	BJondatrakk, Daniel Lebrun, duhvinci, Jason Goldberg, Kentrell Gaulden & Traevon Walker	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617171578	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	21	The North Bleeding	207241	USAT22203144	Jason Goldberg, Kentrell Gaulden, Leonardo Mateus & Malik	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617171580	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	22	Loner Life	133333	USAT22203014	Aaron Gilfenbain, Brian Mitchell, Ethan Hayes, Jason Goldberg, Kentrell Gaulden & Vilyam Vardumyan	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617171584	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	23	Acclaimed Emotions	180454	USAT22203145	Daniel Lebrun, Gineau Johan, Jason Goldberg, Kentrell Gaulden, Lukas Payne & Sterling Reynolds	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617171589	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	24	Wagwan	149333	USAT22203146	Adnan Khan, Francis Lopez Varela, Jason Goldberg & Kentrell Gaulden	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617171590	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	25	Ghost	135385	USAT22203012	Aaron Hill, Daniel Lebrun, Jason Goldberg, Kentrell Gaulden & Michael Roberge	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617171598	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	27	Holy	117551	USAT22203015	Aaron Gilfenbain, Jason Goldberg, Jonathan gabor, Kentrell Gaulden & Nicolas Simon Schmidt	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617171907	1617170958	The Last Slimeto	YoungBoy Never Broke Again	8001020000	1	28	I Got The Bag	138262	USAT22203016	Daniel Lebrun, Jason Goldberg, Kentrell Gaulden & Thomas Mkrtchyan	explicit	true	2022-04-01	Hip-Hop/Rap;Music					
        1617332704	1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	1	1	Ice Talk	151422	USUM72201999	Dion Hayes, George Stone III & Martin McCurtis	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1617332889	1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	1	2	Thump Shit	226362	USUM72202010	Dion Hayes, George Stone III, Sterling White Jr., Papa Abdou Fall, Jared Brown, Isaiah Brown, Khaya Gilika & John Scherer	explicit	true	2022-04-05	Hip-Hop/Rap;Music					
        1617332890	1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	1	3	I Never Judged You	114390	USUM72202003	Dion Hayes, George Stone III, Jeffrey Lynn Jones Jr & Pepijn Baltus	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1617332891	1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	1	4	Spin	141457	USUM72202007	Dion Hayes, George Stone III, Jeffrey Lynn Jones Jr, Aaron Butler & Oscar Braojos Garcia	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1617332892	1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	1	5	Skcretch Sum	145395	USUM72202008	Dion Hayes, George Stone III, Jeffrey Lynn Jones Jr & David Morse	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1617332897	1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	1	6	Free The Shiners	125017	USUM72202000	Ceary Veon, Dion Hayes, George Stone III & Khaya Gilika	explicit	true	2022-03-22	Hip-Hop/Rap;Music					
        1617332912	1617332701	Last Ones Left	42 Dugg & EST Gee	8001230000;8001240000	1	12	Everybody Shooters Too	112560	USUM72202005	Dion Hayes, George Stone III & MARLON LAFAYETTE BROWN JR	explicit	true	2022-03-30	Hip-Hop/Rap;Music					
        1617353572	1617353567	Public Displays Of Affection	Muni Long	8001250000	1	5	Hrs & Hrs	204317	QZAKB2136210	Priscilla Renea, Kuk Harrell, Hamadi Aaabi, Dylan Graham, Justin Nathaniel Zim, ISAAC WRISTON & Brandon John-Baptiste	explicit	true	2021-11-19	R&B/Soul;Music					
        1617656020	1617656019	LONDON - Single	BIA & J. Cole	8001260000;8000770000	1	1	LONDON	250723	USSM12200193	Bianca Landrau, Abdul Aziz Dieng, Jon Glass, Timothy John Nihan & J. Cole	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1618136917	1618136433	Come Home The Kids Miss You	Jack Harlow	8000500000	1	4	First Class	173948	USAT22203024	Christopher Bridges, Douglas Ford, Elvis Williams, Jack Harlow, Jamal Jones, Jasper Lee Harris, Jose Velazquez, Micaiah Raheem, Nickie Jon Pabón, Roget Chahayed, Ryan Vojtesak, Stacy Ferguson & Will Adams	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1618137577	1618136433	Come Home The Kids Miss You	Jack Harlow	8000500000	1	14	Nail Tech	206385	USAT22200223	Amir Sims, Douglas Ford, Jack Harlow, Jahaan Sweet, Jose Velazquez, Matthew Samuels, Montez Dewayne Jones, Roget Chahayed & Scotty Lavell Coleman	explicit	true	2022-02-18	Hip-Hop/Rap;Music					
        1618153473	1618153462	Right On - Single	Lil Baby	8000330000	1	1	Right On	213976	USUG12200031	Dominique Jones & Jacob Canady	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1618285316	1618285311	In A Minute - Single	Lil Baby	8000330000	1	1	In A Minute	200471	USUG12200033	Dominique Jones, Kai Hasegawa, Ethan Hayes, Ellie Goulding, James Eliot & Howard New	explicit	true	2022-04-08	Hip-Hop/Rap;Music					
        1618287720	1618287709	Obsessed - EP	Yahritza Y Su Esencia	8001270000	1	3	Soy El Único	214000	USA2P2208434	Yahritza Martinez		true	2022-03-25	Música Mexicana;Music;Latin					
        1620500269	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	1	Trying	197314	USUM72203653	Charles Hinshaw Jr, Dijon McFarlane, Ella Mai Howell, NICHOLAS MATTHEW BALDING, Peter Johnson & Shah Rukh Zaman Khan		true	2022-05-06	R&B/Soul;Music					
        1620500271	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	2	Not Another Love Song	255013	USUM72203647	Jahaan Sweet, Matthew Samuels, Khristopher Riddick-Tynes, Leon Thomas III, Ella Mai Howell & Varren Wade		true	2022-04-02	R&B/Soul;Music					
        1620500272	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	3	Didn't Say (feat. Latto)	245650	USUM72204963	alyssa michelle stephens, Dijon McFarlane, Ella Mai Howell, Shah Rukh Zaman Khan & Varren Wade	clean	true	2022-05-06	R&B/Soul;Music					8001170000
        1620500277	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	4	Break My Heart	194826	USUM72203644	Charles Hinshaw Jr, Dernst Emile II & Ella Mai Howell		true	2022-05-06	R&B/Soul;Music					
        1620500280	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	5	Fallen Angel	261811	USUM72203646	Ari Irosogie, Ella Mai Howell, Gaeten, Jahaan Akil Sweet, Jvck James, Kirk Franklin, Marco, Richard Olowaranti Mbu Isong & Wolftyla		true	2022-05-06	R&B/Soul;Music					
        1620500284	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	6	How (feat. Roddy Ricch)	218317	USUM72204964	Bass Charity, Dijon McFarlane, Ella Mai Howell, FELICIANO ECAR, Floyd Eugene Bentley Iii, Harissis Tsakmaklis, Jorge Augusto, Luzian Tuetsch, NICHOLAS MATTHEW BALDING, Rodrick Wayne Moore & Varren Wade	clean	true	2022-05-06	R&B/Soul;Music					8001450000
        1620500648	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	7	Pieces	198795	USUM72203650	Danny Schofield, Ella Mai Howell, Sir Nolan & Varren Wade		true	2022-05-06	R&B/Soul;Music					
        1620500652	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	8	DFMU	197517	USUM72200120	Ella Mai Howell, Charles Hinshaw Jr, Dijon McFarlane, Daemon Landrum, Jonathan Sanders, Tyus Strickland, Donell Jones & Kyle West	clean	true	2022-01-28	R&B/Soul;Music					
        1620500653	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	9	Hide	208119	USUM72203649	Charles Hinshaw Jr, Dijon McFarlane, Ella Mai Howell & Wolftyla		true	2022-05-06	R&B/Soul;Music					
        1620500657	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	10	Power Of A Woman	213885	USUM72203652	Cam Griffin, Dijon McFarlane, Ella Mai Howell, Jason Pounds & Varren Wade		true	2022-05-06	R&B/Soul;Music					
        1620500663	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	11	A Mess (feat. Lucky Daye)	233794	USUM72204966	Cameron Joseph, David Brown, Ella Mai Howell, Matthew Samuels, Michael Samuels Jr., Mike McGregor & Peter Iskander	clean	false	2022-05-06	R&B/Soul;Music					8000560000
        1620500674	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	12	Feels Like	199909	USUM72204962	Chloe George, Ella Mai Howell, Jorgen Odegard & Stephanie Nicole Jones	clean	false	2022-05-06	R&B/Soul;Music					
        1620500770	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	13	Leave You Alone	209136	USUM72204723	Ella Mai Howell, Varren Wade, Harmony Samuels & Edgar Etienne	clean	true	2022-04-02	R&B/Soul;Music					
        1620500773	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	14	Sink or Swim	234613	USUM72204965	Charles Hinshaw Jr, Dernst Emile II, Ella Mai Howell & Mary J. Blige	clean	true	2022-05-06	R&B/Soul;Music					
        1620500780	1620500261	Heart On My Sleeve	Ella Mai	1160482144	1	15	Fading Out	214882	USUM72204961	Ella Mai Howell, Jahaan Akil Sweet & Varren Wade	clean	true	2022-05-06	R&B/Soul;Music					
        1622045954	1622045624	Un Verano Sin Ti	Bad Bunny	8000390000	1	10	Efecto	213061	QM6MZ2214884	Benito Antonio Martínez Ocasio		true	2022-05-06	Latin;Music					
        1633956893	1633956892	Emotional Creature	Beach Bunny	1147783278	1	1	Entropy	221000	USQE92100257	Lili Trifilio, Anthony Vaccaro, Jon Alvarado & Matt Henkels		true	2022-06-09	オルタナティブ;ミュージック					
        8000520101	8000520100		Ed Sheeran	8000520000	1	1	Eraser	227000						Pop;Music					
        8000520102	8000520100		Ed Sheeran	8000520000	1	2	Castle on the Hill	261000						Pop;Music					
        8000520103	8000520100		Ed Sheeran	8000520000	1	3	Dive	238000						Pop;Music					
        8000520104	8000520100		Ed Sheeran	8000520000	1	4	Shape of You	233000						Pop;Music					
        8000520105	8000520100		Ed Sheeran	8000520000	1	5	Perfect	263000						Pop;Music					
        8000520106	8000520100		Ed Sheeran	8000520000	1	6	Galway Girl	170000						Pop;Music					
        8000520107	8000520100		Ed Sheeran	8000520000	1	7	Happier	207000						Pop;Music					
        8000520108	8000520100		Ed Sheeran	8000520000	1	8	New Man	189000						Pop;Music					
        8000520109	8000520100		Ed Sheeran	8000520000	1	9	Hearts Don't Break Around Here	248000						Pop;Music					
        8000520110	8000520100		Ed Sheeran	8000520000	1	10	What Do I Know?	237000						Pop;Music					
        8000520111	8000520100		Ed Sheeran	8000520000	1	11	How Would You Feel (Paean)	280000						Pop;Music					
        8000520112	8000520100		Ed Sheeran	8000520000	1	12	Supermarket Flowers	221000						Pop;Music					
        8001280101	8001280100		Khalid	8001280000	1	1	American Teen	250000						R&B/Soul;Music					
        8001280102	8001280100		Khalid	8001280000	1	2	Young Dumb & Broke	202000						R&B/Soul;Music					
        8001280103	8001280100		Khalid	8001280000	1	3	Location	219000						R&B/Soul;Music					
        8001280104	8001280100		Khalid	8001280000	1	4	Another Sad Love Song	244000						R&B/Soul;Music					
        8001280105	8001280100		Khalid	8001280000	1	5	Saved	206000						R&B/Soul;Music					
        8001280106	8001280100		Khalid	8001280000	1	6	Coaster	199000						R&B/Soul;Music					
        8001280107	8001280100		Khalid	8001280000	1	7	8TEEN	228000						R&B/Soul;Music					
        8001280108	8001280100		Khalid	8001280000	1	8	Let's Go	204000						R&B/Soul;Music					
        8001280109	8001280100		Khalid	8001280000	1	9	Hopeless	167000						R&B/Soul;Music					
        8001280110	8001280100		Khalid	8001280000	1	10	Cold Blooded	207000						R&B/Soul;Music					
        8001280111	8001280100		Khalid	8001280000	1	11	Winter	241000						R&B/Soul;Music					
        8001280112	8001280100		Khalid	8001280000	1	12	Therapy	257000						R&B/Soul;Music					
        8001280113	8001280100		Khalid	8001280000	1	13	Keep Me	275000						R&B/Soul;Music					
        8001280114	8001280100		Khalid	8001280000	1	14	Shot Down	207000						R&B/Soul;Music					
        8001280115	8001280100		Khalid	8001280000	1	15	Angels	170000						R&B/Soul;Music					
        8001290101	8001290100		Phoenix	8001290000	1	1	Lisztomania	241000						Alternative;Music					
        8001290102	8001290100		Phoenix	8001290000	1	2	1901	193000						Alternative;Music					
        8001290103	8001290100		Phoenix	8001290000	1	3	Fences	225000						Alternative;Music					
        8001290104	8001290100		Phoenix	8001290000	1	4	Love Like a Sunset, Pt. I	339000						Alternative;Music					
        8001290105	8001290100		Phoenix	8001290000	1	5	Love Like a Sunset, Pt. II	117000						Alternative;Music					
        8001290106	8001290100		Phoenix	8001290000	1	6	Lasso	168000						Alternative;Music					
        8001290107	8001290100		Phoenix	8001290000	1	7	Rome	278000						Alternative;Music					
        8001290108	8001290100		Phoenix	8001290000	1	8	Countdown	237000						Alternative;Music					
        8001290109	8001290100		Phoenix	8001290000	1	9	Girlfriend	204000						Alternative;Music					
        8001290110	8001290100		Phoenix	8001290000	1	10	Armistice	185000						Alternative;Music					
        8001300101	8001300100		Karun & MONBRU	8001300000;8001310000	1	1	Catch a Vibe							R&B/Soul;Music					
        8001320101	8001320100		The Police	8001320000	1	1	Synchronicity I	203000						Rock;Music					
        8001320102	8001320100		The Police	8001320000	1	2	Walking in Your Footsteps	216000						Rock;Music					
        8001320103	8001320100		The Police	8001320000	1	3	O My God	242000						Rock;Music					
        8001320104	8001320100		The Police	8001320000	1	4	Mother	185000						Rock;Music					
        8001320105	8001320100		The Police	8001320000	1	5	Miss Gradenko	120000						Rock;Music					
        8001320106	8001320100		The Police	8001320000	1	6	Synchronicity II	300000						Rock;Music					
        8001320107	8001320100		The Police	8001320000	1	7	Every Breath You Take	253000						Rock;Music					
        8001320108	8001320100		The Police	8001320000	1	8	King of Pain	299000						Rock;Music					
        8001320109	8001320100		The Police	8001320000	1	9	Wrapped Around Your Finger	313000						Rock;Music					
        8001320110	8001320100		The Police	8001320000	1	10	Tea in the Sahara	251000						Rock;Music					
        8001320111	8001320100		The Police	8001320000	1	11	Murder by Numbers	276000						Rock;Music					
        8001330101	8001330100		Hugh Laurie	8001330000	1	1	St. James Infirmary							Blues;Music					
        8001330102	8001330100		Hugh Laurie	8001330000	1	2	You Don't Know My Mind							Blues;Music					
        8001330103	8001330100		Hugh Laurie	8001330000	1	3	Six Cold Feet							Blues;Music					
        8001330104	8001330100		Hugh Laurie	8001330000	1	4	Buddy Bolden's Blues							Blues;Music					
        8001330105	8001330100		Hugh Laurie	8001330000	1	5	Battle of Jericho							Blues;Music					
        8001330106	8001330100		Hugh Laurie	8001330000	1	6	After You've Gone							Blues;Music					
        8001330107	8001330100		Hugh Laurie	8001330000	1	7	Swanee River							Blues;Music					
        8001330108	8001330100		Hugh Laurie	8001330000	1	8	The Whale Has Swallowed Me							Blues;Music					
        8001330109	8001330100		Hugh Laurie	8001330000	1	9	John Henry							Blues;Music					
        8001330110	8001330100		Hugh Laurie	8001330000	1	10	Police Dog Blues							Blues;Music					
        8001330111	8001330100		Hugh Laurie	8001330000	1	11	Tipitina							Blues;Music					
        8001330112	8001330100		Hugh Laurie	8001330000	1	12	Whinin' Boy Blues							Blues;Music					
        8001330113	8001330100		Hugh Laurie	8001330000	1	13	They're Red Hot							Blues;Music					
        8001330114	8001330100		Hugh Laurie	8001330000	1	14	Baby Please Make a Change							Blues;Music					
        8001330115	8001330100		Hugh Laurie	8001330000	1	15	Let Them Talk							Blues;Music					
        8001330201	8001330200		Hugh Laurie	8001330000	1	1	Chapter 1: The Empty Shelf							Spoken Word;Music					
        8001330202	8001330200		Hugh Laurie	8001330000	1	2	Chapter 2: A Clerk Without a Clock							Spoken Word;Music					
        8001330203	8001330200		Hugh Laurie	8001330000	1	3	Chapter 3: The Wrong Umbrella							Spoken Word;Music					
        8001330204	8001330200		Hugh Laurie	8001330000	1	4	Chapter 4: Mostly Weather							Spoken Word;Music					
        8001330205	8001330200		Hugh Laurie	8001330000	1	5	Chapter 5: An Index of Errors							Spoken Word;Music					
        8001330206	8001330200		Hugh Laurie	8001330000	1	6	Chapter 6: The Lamp Is Left On							Spoken Word;Music					
        8100000001	1613600183		Beach Bunny	1147783278	1	2	Oxygen							Alternative;Music					
        8100000002	1613600183		Beach Bunny	1147783278	1	3	Deadweight							Alternative;Music					
        8100000003	1613600183		Beach Bunny	1147783278	1	4	Gone							Alternative;Music					
        8100000004	1613600183		Beach Bunny	1147783278	1	5	Eventually							Alternative;Music					
        8100000005	1613600183		Beach Bunny	1147783278	1	6	Fire Escape							Alternative;Music					
        8100000006	1613600183		Beach Bunny	1147783278	1	7	Weeds							Alternative;Music					
        8100000007	1613600183		Beach Bunny	1147783278	1	9	Scream							Alternative;Music					
        8100000008	1613600183		Beach Bunny	1147783278	1	10	Infinity Room							Alternative;Music					
        8100000009	1613600183		Beach Bunny	1147783278	1	11	Karaoke							Alternative;Music					
        8100000010	1482041821		Beach Bunny	1147783278	1	1	Promises							Alternative;Music					
        8100000011	1482041821		Beach Bunny	1147783278	1	2	Cuffing Season							Alternative;Music					
        8100000012	1482041821		Beach Bunny	1147783278	1	3	April							Alternative;Music					
        8100000013	1482041821		Beach Bunny	1147783278	1	4	Rearview							Alternative;Music					
        8100000014	1482041821		Beach Bunny	1147783278	1	5	Ms. California							Alternative;Music					
        8100000015	1482041821		Beach Bunny	1147783278	1	6	Colorblind							Alternative;Music					
        8100000016	1482041821		Beach Bunny	1147783278	1	7	Racetrack							Alternative;Music					
        8100000017	1482041821		Beach Bunny	1147783278	1	8	Dream Boy							Alternative;Music					
        8100000018	1476463573		Beach Bunny	1147783278	1	2	Painkiller							Alternative;Music					
        8100000019	1476463573		Beach Bunny	1147783278	1	3	6 Weeks							Alternative;Music					
        8100000020	1476463573		Beach Bunny	1147783278	1	4	Adoring							Alternative;Music					
        8100000021	1476463573		Beach Bunny	1147783278	1	5	Sports							Alternative;Music					
        8100000022	1537898980		Beach Bunny	1147783278	1	1	Good Girls (Don't Get Used)							Alternative;Music					
        8100000023	1537898980		Beach Bunny	1147783278	1	2	Love Sick							Alternative;Music					
        8100000024	1537898980		Beach Bunny	1147783278	1	3	Blame Game							Alternative;Music					
        8100000025	1537898980		Beach Bunny	1147783278	1	4	Nice Guys							Alternative;Music					
        8100000026	1562419539		Beach Bunny	1147783278	1	1	Cloud 9 (feat. Tegan and Sara)							Alternative;Music					8001490000
        8100000027	1589473324		Beach Bunny	1147783278	1	1	Oxygen							Alternative;Music					
        8100000028	1596358408		Beach Bunny	1147783278	1	1	Christmas Caller							Alternative;Music					
        8100000029	1590556925		MARINA	8000090000	1	1	I Love You But I Love Me More (feat. Beach Bunny)							Pop;Music					1147783278
        8100000030	416292276		Bonobo	8000010000	1	1	Prelude							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000031	416292276		Bonobo	8000010000	1	2	Kiara							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000032	416292276		Bonobo	8000010000	1	3	Kong							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000033	416292276		Bonobo	8000010000	1	4	Eyesdown							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000034	416292276		Bonobo	8000010000	1	5	El Toro							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000035	416292276		Bonobo	8000010000	1	6	We Could Forever							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000036	416292276		Bonobo	8000010000	1	7	1009							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000037	416292276		Bonobo	8000010000	1	8	All In Forms							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000038	416292276		Bonobo	8000010000	1	9	The Keeper							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000039	416292276		Bonobo	8000010000	1	10	Stay the Same							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000040	416292276		Bonobo	8000010000	1	11	Animals							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000041	416292276		Bonobo	8000010000	1	12	Black Sands							Electronic;Music;Jazz;Big Band;Bop;Rock;Alternative;Downtempo					
        8100000042	1169245868		Bonobo	8000010000	1	1	Migration							Electronic;Music					
        8100000043	1169245868		Bonobo	8000010000	1	2	Break Apart							Electronic;Music					
        8100000044	1169245868		Bonobo	8000010000	1	3	Outlier							Electronic;Music					
        8100000045	1169245868		Bonobo	8000010000	1	4	Grains							Electronic;Music					
        8100000046	1169245868		Bonobo	8000010000	1	5	Second Sun							Electronic;Music					
        8100000047	1169245868		Bonobo	8000010000	1	6	Surface							Electronic;Music					
        8100000048	1169245868		Bonobo	8000010000	1	7	Bambro Koyo Ganda							Electronic;Music					
        8100000049	1169245868		Bonobo	8000010000	1	8	Kerala							Electronic;Music					
        8100000050	1169245868		Bonobo	8000010000	1	9	Ontario							Electronic;Music					
        8100000051	1169245868		Bonobo	8000010000	1	10	No Reason							Electronic;Music					
        8100000052	1169245868		Bonobo	8000010000	1	11	7th Sevens							Electronic;Music					
        8100000053	1169245868		Bonobo	8000010000	1	12	Figures							Electronic;Music					
        8100000054	611171778		Bonobo	8000010000	1	1	First Fires							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000055	611171778		Bonobo	8000010000	1	2	Emkay							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000056	611171778		Bonobo	8000010000	1	3	Cirrus							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000057	611171778		Bonobo	8000010000	1	4	Heaven for the Sinner							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000058	611171778		Bonobo	8000010000	1	5	Sapphire							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000059	611171778		Bonobo	8000010000	1	6	Jets							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000060	611171778		Bonobo	8000010000	1	7	Towers							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000061	611171778		Bonobo	8000010000	1	8	Don't Wait							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000062	611171778		Bonobo	8000010000	1	9	Know You							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000063	611171778		Bonobo	8000010000	1	10	Antenna							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000064	611171778		Bonobo	8000010000	1	11	Ten Tigers							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000065	611171778		Bonobo	8000010000	1	12	Transits							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000066	611171778		Bonobo	8000010000	1	13	Pieces							Electronic;Music;Dance;Rock;Jazz;Big Band;Bop					
        8100000067	1584968878		Bonobo	8000010000	1	1	Polyghost							Electronic;Music					
        8100000068	1584968878		Bonobo	8000010000	1	2	Shadows							Electronic;Music					
        8100000069	1584968878		Bonobo	8000010000	1	3	Rosewood							Electronic;Music					
        8100000070	1584968878		Bonobo	8000010000	1	4	Otomo							Electronic;Music					
        8100000071	1584968878		Bonobo	8000010000	1	5	Tides							Electronic;Music					
        8100000072	1584968878		Bonobo	8000010000	1	6	Elysian							Electronic;Music					
        8100000073	1584968878		Bonobo	8000010000	1	7	Closer							Electronic;Music					
        8100000074	1584968878		Bonobo	8000010000	1	8	Age of Phase							Electronic;Music					
        8100000075	1584968878		Bonobo	8000010000	1	9	From You							Electronic;Music					
        8100000076	1584968878		Bonobo	8000010000	1	10	Counterpart							Electronic;Music					
        8100000077	1584968878		Bonobo	8000010000	1	11	Sapien							Electronic;Music					
        8100000078	1584968878		Bonobo	8000010000	1	12	Day by Day							Electronic;Music					
        8100000079	1586070259		Black Country, New Road	8000080000	1	1	Intro							Alternative;Music					
        8100000080	1586070259		Black Country, New Road	8000080000	1	2	Chaos Space Marine							Alternative;Music					
        8100000081	1586070259		Black Country, New Road	8000080000	1	3	Concorde							Alternative;Music					
        8100000082	1586070259		Black Country, New Road	8000080000	1	4	Bread Song							Alternative;Music					
        8100000083	1586070259		Black Country, New Road	8000080000	1	5	Good Will Hunting							Alternative;Music					
        8100000084	1586070259		Black Country, New Road	8000080000	1	6	Haldern							Alternative;Music					
        8100000085	1586070259		Black Country, New Road	8000080000	1	7	Mark's Theme							Alternative;Music					
        8100000086	1586070259		Black Country, New Road	8000080000	1	8	The Place Where He Inserted the Blade							Alternative;Music					
        8100000087	1586070259		Black Country, New Road	8000080000	1	9	Snow Globes							Alternative;Music					
        8100000088	1586070259		Black Country, New Road	8000080000	1	10	Basketball Shoes							Alternative;Music					
        8100000089	1613321261		Florence + the Machine	8000120000	1	1	King							Alternative;Music					
        8100000090	1613321261		Florence + the Machine	8000120000	1	2	Free							Alternative;Music					
        8100000091	1613321261		Florence + the Machine	8000120000	1	3	Choreomania							Alternative;Music					
        8100000092	1613321261		Florence + the Machine	8000120000	1	4	Back In Town							Alternative;Music					
        8100000093	1613321261		Florence + the Machine	8000120000	1	5	Girls Against God							Alternative;Music					
        8100000094	1613321261		Florence + the Machine	8000120000	1	6	Dream Girl Evil							Alternative;Music					
        8100000095	1613321261		Florence + the Machine	8000120000	1	7	Prayer Factory							Alternative;Music					
        8100000096	1613321261		Florence + the Machine	8000120000	1	8	Cassandra							Alternative;Music					
        8100000097	1613321261		Florence + the Machine	8000120000	1	9	Heaven Is Here							Alternative;Music					
        8100000098	1613321261		Florence + the Machine	8000120000	1	10	Daffodil							Alternative;Music					
        8100000099	1613321261		Florence + the Machine	8000120000	1	11	My Love							Alternative;Music					
        8100000100	1613321261		Florence + the Machine	8000120000	1	12	Restraint							Alternative;Music					
        8100000101	1613321261		Florence + the Machine	8000120000	1	13	The Bomb							Alternative;Music					
        8100000102	1613321261		Florence + the Machine	8000120000	1	14	Morning Elvis							Alternative;Music					
        8100000103	1138988512		The Worked Examples	8001340000	1	1	A Request							Pop;Music					
        8100000104	1138988512		The Worked Examples	8001340000	1	2	A Response							Pop;Music					
        8100000105	1138988512		The Worked Examples	8001340000	1	3	Two Hundred							Pop;Music					
        8100000106	1138988512		The Worked Examples	8001340000	1	4	Status Line							Pop;Music					
        8100000107	1138988512		The Worked Examples	8001340000	1	5	Bearer							Pop;Music					
        8100000108	475655712		The Worked Examples	8001340000	1	1	Four Oh Four							Pop;Music					
        8100000109	475655712		The Worked Examples	8001340000	1	2	Pagination							Pop;Music					
        8100000110	475655712		The Worked Examples	8001340000	1	3	The Next Page							Pop;Music					
        8100000111	475655712		The Worked Examples	8001340000	1	4	Offset							Pop;Music					
        8200000101	8200000100		The Beatles	136975	1	1	Come Together	259000						Rock;Music					
        8200000102	8200000100		The Beatles	136975	1	2	Something	182000						Rock;Music					
        8200000103	8200000100		The Beatles	136975	1	3	Maxwell's Silver Hammer	207000						Rock;Music					
        8200000104	8200000100		The Beatles	136975	1	4	Oh! Darling	207000						Rock;Music					
        8200000105	8200000100		The Beatles	136975	1	5	Octopus's Garden	171000						Rock;Music					
        8200000106	8200000100		The Beatles	136975	1	6	I Want You (She's So Heavy)	467000						Rock;Music					
        8200000107	8200000100		The Beatles	136975	1	7	Here Comes the Sun	185000						Rock;Music					
        8200000108	8200000100		The Beatles	136975	1	8	Because	165000						Rock;Music					
        8200000109	8200000100		The Beatles	136975	1	9	You Never Give Me Your Money	243000						Rock;Music					
        8200000110	8200000100		The Beatles	136975	1	10	Sun King	146000						Rock;Music					
        8200000111	8200000100		The Beatles	136975	1	11	Mean Mr. Mustard	66000						Rock;Music					
        8200000112	8200000100		The Beatles	136975	1	12	Polythene Pam	73000						Rock;Music					
        8200000113	8200000100		The Beatles	136975	1	13	She Came In Through the Bathroom Window	118000						Rock;Music					
        8200000114	8200000100		The Beatles	136975	1	14	Golden Slumbers	91000						Rock;Music					
        8200000115	8200000100		The Beatles	136975	1	15	Carry That Weight	96000						Rock;Music					
        8200000116	8200000100		The Beatles	136975	1	16	The End	125000						Rock;Music					
        8200000117	8200000100		The Beatles	136975	1	17	Her Majesty	25000						Rock;Music					
        """#
}
