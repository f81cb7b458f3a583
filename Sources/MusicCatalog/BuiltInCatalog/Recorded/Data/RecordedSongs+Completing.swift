// Data, one song a line, ordered by id. All ids are ours, and greater than those of the other songs.

extension RecordedText {
    /// Songs that complete albums of the sources' examples, with the columns of `songs`. Names and order are generally known, as are lengths
    /// where there are any.
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
        """#
}
