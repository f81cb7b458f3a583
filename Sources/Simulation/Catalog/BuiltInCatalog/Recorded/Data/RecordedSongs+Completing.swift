// Data, one song a line, ordered by id. All ids are invented, and greater than those of the other songs.

extension RecordedText {
    /// Songs that complete albums of the sources' examples, in the columns of `songs`. Names, order and given lengths
    /// are generally known.
    static let completingSongs = #"""
        8300000101	8300000100		Bob Dylan	462006	1	1	You're No Good							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000102	8300000100		Bob Dylan	462006	1	2	Talkin' New York							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000103	8300000100		Bob Dylan	462006	1	3	In My Time of Dyin'							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000104	8300000100		Bob Dylan	462006	1	4	Man of Constant Sorrow							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000105	8300000100		Bob Dylan	462006	1	5	Fixin' to Die							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000106	8300000100		Bob Dylan	462006	1	6	Pretty Peggy-O							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000107	8300000100		Bob Dylan	462006	1	7	Highway 51							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000108	8300000100		Bob Dylan	462006	1	8	Gospel Plow							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000109	8300000100		Bob Dylan	462006	1	9	Baby, Let Me Follow You Down							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000110	8300000100		Bob Dylan	462006	1	10	House of the Risin' Sun							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000111	8300000100		Bob Dylan	462006	1	11	Freight Train Blues							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000112	8300000100		Bob Dylan	462006	1	12	Song to Woody							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000113	8300000100		Bob Dylan	462006	1	13	See That My Grave Is Kept Clean							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000201	8300000200		Bob Dylan	462006	1	1	The Times They Are A-Changin'							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000202	8300000200		Bob Dylan	462006	1	2	Ballad of Hollis Brown							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000203	8300000200		Bob Dylan	462006	1	3	With God on Our Side							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000204	8300000200		Bob Dylan	462006	1	4	One Too Many Mornings							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000205	8300000200		Bob Dylan	462006	1	5	North Country Blues							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000206	8300000200		Bob Dylan	462006	1	6	Only a Pawn in Their Game							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000207	8300000200		Bob Dylan	462006	1	7	Boots of Spanish Leather							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000208	8300000200		Bob Dylan	462006	1	8	When the Ship Comes In							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000209	8300000200		Bob Dylan	462006	1	9	The Lonesome Death of Hattie Carroll							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000210	8300000200		Bob Dylan	462006	1	10	Restless Farewell							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000301	8300000300		Bob Dylan	462006	1	1	All I Really Want to Do							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000302	8300000300		Bob Dylan	462006	1	2	Black Crow Blues							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000303	8300000300		Bob Dylan	462006	1	3	Spanish Harlem Incident							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000304	8300000300		Bob Dylan	462006	1	4	Chimes of Freedom							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000305	8300000300		Bob Dylan	462006	1	5	I Shall Be Free No. 10							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000306	8300000300		Bob Dylan	462006	1	6	To Ramona							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000307	8300000300		Bob Dylan	462006	1	7	Motorpsycho Nitemare							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000308	8300000300		Bob Dylan	462006	1	8	My Back Pages							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000309	8300000300		Bob Dylan	462006	1	9	I Don't Believe You (She Acts Like We Never Have Met)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000310	8300000300		Bob Dylan	462006	1	10	Ballad in Plain D							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000311	8300000300		Bob Dylan	462006	1	11	It Ain't Me Babe							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000401	8300000400		Bob Dylan	462006	1	1	Subterranean Homesick Blues							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000402	8300000400		Bob Dylan	462006	1	2	She Belongs to Me							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000403	8300000400		Bob Dylan	462006	1	3	Maggie's Farm							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000404	8300000400		Bob Dylan	462006	1	4	Love Minus Zero/No Limit							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000405	8300000400		Bob Dylan	462006	1	5	Outlaw Blues							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000406	8300000400		Bob Dylan	462006	1	6	On the Road Again							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000407	8300000400		Bob Dylan	462006	1	7	Bob Dylan's 115th Dream							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000408	8300000400		Bob Dylan	462006	1	8	Mr. Tambourine Man							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000409	8300000400		Bob Dylan	462006	1	9	Gates of Eden							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000410	8300000400		Bob Dylan	462006	1	10	It's Alright, Ma (I'm Only Bleeding)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000411	8300000400		Bob Dylan	462006	1	11	It's All Over Now, Baby Blue							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000501	8300000500		Bob Dylan	462006	1	1	Rainy Day Women #12 & 35							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000502	8300000500		Bob Dylan	462006	1	2	Pledging My Time							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000503	8300000500		Bob Dylan	462006	1	3	Visions of Johanna							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000504	8300000500		Bob Dylan	462006	1	4	One of Us Must Know (Sooner or Later)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000505	8300000500		Bob Dylan	462006	1	5	I Want You							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000506	8300000500		Bob Dylan	462006	1	6	Stuck Inside of Mobile with the Memphis Blues Again							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000507	8300000500		Bob Dylan	462006	1	7	Leopard-Skin Pill-Box Hat							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000508	8300000500		Bob Dylan	462006	1	8	Just Like a Woman							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000509	8300000500		Bob Dylan	462006	1	9	Most Likely You Go Your Way (And I'll Go Mine)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000510	8300000500		Bob Dylan	462006	1	10	Temporary Like Achilles							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000511	8300000500		Bob Dylan	462006	1	11	Absolutely Sweet Marie							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000512	8300000500		Bob Dylan	462006	1	12	4th Time Around							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000513	8300000500		Bob Dylan	462006	1	13	Obviously 5 Believers							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000514	8300000500		Bob Dylan	462006	1	14	Sad Eyed Lady of the Lowlands							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000601	8300000600		Bob Dylan	462006	1	1	John Wesley Harding							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000602	8300000600		Bob Dylan	462006	1	2	As I Went Out One Morning							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000603	8300000600		Bob Dylan	462006	1	3	I Dreamed I Saw St. Augustine							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000604	8300000600		Bob Dylan	462006	1	4	All Along the Watchtower							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000605	8300000600		Bob Dylan	462006	1	5	The Ballad of Frankie Lee and Judas Priest							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000606	8300000600		Bob Dylan	462006	1	6	Drifter's Escape							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000607	8300000600		Bob Dylan	462006	1	7	Dear Landlord							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000608	8300000600		Bob Dylan	462006	1	8	I Am a Lonesome Hobo							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000609	8300000600		Bob Dylan	462006	1	9	I Pity the Poor Immigrant							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000610	8300000600		Bob Dylan	462006	1	10	The Wicked Messenger							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000611	8300000600		Bob Dylan	462006	1	11	Down Along the Cove							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000612	8300000600		Bob Dylan	462006	1	12	I'll Be Your Baby Tonight							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000701	8300000700		Bob Dylan	462006	1	1	Girl from the North Country							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000702	8300000700		Bob Dylan	462006	1	2	Nashville Skyline Rag							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000703	8300000700		Bob Dylan	462006	1	3	To Be Alone with You							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000704	8300000700		Bob Dylan	462006	1	4	I Threw It All Away							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000705	8300000700		Bob Dylan	462006	1	5	Peggy Day							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000706	8300000700		Bob Dylan	462006	1	6	Lay Lady Lay							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000707	8300000700		Bob Dylan	462006	1	7	One More Night							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000708	8300000700		Bob Dylan	462006	1	8	Tell Me That It Isn't True							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000709	8300000700		Bob Dylan	462006	1	9	Country Pie							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000710	8300000700		Bob Dylan	462006	1	10	Tonight I'll Be Staying Here with You							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000801	8300000800		Bob Dylan	462006	1	1	Tangled Up in Blue							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000802	8300000800		Bob Dylan	462006	1	2	Simple Twist of Fate							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000803	8300000800		Bob Dylan	462006	1	3	You're a Big Girl Now							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000804	8300000800		Bob Dylan	462006	1	4	Idiot Wind							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000805	8300000800		Bob Dylan	462006	1	5	You're Gonna Make Me Lonesome When You Go							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000806	8300000800		Bob Dylan	462006	1	6	Meet Me in the Morning							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000807	8300000800		Bob Dylan	462006	1	7	Lily, Rosemary and the Jack of Hearts							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000808	8300000800		Bob Dylan	462006	1	8	If You See Her, Say Hello							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000809	8300000800		Bob Dylan	462006	1	9	Shelter from the Storm							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000810	8300000800		Bob Dylan	462006	1	10	Buckets of Rain							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000901	8300000900		Bob Dylan	462006	1	1	Hurricane							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000902	8300000900		Bob Dylan	462006	1	2	Isis							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000903	8300000900		Bob Dylan	462006	1	3	Mozambique							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000904	8300000900		Bob Dylan	462006	1	4	One More Cup of Coffee (Valley Below)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000905	8300000900		Bob Dylan	462006	1	5	Oh, Sister							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000906	8300000900		Bob Dylan	462006	1	6	Joey							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000907	8300000900		Bob Dylan	462006	1	7	Romance in Durango							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000908	8300000900		Bob Dylan	462006	1	8	Black Diamond Bay							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300000909	8300000900		Bob Dylan	462006	1	9	Sara							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001001	8300001000		Bob Dylan	462006	1	1	Love Sick							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001002	8300001000		Bob Dylan	462006	1	2	Dirt Road Blues							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001003	8300001000		Bob Dylan	462006	1	3	Standing in the Doorway							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001004	8300001000		Bob Dylan	462006	1	4	Million Miles							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001005	8300001000		Bob Dylan	462006	1	5	Tryin' to Get to Heaven							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001006	8300001000		Bob Dylan	462006	1	6	'Til I Fell in Love with You							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001007	8300001000		Bob Dylan	462006	1	7	Not Dark Yet							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001008	8300001000		Bob Dylan	462006	1	8	Cold Irons Bound							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001009	8300001000		Bob Dylan	462006	1	9	Make You Feel My Love							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001010	8300001000		Bob Dylan	462006	1	10	Can't Wait							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300001011	8300001000		Bob Dylan	462006	1	11	Highlands							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300002002	201281514		Bob Dylan	462006	1	2	Tombstone Blues	358000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002003	201281514		Bob Dylan	462006	1	3	It Takes a Lot to Laugh, It Takes a Train to Cry	249000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002004	201281514		Bob Dylan	462006	1	4	From a Buick 6	199000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002005	201281514		Bob Dylan	462006	1	5	Ballad of a Thin Man	358000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002006	201281514		Bob Dylan	462006	1	6	Queen Jane Approximately	331000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002007	201281514		Bob Dylan	462006	1	7	Highway 61 Revisited	210000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002008	201281514		Bob Dylan	462006	1	8	Just Like Tom Thumb's Blues	331000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002009	201281514		Bob Dylan	462006	1	9	Desolation Row	681000						Rock;Music;Psychedelic;Singer/Songwriter;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter;Folk-Rock;Blues-Rock;Soft Rock;Southern Rock					
        8300002501	203708420		Bruce Springsteen	178834	1	1	Born in the U.S.A.	279000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002502	203708420		Bruce Springsteen	178834	1	2	Cover Me	206000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002503	203708420		Bruce Springsteen	178834	1	3	Darlington County	288000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002504	203708420		Bruce Springsteen	178834	1	4	Working on the Highway	191000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002505	203708420		Bruce Springsteen	178834	1	5	Downbound Train	215000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002506	203708420		Bruce Springsteen	178834	1	6	I'm on Fire	156000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002507	203708420		Bruce Springsteen	178834	1	7	No Surrender	240000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002508	203708420		Bruce Springsteen	178834	1	8	Bobby Jean	226000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002509	203708420		Bruce Springsteen	178834	1	9	I'm Goin' Down	209000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002510	203708420		Bruce Springsteen	178834	1	10	Glory Days	255000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300002512	203708420		Bruce Springsteen	178834	1	12	My Hometown	273000						Rock;Music;Hard Rock;Arena Rock;Rock & Roll;Pop;Pop/Rock;Singer/ Songwriter					
        8300003002	8001300100		Karun & MONBRU	8001300000;8001310000	1	2	(track 2 not recorded)							R&B/Soul;Music					
        8300003003	8001300100		Karun & MONBRU	8001300000;8001310000	1	3	(track 3 not recorded)							R&B/Soul;Music					
        8300003004	8001300100		Karun & MONBRU	8001300000;8001310000	1	4	(track 4 not recorded)							R&B/Soul;Music					
        8300004001	8300004000		Dua Lipa	1031397873	1		We’re Good						2021-02-11	Pop;Music					
        8300004101	8300004100		Selena Gomez	280215834	1	1	De Una Vez							Latin;Music					
        8300004102	8300004100		Selena Gomez	280215834	1	2	Buscando Amor							Latin;Music					
        8300004103	8300004100		Selena Gomez	280215834	1	3	Baila Conmigo							Latin;Music					
        8300004104	8300004100		Selena Gomez	280215834	1	4	Dámelo To' (feat. Myke Towers)							Latin;Music					
        8300004105	8300004100		Selena Gomez	280215834	1	5	Vicio							Latin;Music					
        8300004106	8300004100		Selena Gomez	280215834	1	6	Adiós							Latin;Music					
        8300004107	8300004100		Selena Gomez	280215834	1	7	Selfish Love							Latin;Music					
        8300005001	8300005000		Bruce Springsteen	178834	1	1	Thunder Road	289186						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005002	8300005000		Bruce Springsteen	178834	1	2	Tenth Avenue Freeze-Out	191315						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005003	8300005000		Bruce Springsteen	178834	1	3	Night	181341						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005004	8300005000		Bruce Springsteen	178834	1	4	Backstreets	391764						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005005	8300005000		Bruce Springsteen	178834	1	5	Born to Run	269933						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005006	8300005000		Bruce Springsteen	178834	1	6	She's the One	270261						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005007	8300005000		Bruce Springsteen	178834	1	7	Meeting Across the River	198721						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005008	8300005000		Bruce Springsteen	178834	1	8	Jungleland	573496						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005101	8300005100		Khalid	8001280000	1	1	American Teen	250000			clean			R&B/Soul;Music					
        8300005102	8300005100		Khalid	8001280000	1	2	Young Dumb & Broke	202000			clean			R&B/Soul;Music					
        8300005103	8300005100		Khalid	8001280000	1	3	Location	219000			clean			R&B/Soul;Music					
        8300005104	8300005100		Khalid	8001280000	1	4	Another Sad Love Song	244000			clean			R&B/Soul;Music					
        8300005105	8300005100		Khalid	8001280000	1	5	Saved	206000			clean			R&B/Soul;Music					
        8300005106	8300005100		Khalid	8001280000	1	6	Coaster	199000			clean			R&B/Soul;Music					
        8300005107	8300005100		Khalid	8001280000	1	7	8TEEN	228000			clean			R&B/Soul;Music					
        8300005108	8300005100		Khalid	8001280000	1	8	Let's Go	204000			clean			R&B/Soul;Music					
        8300005109	8300005100		Khalid	8001280000	1	9	Hopeless	167000			clean			R&B/Soul;Music					
        8300005110	8300005100		Khalid	8001280000	1	10	Cold Blooded	207000			clean			R&B/Soul;Music					
        8300005111	8300005100		Khalid	8001280000	1	11	Winter	241000			clean			R&B/Soul;Music					
        8300005112	8300005100		Khalid	8001280000	1	12	Therapy	257000			clean			R&B/Soul;Music					
        8300005113	8300005100		Khalid	8001280000	1	13	Keep Me	275000			clean			R&B/Soul;Music					
        8300005114	8300005100		Khalid	8001280000	1	14	Shot Down	207000			clean			R&B/Soul;Music					
        8300005115	8300005100		Khalid	8001280000	1	15	Angels	170000			clean			R&B/Soul;Music					
        8300005201	8300005200		Phoenix	8001290000	1	1	Lisztomania	241000						Alternative;Music					
        8300005202	8300005200		Phoenix	8001290000	1	2	1901	193000						Alternative;Music					
        8300005203	8300005200		Phoenix	8001290000	1	3	Fences	225000						Alternative;Music					
        8300005204	8300005200		Phoenix	8001290000	1	4	Love Like a Sunset, Pt. I	339000						Alternative;Music					
        8300005205	8300005200		Phoenix	8001290000	1	5	Love Like a Sunset, Pt. II	117000						Alternative;Music					
        8300005206	8300005200		Phoenix	8001290000	1	6	Lasso	168000						Alternative;Music					
        8300005207	8300005200		Phoenix	8001290000	1	7	Rome	278000						Alternative;Music					
        8300005208	8300005200		Phoenix	8001290000	1	8	Countdown	237000						Alternative;Music					
        8300005209	8300005200		Phoenix	8001290000	1	9	Girlfriend	204000						Alternative;Music					
        8300005210	8300005200		Phoenix	8001290000	1	10	Armistice	185000						Alternative;Music					
        8300005301	8300005300		Karun & MONBRU	8001300000;8001310000	1	1	Catch a Vibe							R&B/Soul;Music					
        8300005302	8300005300		Karun & MONBRU	8001300000;8001310000	1	2	(track 2 not recorded)							R&B/Soul;Music					
        8300005303	8300005300		Karun & MONBRU	8001300000;8001310000	1	3	(track 3 not recorded)							R&B/Soul;Music					
        8300005304	8300005300		Karun & MONBRU	8001300000;8001310000	1	4	(track 4 not recorded)							R&B/Soul;Music					
        8300005401	8300005400		Bob Dylan	462006	1	1	Blowin' In the Wind	168757						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005402	8300005400		Bob Dylan	462006	1	2	Girl from the North Country	203082						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005403	8300005400		Bob Dylan	462006	1	3	Masters of War	278100						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005404	8300005400		Bob Dylan	462006	1	4	Down the Highway	212108						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005405	8300005400		Bob Dylan	462006	1	5	Bob Dylan's Blues	148874						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005406	8300005400		Bob Dylan	462006	1	6	A Hard Rain's A-Gonna Fall	412988						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005407	8300005400		Bob Dylan	462006	1	7	Don't Think Twice, It's All Right	220888						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005408	8300005400		Bob Dylan	462006	1	8	Bob Dylan's Dream	302600						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005409	8300005400		Bob Dylan	462006	1	9	Oxford Town	110336						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005410	8300005400		Bob Dylan	462006	1	10	Talkin' World War III Blues	387464						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005411	8300005400		Bob Dylan	462006	1	11	Corrina, Corrina	164032						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005412	8300005400		Bob Dylan	462006	1	12	Honey, Just Allow Me One More Chance	120843						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005413	8300005400		Bob Dylan	462006	1	13	I Shall Be Free	286757						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005501	8300005500		Bob Dylan	462006	1	1	Maggie's Farm (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005502	8300005500		Bob Dylan	462006	1	2	One Too Many Mornings (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005503	8300005500		Bob Dylan	462006	1	3	Stuck Inside of Mobile with the Memphis Blues Again (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005504	8300005500		Bob Dylan	462006	1	4	Oh, Sister (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005505	8300005500		Bob Dylan	462006	1	5	Lay Lady Lay (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005506	8300005500		Bob Dylan	462006	1	6	Shelter from the Storm (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005507	8300005500		Bob Dylan	462006	1	7	You're a Big Girl Now (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005508	8300005500		Bob Dylan	462006	1	8	I Threw It All Away (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005509	8300005500		Bob Dylan	462006	1	9	Idiot Wind (Live)							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005601	8300005600		Bob Dylan	462006	1	1	Rainy Day Women #12 & 35							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005602	8300005600		Bob Dylan	462006	1	2	Blowin' in the Wind	168757						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005603	8300005600		Bob Dylan	462006	1	3	The Times They Are A-Changin'							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005604	8300005600		Bob Dylan	462006	1	4	It Ain't Me Babe							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005605	8300005600		Bob Dylan	462006	1	5	Like a Rolling Stone	371714						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005606	8300005600		Bob Dylan	462006	1	6	Mr. Tambourine Man							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005607	8300005600		Bob Dylan	462006	1	7	Subterranean Homesick Blues							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005608	8300005600		Bob Dylan	462006	1	8	I Want You							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005609	8300005600		Bob Dylan	462006	1	9	Positively 4th Street							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005610	8300005600		Bob Dylan	462006	1	10	Just Like a Woman							Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005701	8300005700		Bob Dylan	462006	1	1	Murder Most Foul	1014000						Rock;Music;Singer/Songwriter;Contemporary Folk					
        8300005801	8300005800		Traveling Wilburys	8001500000	1	1	Handle with Care							Rock;Music					
        8300005802	8300005800		Traveling Wilburys	8001500000	1	2	Dirty World							Rock;Music					462006
        8300005803	8300005800		Traveling Wilburys	8001500000	1	3	Rattled							Rock;Music					
        8300005804	8300005800		Traveling Wilburys	8001500000	1	4	Last Night							Rock;Music					
        8300005805	8300005800		Traveling Wilburys	8001500000	1	5	Not Alone Any More							Rock;Music					
        8300005806	8300005800		Traveling Wilburys	8001500000	1	6	Congratulations							Rock;Music					462006
        8300005807	8300005800		Traveling Wilburys	8001500000	1	7	Heading for the Light							Rock;Music					
        8300005808	8300005800		Traveling Wilburys	8001500000	1	8	Margarita							Rock;Music					
        8300005809	8300005800		Traveling Wilburys	8001500000	1	9	Tweeter and the Monkey Man							Rock;Music					462006
        8300005810	8300005800		Traveling Wilburys	8001500000	1	10	End of the Line							Rock;Music					
        8300005901	8300005900		Bruce Springsteen	178834	1	1	Thunder Road (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005902	8300005900		Bruce Springsteen	178834	1	2	Tenth Avenue Freeze-Out (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005903	8300005900		Bruce Springsteen	178834	1	3	Spirit in the Night (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005904	8300005900		Bruce Springsteen	178834	1	4	Lost in the Flood (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005905	8300005900		Bruce Springsteen	178834	1	5	She's the One (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005906	8300005900		Bruce Springsteen	178834	1	6	Born to Run (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005907	8300005900		Bruce Springsteen	178834	1	7	The E Street Shuffle (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005908	8300005900		Bruce Springsteen	178834	1	8	It's Hard to Be a Saint in the City (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005909	8300005900		Bruce Springsteen	178834	1	9	Backstreets (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005910	8300005900		Bruce Springsteen	178834	1	10	Kitty's Back (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005911	8300005900		Bruce Springsteen	178834	1	11	Jungleland (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005912	8300005900		Bruce Springsteen	178834	1	12	Rosalita (Come Out Tonight) (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005913	8300005900		Bruce Springsteen	178834	1	13	4th of July, Asbury Park (Sandy) (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005914	8300005900		Bruce Springsteen	178834	1	14	Detroit Medley (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005915	8300005900		Bruce Springsteen	178834	1	15	For You (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300005916	8300005900		Bruce Springsteen	178834	1	16	Quarter to Three (Live)							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006001	8300006000		Bruce Springsteen	178834	1	1	Born to Run	269933						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006002	8300006000		Bruce Springsteen	178834	1	2	Thunder Road	289186						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006003	8300006000		Bruce Springsteen	178834	1	3	Badlands							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006004	8300006000		Bruce Springsteen	178834	1	4	The River							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006005	8300006000		Bruce Springsteen	178834	1	5	Hungry Heart							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006006	8300006000		Bruce Springsteen	178834	1	6	Atlantic City							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006007	8300006000		Bruce Springsteen	178834	1	7	Dancing in the Dark	245298						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006008	8300006000		Bruce Springsteen	178834	1	8	Born in the U.S.A.	279000						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006009	8300006000		Bruce Springsteen	178834	1	9	My Hometown	273000						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006010	8300006000		Bruce Springsteen	178834	1	10	Glory Days	255000						Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006011	8300006000		Bruce Springsteen	178834	1	11	Brilliant Disguise							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006012	8300006000		Bruce Springsteen	178834	1	12	Human Touch							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006013	8300006000		Bruce Springsteen	178834	1	13	Better Days							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006014	8300006000		Bruce Springsteen	178834	1	14	Streets of Philadelphia							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006015	8300006000		Bruce Springsteen	178834	1	15	Secret Garden							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006016	8300006000		Bruce Springsteen	178834	1	16	Murder Incorporated							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006017	8300006000		Bruce Springsteen	178834	1	17	Blood Brothers							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006018	8300006000		Bruce Springsteen	178834	1	18	This Hard Land							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006101	8300006100		Bruce Springsteen	178834	1	1	Letter to You							Rock;Music;Arena Rock;Rock & Roll;Pop;Pop/Rock					
        8300006201	8300006200		The Killers	8001510000	1	1	Dustland (feat. Bruce Springsteen)							Alternative;Music					178834
        """#
}
