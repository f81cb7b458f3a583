// Data, one song a line, ordered by id. All ids are invented, and greater than those of the other songs.

extension RecordedText {
    /// Placeholder tracks for albums without recorded tracks, in the columns of `songs`: every album of the service has
    /// tracks.
    static let unknownSongs = #"""
        8300010001	219576768		James Brown	117118	1	1	(track 1 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010002	219576768		James Brown	117118	1	2	(track 2 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010003	219576768		James Brown	117118	1	3	(track 3 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010004	219576768		James Brown	117118	1	4	(track 4 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010005	219576768		James Brown	117118	1	5	(track 5 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010006	219576768		James Brown	117118	1	6	(track 6 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010007	219576768		James Brown	117118	1	7	(track 7 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010008	219576768		James Brown	117118	1	8	(track 8 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010009	219576768		James Brown	117118	1	9	(track 9 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010010	219576768		James Brown	117118	1	10	(track 10 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010011	219576768		James Brown	117118	1	11	(track 11 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010012	219576768		James Brown	117118	1	12	(track 12 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010013	219576768		James Brown	117118	1	13	(track 13 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010014	219576768		James Brown	117118	1	14	(track 14 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010015	219576768		James Brown	117118	1	15	(track 15 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010016	219576768		James Brown	117118	1	16	(track 16 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010017	219576768		James Brown	117118	1	17	(track 17 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010018	219576768		James Brown	117118	1	18	(track 18 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010019	219576768		James Brown	117118	1	19	(track 19 not recorded)							R&B/Soul;Music;Rock;Soundtrack;Soundtrack;Soul;Funk					
        8300010101	416319613		Bonobo	8000010000	1	1	(track 1 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010102	416319613		Bonobo	8000010000	1	2	(track 2 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010103	416319613		Bonobo	8000010000	1	3	(track 3 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010104	416319613		Bonobo	8000010000	1	4	(track 4 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010105	416319613		Bonobo	8000010000	1	5	(track 5 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010106	416319613		Bonobo	8000010000	1	6	(track 6 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010107	416319613		Bonobo	8000010000	1	7	(track 7 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010108	416319613		Bonobo	8000010000	1	8	(track 8 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010109	416319613		Bonobo	8000010000	1	9	(track 9 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010110	416319613		Bonobo	8000010000	1	10	(track 10 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010111	416319613		Bonobo	8000010000	1	11	(track 11 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010112	416319613		Bonobo	8000010000	1	12	(track 12 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010113	416319613		Bonobo	8000010000	1	13	(track 13 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010114	416319613		Bonobo	8000010000	1	14	(track 14 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010115	416319613		Bonobo	8000010000	1	15	(track 15 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010116	416319613		Bonobo	8000010000	1	16	(track 16 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010117	416319613		Bonobo	8000010000	1	17	(track 17 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010118	416319613		Bonobo	8000010000	1	18	(track 18 not recorded)							Electronic;Music;Jazz;Bop;Big Band					
        8300010201	464056948		Céline Dion	8000020000	1	1	(track 1 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010202	464056948		Céline Dion	8000020000	1	2	(track 2 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010203	464056948		Céline Dion	8000020000	1	3	(track 3 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010204	464056948		Céline Dion	8000020000	1	4	(track 4 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010205	464056948		Céline Dion	8000020000	1	5	(track 5 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010206	464056948		Céline Dion	8000020000	1	6	(track 6 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010207	464056948		Céline Dion	8000020000	1	7	(track 7 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010208	464056948		Céline Dion	8000020000	1	8	(track 8 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010209	464056948		Céline Dion	8000020000	1	9	(track 9 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010210	464056948		Céline Dion	8000020000	1	10	(track 10 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010211	464056948		Céline Dion	8000020000	1	11	(track 11 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010212	464056948		Céline Dion	8000020000	1	12	(track 12 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010213	464056948		Céline Dion	8000020000	1	13	(track 13 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010214	464056948		Céline Dion	8000020000	1	14	(track 14 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010215	464056948		Céline Dion	8000020000	1	15	(track 15 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010216	464056948		Céline Dion	8000020000	1	16	(track 16 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010217	464056948		Céline Dion	8000020000	1	17	(track 17 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010218	464056948		Céline Dion	8000020000	1	18	(track 18 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010219	464056948		Céline Dion	8000020000	1	19	(track 19 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010220	464056948		Céline Dion	8000020000	1	20	(track 20 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010221	464056948		Céline Dion	8000020000	1	21	(track 21 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010222	464056948		Céline Dion	8000020000	1	22	(track 22 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010223	464056948		Céline Dion	8000020000	1	23	(track 23 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010224	464056948		Céline Dion	8000020000	1	24	(track 24 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010225	464056948		Céline Dion	8000020000	1	25	(track 25 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010226	464056948		Céline Dion	8000020000	1	26	(track 26 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010227	464056948		Céline Dion	8000020000	1	27	(track 27 not recorded)							Pop;Music;Adult Contemporary;Soft Rock;Vocal;Rock					
        8300010301	900721190		James Brown	117118	1	1	(track 1 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010302	900721190		James Brown	117118	1	2	(track 2 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010303	900721190		James Brown	117118	1	3	(track 3 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010304	900721190		James Brown	117118	1	4	(track 4 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010305	900721190		James Brown	117118	1	5	(track 5 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010306	900721190		James Brown	117118	1	6	(track 6 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010307	900721190		James Brown	117118	1	7	(track 7 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010308	900721190		James Brown	117118	1	8	(track 8 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010309	900721190		James Brown	117118	1	9	(track 9 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010310	900721190		James Brown	117118	1	10	(track 10 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010311	900721190		James Brown	117118	1	11	(track 11 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010312	900721190		James Brown	117118	1	12	(track 12 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010313	900721190		James Brown	117118	1	13	(track 13 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010314	900721190		James Brown	117118	1	14	(track 14 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010315	900721190		James Brown	117118	1	15	(track 15 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010316	900721190		James Brown	117118	1	16	(track 16 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010317	900721190		James Brown	117118	1	17	(track 17 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010318	900721190		James Brown	117118	1	18	(track 18 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010319	900721190		James Brown	117118	1	19	(track 19 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010320	900721190		James Brown	117118	1	20	(track 20 not recorded)							Soul;Music;R&B/Soul;Funk					
        8300010401	1147782780		Beach Bunny	1147783278	1	1	(track 1 not recorded)							Alternative;Music;Pop					
        8300010402	1147782780		Beach Bunny	1147783278	1	2	(track 2 not recorded)							Alternative;Music;Pop					
        8300010403	1147782780		Beach Bunny	1147783278	1	3	(track 3 not recorded)							Alternative;Music;Pop					
        8300010404	1147782780		Beach Bunny	1147783278	1	4	(track 4 not recorded)							Alternative;Music;Pop					
        8300010405	1147782780		Beach Bunny	1147783278	1	5	(track 5 not recorded)							Alternative;Music;Pop					
        8300010501	1147798746		Beach Bunny	1147783278	1	1	(track 1 not recorded)							Alternative;Music;Pop					
        8300010502	1147798746		Beach Bunny	1147783278	1	2	(track 2 not recorded)							Alternative;Music;Pop					
        8300010503	1147798746		Beach Bunny	1147783278	1	3	(track 3 not recorded)							Alternative;Music;Pop					
        8300010504	1147798746		Beach Bunny	1147783278	1	4	(track 4 not recorded)							Alternative;Music;Pop					
        8300010505	1147798746		Beach Bunny	1147783278	1	5	(track 5 not recorded)							Alternative;Music;Pop					
        8300010601	1243697430		Beach Bunny	1147783278	1	1	(track 1 not recorded)							Alternative;Music;Punk					
        8300010602	1243697430		Beach Bunny	1147783278	1	2	(track 2 not recorded)							Alternative;Music;Punk					
        8300010603	1243697430		Beach Bunny	1147783278	1	3	(track 3 not recorded)							Alternative;Music;Punk					
        8300010701	1256684768		Lana Del Rey	8000030000	1	1	(track 1 not recorded)				explicit			Alternative;Music;Rock					
        8300010702	1256684768		Lana Del Rey	8000030000	1	2	(track 2 not recorded)				explicit			Alternative;Music;Rock					
        8300010703	1256684768		Lana Del Rey	8000030000	1	3	(track 3 not recorded)				explicit			Alternative;Music;Rock					
        8300010704	1256684768		Lana Del Rey	8000030000	1	4	(track 4 not recorded)				explicit			Alternative;Music;Rock					
        8300010705	1256684768		Lana Del Rey	8000030000	1	5	(track 5 not recorded)				explicit			Alternative;Music;Rock					
        8300010706	1256684768		Lana Del Rey	8000030000	1	6	(track 6 not recorded)				explicit			Alternative;Music;Rock					
        8300010707	1256684768		Lana Del Rey	8000030000	1	7	(track 7 not recorded)				explicit			Alternative;Music;Rock					
        8300010708	1256684768		Lana Del Rey	8000030000	1	8	(track 8 not recorded)				explicit			Alternative;Music;Rock					
        8300010709	1256684768		Lana Del Rey	8000030000	1	9	(track 9 not recorded)				explicit			Alternative;Music;Rock					
        8300010710	1256684768		Lana Del Rey	8000030000	1	10	(track 10 not recorded)				explicit			Alternative;Music;Rock					
        8300010711	1256684768		Lana Del Rey	8000030000	1	11	(track 11 not recorded)				explicit			Alternative;Music;Rock					
        8300010712	1256684768		Lana Del Rey	8000030000	1	12	(track 12 not recorded)				explicit			Alternative;Music;Rock					
        8300010713	1256684768		Lana Del Rey	8000030000	1	13	(track 13 not recorded)				explicit			Alternative;Music;Rock					
        8300010714	1256684768		Lana Del Rey	8000030000	1	14	(track 14 not recorded)				explicit			Alternative;Music;Rock					
        8300010715	1256684768		Lana Del Rey	8000030000	1	15	(track 15 not recorded)				explicit			Alternative;Music;Rock					
        8300010716	1256684768		Lana Del Rey	8000030000	1	16	(track 16 not recorded)				explicit			Alternative;Music;Rock					
        8300010801	1257093380		Jordan Rakei	8000040000	1	1	(track 1 not recorded)							R&B/Soul;Music					
        8300010802	1257093380		Jordan Rakei	8000040000	1	2	(track 2 not recorded)							R&B/Soul;Music					
        8300010803	1257093380		Jordan Rakei	8000040000	1	3	(track 3 not recorded)							R&B/Soul;Music					
        8300010804	1257093380		Jordan Rakei	8000040000	1	4	(track 4 not recorded)							R&B/Soul;Music					
        8300010805	1257093380		Jordan Rakei	8000040000	1	5	(track 5 not recorded)							R&B/Soul;Music					
        8300010806	1257093380		Jordan Rakei	8000040000	1	6	(track 6 not recorded)							R&B/Soul;Music					
        8300010807	1257093380		Jordan Rakei	8000040000	1	7	(track 7 not recorded)							R&B/Soul;Music					
        8300010808	1257093380		Jordan Rakei	8000040000	1	8	(track 8 not recorded)							R&B/Soul;Music					
        8300010809	1257093380		Jordan Rakei	8000040000	1	9	(track 9 not recorded)							R&B/Soul;Music					
        8300010810	1257093380		Jordan Rakei	8000040000	1	10	(track 10 not recorded)							R&B/Soul;Music					
        8300010811	1257093380		Jordan Rakei	8000040000	1	11	(track 11 not recorded)							R&B/Soul;Music					
        8300010901	1323229946		Young Fathers	8000050000	1	1	(track 1 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010902	1323229946		Young Fathers	8000050000	1	2	(track 2 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010903	1323229946		Young Fathers	8000050000	1	3	(track 3 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010904	1323229946		Young Fathers	8000050000	1	4	(track 4 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010905	1323229946		Young Fathers	8000050000	1	5	(track 5 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010906	1323229946		Young Fathers	8000050000	1	6	(track 6 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010907	1323229946		Young Fathers	8000050000	1	7	(track 7 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010908	1323229946		Young Fathers	8000050000	1	8	(track 8 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010909	1323229946		Young Fathers	8000050000	1	9	(track 9 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010910	1323229946		Young Fathers	8000050000	1	10	(track 10 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010911	1323229946		Young Fathers	8000050000	1	11	(track 11 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300010912	1323229946		Young Fathers	8000050000	1	12	(track 12 not recorded)				explicit			Alternative;Music;Electronic;Hip-Hop/Rap;Alternative Rap;Rap					
        8300011001	1445627459		Beach Bunny	1147783278	1	1	(track 1 not recorded)							Indie Rock;Music;Alternative					
        8300011002	1445627459		Beach Bunny	1147783278	1	2	(track 2 not recorded)							Indie Rock;Music;Alternative					
        8300011003	1445627459		Beach Bunny	1147783278	1	3	(track 3 not recorded)							Indie Rock;Music;Alternative					
        8300011004	1445627459		Beach Bunny	1147783278	1	4	(track 4 not recorded)							Indie Rock;Music;Alternative					
        8300011005	1445627459		Beach Bunny	1147783278	1	5	(track 5 not recorded)							Indie Rock;Music;Alternative					
        8300011006	1445627459		Beach Bunny	1147783278	1	6	(track 6 not recorded)							Indie Rock;Music;Alternative					
        8300011101	1494326872		Little Dragon	8000060000	1	1	(track 1 not recorded)							Electronic;Music					
        8300011102	1494326872		Little Dragon	8000060000	1	2	(track 2 not recorded)							Electronic;Music					
        8300011103	1494326872		Little Dragon	8000060000	1	3	(track 3 not recorded)							Electronic;Music					
        8300011104	1494326872		Little Dragon	8000060000	1	4	(track 4 not recorded)							Electronic;Music					
        8300011105	1494326872		Little Dragon	8000060000	1	5	(track 5 not recorded)							Electronic;Music					
        8300011106	1494326872		Little Dragon	8000060000	1	6	(track 6 not recorded)							Electronic;Music					
        8300011107	1494326872		Little Dragon	8000060000	1	7	(track 7 not recorded)							Electronic;Music					
        8300011108	1494326872		Little Dragon	8000060000	1	8	(track 8 not recorded)							Electronic;Music					
        8300011109	1494326872		Little Dragon	8000060000	1	9	(track 9 not recorded)							Electronic;Music					
        8300011110	1494326872		Little Dragon	8000060000	1	10	(track 10 not recorded)							Electronic;Music					
        8300011111	1494326872		Little Dragon	8000060000	1	11	(track 11 not recorded)							Electronic;Music					
        8300011201	1506713751		BRONSON	8000070000	1	1	(track 1 not recorded)							Electronic;Music;Rock;Dance					
        8300011202	1506713751		BRONSON	8000070000	1	2	(track 2 not recorded)							Electronic;Music;Rock;Dance					
        8300011203	1506713751		BRONSON	8000070000	1	3	(track 3 not recorded)							Electronic;Music;Rock;Dance					
        8300011204	1506713751		BRONSON	8000070000	1	4	(track 4 not recorded)							Electronic;Music;Rock;Dance					
        8300011205	1506713751		BRONSON	8000070000	1	5	(track 5 not recorded)							Electronic;Music;Rock;Dance					
        8300011206	1506713751		BRONSON	8000070000	1	6	(track 6 not recorded)							Electronic;Music;Rock;Dance					
        8300011207	1506713751		BRONSON	8000070000	1	7	(track 7 not recorded)							Electronic;Music;Rock;Dance					
        8300011208	1506713751		BRONSON	8000070000	1	8	(track 8 not recorded)							Electronic;Music;Rock;Dance					
        8300011209	1506713751		BRONSON	8000070000	1	9	(track 9 not recorded)							Electronic;Music;Rock;Dance					
        8300011210	1506713751		BRONSON	8000070000	1	10	(track 10 not recorded)							Electronic;Music;Rock;Dance					
        8300011301	1509311498		Beach Bunny	1147783278	1	1	(track 1 not recorded)							Indie Rock;Music;Alternative					
        8300011302	1509311498		Beach Bunny	1147783278	1	2	(track 2 not recorded)							Indie Rock;Music;Alternative					
        8300011303	1509311498		Beach Bunny	1147783278	1	3	(track 3 not recorded)							Indie Rock;Music;Alternative					
        8300011304	1509311498		Beach Bunny	1147783278	1	4	(track 4 not recorded)							Indie Rock;Music;Alternative					
        8300011305	1509311498		Beach Bunny	1147783278	1	5	(track 5 not recorded)							Indie Rock;Music;Alternative					
        8300011306	1509311498		Beach Bunny	1147783278	1	6	(track 6 not recorded)							Indie Rock;Music;Alternative					
        8300011401	1607593873		Orville Peck	8000100000	1	1	(track 1 not recorded)							Country;Music;Rock					
        8300011402	1607593873		Orville Peck	8000100000	1	2	(track 2 not recorded)							Country;Music;Rock					
        8300011403	1607593873		Orville Peck	8000100000	1	3	(track 3 not recorded)							Country;Music;Rock					
        8300011404	1607593873		Orville Peck	8000100000	1	4	(track 4 not recorded)							Country;Music;Rock					
        8300011405	1607593873		Orville Peck	8000100000	1	5	(track 5 not recorded)							Country;Music;Rock					
        8300011406	1607593873		Orville Peck	8000100000	1	6	(track 6 not recorded)							Country;Music;Rock					
        8300011407	1607593873		Orville Peck	8000100000	1	7	(track 7 not recorded)							Country;Music;Rock					
        8300011408	1607593873		Orville Peck	8000100000	1	8	(track 8 not recorded)							Country;Music;Rock					
        8300011409	1607593873		Orville Peck	8000100000	1	9	(track 9 not recorded)							Country;Music;Rock					
        8300011410	1607593873		Orville Peck	8000100000	1	10	(track 10 not recorded)							Country;Music;Rock					
        8300011411	1607593873		Orville Peck	8000100000	1	11	(track 11 not recorded)							Country;Music;Rock					
        8300011412	1607593873		Orville Peck	8000100000	1	12	(track 12 not recorded)							Country;Music;Rock					
        8300011413	1607593873		Orville Peck	8000100000	1	13	(track 13 not recorded)							Country;Music;Rock					
        8300011414	1607593873		Orville Peck	8000100000	1	14	(track 14 not recorded)							Country;Music;Rock					
        8300011415	1607593873		Orville Peck	8000100000	1	15	(track 15 not recorded)							Country;Music;Rock					
        8300011501	1620064449		Becky G.	8000130000	1	1	(track 1 not recorded)				explicit			Latin;Music;Pop					
        8300011502	1620064449		Becky G.	8000130000	1	2	(track 2 not recorded)				explicit			Latin;Music;Pop					
        8300011503	1620064449		Becky G.	8000130000	1	3	(track 3 not recorded)				explicit			Latin;Music;Pop					
        8300011504	1620064449		Becky G.	8000130000	1	4	(track 4 not recorded)				explicit			Latin;Music;Pop					
        8300011505	1620064449		Becky G.	8000130000	1	5	(track 5 not recorded)				explicit			Latin;Music;Pop					
        8300011506	1620064449		Becky G.	8000130000	1	6	(track 6 not recorded)				explicit			Latin;Music;Pop					
        8300011507	1620064449		Becky G.	8000130000	1	7	(track 7 not recorded)				explicit			Latin;Music;Pop					
        8300011508	1620064449		Becky G.	8000130000	1	8	(track 8 not recorded)				explicit			Latin;Music;Pop					
        8300011509	1620064449		Becky G.	8000130000	1	9	(track 9 not recorded)				explicit			Latin;Music;Pop					
        8300011510	1620064449		Becky G.	8000130000	1	10	(track 10 not recorded)				explicit			Latin;Music;Pop					
        8300011511	1620064449		Becky G.	8000130000	1	11	(track 11 not recorded)				explicit			Latin;Music;Pop					
        8300011512	1620064449		Becky G.	8000130000	1	12	(track 12 not recorded)				explicit			Latin;Music;Pop					
        8300011513	1620064449		Becky G.	8000130000	1	13	(track 13 not recorded)				explicit			Latin;Music;Pop					
        8300011514	1620064449		Becky G.	8000130000	1	14	(track 14 not recorded)				explicit			Latin;Music;Pop					
        8300011601	1623447658		Florence + the Machine	8000120000	1	1	(track 1 not recorded)							Alternative;Music					
        8300011602	1623447658		Florence + the Machine	8000120000	1	2	(track 2 not recorded)							Alternative;Music					
        8300011603	1623447658		Florence + the Machine	8000120000	1	3	(track 3 not recorded)							Alternative;Music					
        8300011604	1623447658		Florence + the Machine	8000120000	1	4	(track 4 not recorded)							Alternative;Music					
        8300011605	1623447658		Florence + the Machine	8000120000	1	5	(track 5 not recorded)							Alternative;Music					
        8300011606	1623447658		Florence + the Machine	8000120000	1	6	(track 6 not recorded)							Alternative;Music					
        8300011607	1623447658		Florence + the Machine	8000120000	1	7	(track 7 not recorded)							Alternative;Music					
        8300011608	1623447658		Florence + the Machine	8000120000	1	8	(track 8 not recorded)							Alternative;Music					
        8300011609	1623447658		Florence + the Machine	8000120000	1	9	(track 9 not recorded)							Alternative;Music					
        8300011610	1623447658		Florence + the Machine	8000120000	1	10	(track 10 not recorded)							Alternative;Music					
        8300011611	1623447658		Florence + the Machine	8000120000	1	11	(track 11 not recorded)							Alternative;Music					
        8300011612	1623447658		Florence + the Machine	8000120000	1	12	(track 12 not recorded)							Alternative;Music					
        8300011613	1623447658		Florence + the Machine	8000120000	1	13	(track 13 not recorded)							Alternative;Music					
        8300011614	1623447658		Florence + the Machine	8000120000	1	14	(track 14 not recorded)							Alternative;Music					
        8300011615	1623447658		Florence + the Machine	8000120000	1	15	(track 15 not recorded)							Alternative;Music					
        8300011616	1623447658		Florence + the Machine	8000120000	1	16	(track 16 not recorded)							Alternative;Music					
        8300011617	1623447658		Florence + the Machine	8000120000	1	17	(track 17 not recorded)							Alternative;Music					
        8300011618	1623447658		Florence + the Machine	8000120000	1	18	(track 18 not recorded)							Alternative;Music					
        8300011619	1623447658		Florence + the Machine	8000120000	1	19	(track 19 not recorded)							Alternative;Music					
        8300011620	1623447658		Florence + the Machine	8000120000	1	20	(track 20 not recorded)							Alternative;Music					
        8300011621	1623447658		Florence + the Machine	8000120000	1	21	(track 21 not recorded)							Alternative;Music					
        """#
}
