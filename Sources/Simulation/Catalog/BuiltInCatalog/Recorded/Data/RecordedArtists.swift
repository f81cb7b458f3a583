// Data, one artist a line, ordered by id. Ids from 8000000000 are invented, for names without recorded ids.

extension RecordedText {
    /// Columns: id, name, genres, artwork.
    static let artists = #"""
        32940	Michael Jackson	Pop	
        117118	James Brown	R&B/Soul	
        136975	The Beatles	Rock	
        178834	Bruce Springsteen	Rock	
        462006	Bob Dylan	Rock	
        941440	Stephan Moccio	Classical Crossover	4480x4480 2d2d2f e6e0e5 c7c293 c1bcc1 a8a47f
        3495273	will.i.am	Pop	
        6671250	Michael de Jong	Singer/Songwriter	
        86250605	Nils Frahm	Ambient	2652x2652 9c9e89 0d0a09 14110f 2a2722 2f2d28
        207195956	Ola Gjeilo	Classical	979x979 1a1f2c fcecec f3d9cd cfc3c5 c7b4ac
        265425550	Ólafur Arnalds	Classical Crossover	1500x1500 dce0e9 12100e 242c30 3b3a3a 495055
        280215834	Selena Gomez	Latin	
        283317494	James Brown & His Famous Flames	R&B/Soul	
        342515428	Alexis Ffrench	Classical Crossover	4724x4724 291c16 e69e6f db956e c0845d b77d5d
        444520760	J Balvin	Urbano latino	2509x2509 221e13 eacdcc e0bbb5 c2aaa7 ba9b94
        595797008	Dirk Maassen	Classical	3664x3664 abb5bf 0c0d0d 0f1112 2b2f31 2e3235
        912844864	Hugar	Instrumental	2919x2919 141416 d0d8d8 d9c7c3 aab1b1 b1a3a0
        1031397873	Dua Lipa	Pop	
        1147783278	Beach Bunny	Alternative	2011x2011 19160f f3949b b08ff2 c77b7f 9277c5
        1160482144	Ella Mai	R&B/Soul	
        1172931586	Olivia Belli	Classical	800x800 4b5b6e f6f8e5 ecf7e5 d4d8cd ccd8cd
        1540549101	Eydís Evensen	Classical Crossover	5406x5406 333333 ffffff e2e2e2 d6d6d6 bfbfbf
        1548992806	Wide Eyed	Classical Crossover	4000x4000 57b4db 100d0b 161211 1e2f34 233239
        8000010000	Bonobo	Electronic	
        8000020000	Céline Dion	Pop	
        8000030000	Lana Del Rey	Alternative	
        8000040000	Jordan Rakei	R&B/Soul	
        8000050000	Young Fathers	Alternative	
        8000060000	Little Dragon	Electronic	
        8000070000	BRONSON	Electronic	
        8000080000	Black Country, New Road	Alternative	
        8000090000	MARINA	Pop	
        8000100000	Orville Peck	Country	
        8000110000	Machine Gun Kelly	Alternative	
        8000120000	Florence + the Machine	Alternative	
        8000130000	Becky G.	Latin	
        8000140000	The Jets	R&B/Soul	
        8000150000	New Edition	R&B/Soul	
        8000160000	Forss	Electronic	
        8000170000	Debbie Gibson	Pop	
        8000180000	Madonna	Pop	
        8000190000	Shana	R&B/Soul	
        8000200000	New Kids On the Block	Pop	
        8000210000	Martika	Pop	
        8000220000	Menudo	Pop Latino	
        8000230000	Paul McCartney	Pop	
        8000240000	Siedah Garrett	Pop	
        8000250000	The Neighbourhood	Alternative	
        8000260000	Kevin Gates	Hip-Hop/Rap	
        8000270000	Alisha	Country	
        8000280000	Empire of the Sun	Electronic	
        8000290000	Tracie Spencer	R&B/Soul	
        8000300000	Janet Jackson	Rock	
        8000310000	Jaymes Young	Alternative	
        8000320000	Imagine Dragons	Alternative	
        8000330000	Lil Baby	Hip-Hop/Rap	
        8000340000	Drake	Hip-Hop/Rap	
        8000350000	Gunna	Hip-Hop/Rap	
        8000360000	Morgan Wallen	Country	
        8000370000	Frank Ocean	Pop	
        8000380000	WILLOW	Alternative	
        8000390000	Bad Bunny	Urbano latino	
        8000400000	Glass Animals	Alternative	
        8000410000	Polo G	Hip-Hop/Rap	
        8000420000	Pop Smoke	Hip-Hop/Rap	
        8000430000	Jhay Cortez	Urbano latino	
        8000440000	Justin Bieber	Pop	
        8000450000	Billie Eilish	Alternative	
        8000460000	DJ Khaled	Hip-Hop/Rap	
        8000470000	Doja Cat	Pop	
        8000480000	The Kid LAROI	Pop	
        8000490000	Lil Nas X	Hip-Hop/Rap	
        8000500000	Jack Harlow	Hip-Hop/Rap	
        8000510000	Elton John	Pop	
        8000520000	Ed Sheeran	Music	
        8000530000	Cody Johnson	Country	
        8000540000	Yeat	Hip-Hop/Rap	
        8000550000	Meek Mill	Hip-Hop/Rap	
        8000560000	Lucky Daye	R&B/Soul	
        8000570000	Nardo Wick	Hip-Hop/Rap	
        8000580000	Adele	Pop	
        8000590000	Tiësto	Dance	
        8000600000	Ava Max	Dance	
        8000610000	John Summit	Dance	
        8000620000	JID	Alternative	
        8000630000	League of Legends	Alternative	
        8000640000	Kodak Black	Hip-Hop/Rap	
        8000650000	Anitta	Pop Latino	
        8000660000	Jessica Darrow	Soundtrack	
        8000670000	Carolina Gaitán - La Gaita	Soundtrack	
        8000680000	Mauro Castillo	Soundtrack	
        8000690000	Adassa	Soundtrack	
        8000700000	Rhenzy Feliz	Soundtrack	
        8000710000	Diane Guerrero	Soundtrack	
        8000720000	Stephanie Beatriz	Soundtrack	
        8000730000	Encanto - Cast	Soundtrack	
        8000740000	CKay	Afro-Pop	
        8000750000	SZA	R&B/Soul	
        8000760000	Lil Durk	Hip-Hop/Rap	
        8000770000	J. Cole	Hip-Hop/Rap	
        8000780000	Future	Hip-Hop/Rap	
        8000790000	Em Beihold	Pop	
        8000800000	Flume	Electronic	
        8000810000	Tate McRae	Pop	
        8000820000	Gucci Mane	Hip-Hop/Rap	
        8000830000	Jax Jones	Dance	
        8000840000	MNEK	Dance	
        8000850000	Diplo	Dance	
        8000860000	Miguel	Dance	
        8000870000	King Von	Hip-Hop/Rap	
        8000880000	21 Savage	Hip-Hop/Rap	
        8000890000	ROSALÍA	Pop Latino	
        8000900000	blackbear	Alternative	
        8000910000	ERNEST	Country	
        8000920000	Dove Cameron	Pop	
        8000930000	KAROL G	Latin	
        8000940000	Mimi Webb	Pop	
        8000950000	Omah Lay	R&B/Soul	
        8000960000	5 Seconds of Summer	Pop	
        8000970000	GAYLE	Pop	
        8000980000	Camila Cabello	Pop	
        8000990000	Tyga	Hip-Hop/Rap	
        8001000000	Labrinth	Pop	
        8001010000	Zendaya	Pop	
        8001020000	YoungBoy Never Broke Again	Hip-Hop/Rap	
        8001030000	Russ	Hip-Hop/Rap	
        8001040000	Megan Thee Stallion	Pop	
        8001050000	Joel Corry	Dance	
        8001060000	David Guetta	Dance	
        8001070000	Bryson Tiller	Dance	
        8001080000	Lil Tjay	Hip-Hop/Rap	
        8001090000	Coi Leray	Hip-Hop/Rap	
        8001100000	Nicki Minaj	Hip-Hop/Rap	
        8001110000	Pusha T	Hip-Hop/Rap	
        8001120000	SleazyWorld Go	Hip-Hop/Rap	
        8001130000	Summer Walker	R&B/Soul	
        8001140000	Cardi B	R&B/Soul	
        8001150000	Harry Styles	Pop	
        8001160000	Shawn Mendes	Pop	
        8001170000	Latto	Hip-Hop/Rap	
        8001180000	Mariah Carey	Hip-Hop/Rap	
        8001190000	Fivio Foreign	Hip-Hop/Rap	
        8001200000	Kanye West	Hip-Hop/Rap	
        8001210000	Alicia Keys	Hip-Hop/Rap	
        8001220000	Queen Naija	Hip-Hop/Rap	
        8001230000	42 Dugg	Hip-Hop/Rap	
        8001240000	EST Gee	Hip-Hop/Rap	
        8001250000	Muni Long	R&B/Soul	
        8001260000	BIA	Hip-Hop/Rap	
        8001270000	Yahritza Y Su Esencia	Música Mexicana	
        8001280000	Khalid	R&B/Soul	
        8001290000	Phoenix	Alternative	
        8001300000	Karun	R&B/Soul	
        8001310000	MONBRU	R&B/Soul	
        8001320000	The Police	Rock	
        8001330000	Hugh Laurie	Blues	
        8001340000	The Worked Examples	Pop	
        8001350000	Juicy J	Hip-Hop/Rap	
        8001360000	DaBaby	Hip-Hop/Rap	
        8001370000	Travis Scott	Hip-Hop/Rap	
        8001380000	Young Thug	Hip-Hop/Rap	
        8001390000	Project Pat	Hip-Hop/Rap	
        8001400000	G Herbo	Hip-Hop/Rap	
        8001410000	Echoes	Dance	
        8001420000	Ktlyn	Hip-Hop/Rap	
        8001430000	JAY-Z	Hip-Hop/Rap	
        8001440000	Pharrell Williams	Hip-Hop/Rap	
        8001450000	Roddy Ricch	R&B/Soul	
        8001460000	Quavo	Hip-Hop/Rap	
        8001470000	Yung Bleu	Hip-Hop/Rap	
        8001480000	Vory	Hip-Hop/Rap	
        8001490000	Tegan and Sara	Alternative	
        8001500000	Traveling Wilburys	Rock	
        8001510000	The Killers	Alternative	
        """#
}
