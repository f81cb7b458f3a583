// Data, one playlist a line, ordered by id, hence longer than other files. The name is invented if only the id was
// recorded. Without trackIDs the catalog chooses tracks of the genre.

extension RecordedText {
    /// Columns: id, name, curatorName, curator, playlistType, isChart, lastModifiedDate, trackIDs, genre, artwork.
    static let playlists = #"""
        pl.00e28caf8a7849cfb7c7174d877ee2c3	Ambient Jazz’s Quiet, Forceful Return	Pitchfork	curators/8910000001	external	false	2021-12-09T17:20:04Z		11	2400x2400 f7f8f2 000000 211f1f 313130 4c4a49
        pl.06e740110c28496983475a46b6e513f3	Slow Tide	Chilling Out	activities/976439503	editorial	false			7	
        pl.106ed7fa2c264f489583700e102dcaa4	Hammock Hours	Chilling Out	activities/976439503	editorial	false			7	
        pl.14028dbd6c0148afb2572d99a0a93274	Bush: Deep Cuts	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-04-04T21:07:50Z		20	4320x1080 3f58c4 ffffff 8ed2f1 d8ddf3 7ebae8
        pl.1408f546d114465d904b6c523408d2af	Front Row, Camera Two	Live Nation TV	apple-curators/1017168810	editorial	false			21	
        pl.157cd02723c24f9aa01ca753a3127509	It's Lit!!!	Partying	activities/976439514	editorial	false			17	
        pl.18e8e689ee634fecb335e2b01f2b0533	Saturday Night, Center Stage	Grand Ole Opry	curators/976439448	external	false			6	
        pl.1aee747a7e644aa9b0ecce0145c565b9	Basement Windows	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.2023e3553fe2477b90a2eb53e2283323	Pitchfork Music Festival 2021	Pitchfork	curators/8910000001	external	false	2021-05-17T17:32:28Z		34	2400x2400
        pl.238510e5f7deb379429cce7fef31cabb	Sample Playlist No. 1	Curator of the Reference	curators/976439455	external	false			14	
        pl.23e9754f77b240ff839a591b4832330a	Fiddles First	Grand Ole Opry	curators/976439448	external	false			6	
        pl.2b1d104452ba4d259f262344bab6901c	Death from Above 1979 Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-09-07T20:09:51Z		20	4320x1080 171717 fbfbfb d8d8d8 cecece b1b1b1
        pl.2d4d74790f074233b82d07bfae5c219c	It's Lit!!!	Apple Music Hip-Hop	apple-curators/8910000002	editorial	false	2017-09-25T19:35:51Z		18	4320x1080 363636 ff71ad fd2773 d66595 d52a67
        pl.2e504e6530fc0c2780ff4ab2ff354179	Sample Playlist No. 3	Curator of the Reference	curators/976439455	external	false			14	
        pl.31637c976b6d40f5a767903f71f8c688	Angel Olsen Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-09-28T21:45:44Z		20	4320x1080 dddddd 080808 392419 323232 594940
        pl.345858950de7481da73960314556679a	Balloons at Midnight	Partying	activities/976439514	editorial	false			17	
        pl.3baaa090b668436797672b2dfd43d9ce	Weekend Worthy	Apple Music	apple-curators/8910000003	editorial	false	2017-09-29T07:48:55Z		34	4320x1080 07050a ffffff d8d8d8 cdcccd aeaeaf
        pl.3e445e68ae6647a29c282c337599c17e	Load-In to Encore	Live Nation TV	apple-curators/1017168810	editorial	false			21	
        pl.421a7655263e413781d8cf1e7532c4c0	Pews and Pedal Steel	Grand Ole Opry	curators/976439448	external	false			6	
        pl.44e3e8955d164613b2714c88707221ac	Festival Mud	Live Nation TV	apple-curators/1017168810	editorial	false			21	
        pl.45512ae473d44ec3b1879f31621d406a	Static and Honey	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.465a6ed130a5417c8e1afb934b980b1a	House Lights Up	Live Nation TV	apple-curators/1017168810	editorial	false			21	
        pl.493ec39d5ca04d6b9d1d122a2a565e80	Crooked Teeth Choir	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.4c819db0531d4a8fbe2f49027f8c5c74	Belly Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-07-27T19:16:30Z		20	4320x1080 171717 fbfbfb da995e cecece b37f50
        pl.4d49950c76ec4bc988487c37f900a363	The Circle of Wood	Grand Ole Opry	curators/976439448	external	false			6	
        pl.4d6e7c62a4ed49a797036daf1d6b94e1	Left of the Dial Tone	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.4e23a527944048639ce79981261e353e	Pitchfork’s 25 Next List: The Artists Shaping Where Music Will Go From Here	Pitchfork	curators/8910000001	external	false	2021-10-12T21:26:12Z		34	2400x2400
        pl.54650bcc7b3f44069f33cb78ef025e80	Fuzz Pedal Diary	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.588df270ded249cbad1dd1e40e906faf	Half Awake	Chilling Out	activities/976439503	editorial	false			7	
        pl.5b0194eaa170401e8986335d7e77aa4e	Rated in the Reference	Apple Music Pop	apple-curators/976439548	editorial	false			14	
        pl.5c54c63960e14a9da6d0d43cc3b69561	What Can Music Do During Climate Collapse?	Pitchfork	curators/8910000001	external	false	2021-04-22T14:58:57Z		34	2400x2400 bbb7b4 080605 2a2828 2b2928 474544
        pl.5e3c099ec06a40e0baf7a478f4523a36	The 31 Best Rock Albums of 2021	Pitchfork	curators/8910000001	external	false	2021-12-08T16:50:42Z		21	2400x2400 23402c ebcad0 e9bae2 c3afaf c1a1be
        pl.5ee8333dbe944d9f9151e97d92d1ead9	The A-List: Pop	Apple Music Pop	apple-curators/8910000004	editorial	false	2017-09-29T21:15:27Z		14	4320x1080 ef73bf 0c000d 0c020d 3a1730 391930
        pl.606afcbb70264d2eb2b51d8dbcfa6a12	Top 100: USA	Apple Music	apple-curators/8910000003	editorial	true	2022-04-13T07:00:29Z	1384782182;1437955726;1440111980;1440111985;1440766784;1440924420;1470146813;1508562516;1511793607;1521889285;1540314624;1542103620;1556175854;1556670532;1564531202;1565443631;1570323056;1571169194;1574378625;1576552565;1578986673;1582024384;1583678164;1584281482;1584281493;1584281770;1584281787;1585883847;1586662253;1588439297;1590036021;1592774398;1594677759;1594677760;1597172274;1598221453;1600722156;1600766436;1604944757;1604945199;1604945223;1606052735;1606715703;1607880044;1608118905;1608990811;1609137778;1609794347;1610618872;1611055835;1611056017;1611056020;1611056023;1611056028;1611056031;1611056032;1611056036;1611056166;1611056172;1611056174;1611056176;1611056227;1611056228;1611056232;1611845611;1613977158;1614337328;1614549001;1614870427;1615089001;1615585008;1616190902;1617161812;1617161814;1617161815;1617161818;1617162041;1617162047;1617171576;1617171578;1617171580;1617171584;1617171589;1617171590;1617171598;1617171907;1617332704;1617332889;1617332890;1617332891;1617332892;1617332897;1617332912;1617353572;1617656020;1618136917;1618137577;1618153473;1618285316;661233781	34	4320x1080 f5f0e6 000000 400026 372164 5f2646
        pl.63a00809de2b49d493e631a4c36f420b	The 50 Best Albums of 2020	Pitchfork	curators/8910000001	external	false	2021-12-16T17:00:50Z		34	2400x2400 030608 eaeaea cec7c3 bcbcbd a5a09d
        pl.674fd462d05c47afa632fcf860332996	Afro Swing	Apple Music	apple-curators/8910000003	editorial	false	2017-09-29T08:57:42Z		19	4320x1080 000000 ffffff eaf435 cbcbcb bbc32b
        pl.6e9457a3cd2d46de928f864571a3c9d3	Rain on the Skylight	Chilling Out	activities/976439503	editorial	false			7	
        pl.705e4024180a4b8ab0b4700b888c66ee	Flannel Season	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.7445287d235749269e6f5a3a97a8efbc	Third Encore	Partying	activities/976439514	editorial	false			17	
        pl.744e5321e83c4841ad8377d6c41d4718	Grizzly Bear Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-01-23T22:34:57Z		20	4320x1080 121212 fafafa cfcfcf cccccc a9a9a9
        pl.756f800e808a498ead67e6f1da818099	House Full of Coats	Partying	activities/976439514	editorial	false			17	
        pl.8311c063dfae4776b1f111bdd8af5cc2	Paper Lanterns	Chilling Out	activities/976439503	editorial	false			7	
        pl.8a13d72feb1c41179ca7241ebdf36a44	Boots on the Balcony	Grand Ole Opry	curators/976439448	external	false			6	
        pl.8cb70d7ee9b7496e969cc95f3d7b2af0	Woods Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-08-23T21:46:25Z		20	4320x1080 121212 fafafa ccb288 cccccc a69270
        pl.8ff6a890525d4bd38f9cb4c5132e6866	Second Cup	Chilling Out	activities/976439503	editorial	false			7	
        pl.91bb14d8ee10414e8fda8fb71f56db03	Friday Feeling	Apple Music Pop	apple-curators/8910000004	editorial	false	2017-09-29T04:22:04Z		14	4320x1080 00062d ff4bb4 ff0082 cb3d99 cb0170
        pl.969172eed79a40509bc6ab1673b7ec73	Harmony in Threes	Grand Ole Opry	curators/976439448	external	false			6	
        pl.97c6f95b0b884bedbcce117f9ea5d54b	Best of '80s Teen Pop	Apple Music Pop	apple-curators/976439548	editorial	false	2015-04-11T16:20:03Z	158643513;203201890;26719;304797572;3242306;712108754;715675288;73239207;80815626;80954416	14	4320x1080 201e1c ffffff f93621 d2d1d1 cd3120
        pl.a0214a4b459d4f79a991d1151e6f211f	Future Hits	Apple Music Pop	apple-curators/8910000004	editorial	false	2017-09-29T01:19:36Z		14	4320x1080 020216 2ee8fe 16aefd 25bad0 128cce
        pl.a04c08c92f40482bba229f630a9a01d8	Neighbors Invited	Partying	activities/976439514	editorial	false			17	
        pl.a3fbcd31033f4667b7e4cadb26cdffd6	Backstage at Eight	Grand Ole Opry	curators/976439448	external	false			6	
        pl.a56f0f75ff3b4e3286bfca783f31cacb	The Sad Ones, Louder	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.aba94bd7963148de92b0ac961f3974ae	ANOHNI Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-08-10T23:29:35Z		20	4320x1080 dddddd 080808 2d2d2d 323232 505050
        pl.acc464c750b94302b8806e5fcbe56e17	Janet Jackson: No.1 Songs	Apple Music R&B	apple-curators/976439551	editorial	false	2015-04-11T16:15:51Z	1043322098;723390870;724885384;724885790	15	4320x1080 161d16 ffffff e3aa71 d0d1d0 ba8e5f
        pl.adc9cc99b91649188b6ea75d39048836	Rising Week 2022	Pitchfork	curators/8910000001	external	false	2022-01-28T16:12:39Z		34	2400x2400 efebe0 020202 282827 31302e 504f4c
        pl.ae2769bd404b4116a8519581f8b311ec	Glitter in the Carpet	Partying	activities/976439514	editorial	false			17	
        pl.b2622a1393fb48a4b30badf8333b057a	Pitchfork’s 100 Best Songs of 2021	Pitchfork	curators/8910000001	external	false	2021-12-07T21:53:13Z		34	2400x2400 211312 fad6a1 e6a25d cfaf84 be854e
        pl.b37923ba50e74c71948dabdaaa6a8dc5	The Quiet Carriage	Chilling Out	activities/976439503	editorial	false			7	
        pl.b39649bcfc3f49a0bb143025784d6d90	Barn Dance Radio	Grand Ole Opry	curators/976439448	external	false			6	
        pl.b5743c7fd4794020b0900d1f9be541f9	Last Bus Home	Partying	activities/976439514	editorial	false			17	
        pl.b80bbeb133bb42aa8adf17287b0bc31b	Sound System Sundays	LargeUp	curators/1107687517	external	false			24	
        pl.babe25c8236549559cba13467accd264	The WAVE	Apple Music Hip-Hop	apple-curators/8910000002	editorial	false	2017-09-02T19:36:37Z		18	4320x1080 ffffff 030303 231b17 353535 4f4846
        pl.bdeb978e471924dafedd4cb4521b88e5	Sample Playlist No. 2	Curator of the Reference	curators/976439455	external	false			14	
        pl.c04d6e9934ea411684a082c1847bc3ae	The Cardigans Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-06-30T17:47:16Z		20	4320x1080 171717 fbfbfb cfbaa6 cecece aa9a89
        pl.c3b0b6f95633433ba64a76f76af5d44d	Thrift Store Anthems	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.c3da505974c34eeba802f37c87d5bd81	Feedback Garden	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.cad86725f64949f699753a3264a8d15f	Pitchfork’s 50 Best Albums of 2021	Pitchfork	curators/8910000001	external	false	2021-12-07T22:41:52Z		34	2400x2400 151412 c3f932 c6cef5 a0cb2b a2a9c8
        pl.cb4d1c09a2df4230a78d0395fe1f8fde	Featured in the Reference	Apple Music Pop	apple-curators/976439548	editorial	false			14	
        pl.cce754188e9c4adfa91910454b1df2f0	Long Shadows	Chilling Out	activities/976439503	editorial	false			7	
        pl.cdb488a4f4f546faa7ca2949ebc0a7c2	Pitchfork Music Festival 2022	Pitchfork	curators/8910000001	external	false	2022-03-08T17:05:56Z		34	2400x2400
        pl.cf3334ec6a1e4c39b1b87fbd7850c11c	Low Lamps	Chilling Out	activities/976439503	editorial	false			7	
        pl.d4b72ba561fa4e26987b2fdac6493583	One More Record	Partying	activities/976439514	editorial	false			17	
        pl.da36fb632a54479da661467b15dee177	The Strokes: Next Steps	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-08-16T23:21:15Z		20	4320x1080 dddddd 040404 1b1b1b 2f2f30 424242
        pl.dc349df19c6f410d874c197db63ecfed	Afrobeats Hits	Apple Music African	apple-curators/8910000005	editorial	false	2017-09-29T06:54:36Z		19	4320x1080 060c06 ffffff fe9eb2 cdcecd cc818f
        pl.e2a4aadbf54c446b826ea10f1d0997be	High Lonesome Hour	Grand Ole Opry	curators/976439448	external	false			6	
        pl.e6acb8e6798845b68d2b231dd318d64c	Porch Light Standards	Grand Ole Opry	curators/976439448	external	false			6	
        pl.e6b02269cff64fd4af2b1a3c0b46907d	Nothing on the Calendar	Chilling Out	activities/976439503	editorial	false			7	
        pl.ee0976d99f3158f38aa13e22737a5f6b	Heard on Easy Hits Radio	Easy Hits Radio with Sabi	apple-curators/1496850205	editorial	false			14	
        pl.eee650f71b354e30a42531889ca5de25	Quiet Loud Quiet	Apple Music Alternative	apple-curators/976439526	editorial	false			20	
        pl.f19f6b5be8474fe789e36a6242f6113e	New Fire 🔥	Apple Music Indie	apple-curators/8910000006	editorial	false	2017-09-29T16:26:31Z		20	4320x1080 2c6266 ffffff facc56 d4dfe0 d1b759
        pl.f33b77ef120e4cfdac94327b7a8dbec1	Confetti Weather	Partying	activities/976439514	editorial	false			17	
        pl.f475b81eaf7546ffb8ffd20889f37032	Michael Jackson Essentials	Apple Music Pop	apple-curators/976439548	editorial	false	2016-12-02T22:06:54Z	186166292;186166358;186166433;186166483;215739235;269572927;269573303;269573341;269573364;269573405;269573447;310505597;322847119;322847187;322847191;362979920;551515708;551515751;551515758;551515760;551515762;551515763;551515764;648508179;648513739	14	4320x1080 121212 fffce9 fafafa cfcdbd cccccc
        pl.f4d106fed2bd41149aaacabb233eb5eb	Today's Hits	Apple Music Pop	apple-curators/1526756058	editorial	false	2017-09-29T18:49:19Z	1227451772;1508562516;1556175854;1571169191;1578326262;1578986673;1581087034;1582660725;1586662253;1590438674;1591302173;1591640885;1592774398;1593185593;1594677760;1597132449;1598221453;1604944757;1605027811;1606052735;1606770075;1607400982;1607918366;1608118905;1609135208;1609137778;1609153365;1610192494;1610328930;1610834870;1611056166;1611219512;1611645052;1612719271;1613376653;1613569750;1614337328;1614925321;1615477888;1615585008;1616186939;1616190902;1616261253;1617656020;1618136917;1618285316;1618287720	14	4320x1080 020216 1ff7ed 08b7de 19c6c2 0793b6
        pl.f94c6790c5684c92a17149e274cd44be	R.E.M.: Deep Cuts	Apple Music Alternative	apple-curators/976439526	editorial	false	2017-08-08T18:01:49Z		20	4320x1080 3041c2 90f1dc 7ec4ed 7dced6 6eaae5
        pl.ff54c80a3733484cad0a0ea1104cfd5d	Ceiling Fan Samba	Partying	activities/976439514	editorial	false			17	
        pl.fff000d8bf459a409d898bd5f39f0bd3	Bruce Springsteen Essentials	Apple Music Rock	apple-curators/8910000008	editorial	false		310730214;310730206;v8400000001;203709340;310730227;310730208;8300002501;8300002510;8300002506	21	
        pl.fff01170e24a35ec41b62530e2a02ccb	Bruce Springsteen: Deep Cuts	Apple Music Rock	apple-curators/8910000008	editorial	false		8300002502;8300002503;8300002504;8300002505;8300002507;8300002508;8300002509;8300002512;310730209;310730213;310730220;310730222	21	
        pl.fff0209918a1531c9ab509e097406b34	Bruce Springsteen: Next Steps	Apple Music Rock	apple-curators/8910000008	editorial	false		190758932;8300000112;8300000411;8300000707;8001320101;8001320103;8001320105;8001320107;8200000101;8200000105;8200000109;8200000113	21	
        pl.fff03232fe93436de4e17bcbd9deb7aa	Bob Dylan Essentials	Apple Music Rock	apple-curators/8910000008	editorial	false		190758932;201281527;v8400000002;8300000201;8300000408;8300000604;8300000801;8300000706;8300000901;8300000508;8300000401;8300001009;190759530	21	
        pl.fff0481b25d30d0fd999c2bc4479ba54	Bob Dylan: Deep Cuts	Apple Music Rock	apple-curators/8910000008	editorial	false		190758937;190761224;8300000102;8300000112;8300000210;8300000310;8300000411;8300000511;8300000608;8300000708;8300000809;8300001001	21	
        pl.fff05b2e8dca9f16fb62cb3c9142abe1	Bob Dylan: Next Steps	Apple Music Rock	apple-curators/8910000008	editorial	false		8300002501;8300002506;203709340;310730213;8200000101;8200000105;8200000109;8200000113;8001320101;8001320103;8001320105;8001320107	21	
        pl.fff0661669caaa24eb256738b6d07c9c	Khalid Essentials	Apple Music R&B	apple-curators/976439551	editorial	false		8001280103;8001280102;v8400000003;8001280105;v8400000004;8001280101;8001280107;8001280104;8001280106	15	
        pl.fff07bcf13e01188506d7a90bdf10073	Khalid: Deep Cuts	Apple Music R&B	apple-curators/976439551	editorial	false		8001280108;8001280109;8001280110;8001280111;8001280112;8001280113;8001280114;8001280115	15	
        pl.fff080247b303838061e92fb61fbe3cc	Khalid: Next Steps	Apple Music R&B	apple-curators/976439551	editorial	false		1598221453;1615477888;8001300101;1616728064;1616728071;1616728302;1620500648	15	
        pl.fff09d71823545bf177410c240e4c62d	Phoenix Essentials	Apple Music Alternative	apple-curators/976439526	editorial	false		8001290102;8001290101;v8400000005;8001290109;8001290110;8001290107	20	
        pl.fff0ac45ab216a8d505fb069ea6bf8bb	Phoenix: Deep Cuts	Apple Music Alternative	apple-curators/976439526	editorial	false		8001290103;8001290104;8001290105;8001290106;8001290108	20	
        pl.fff0bc00c82bc53358ac39d6a9b71d41	Phoenix: Next Steps	Apple Music Alternative	apple-curators/976439526	editorial	false		1476463542;8100000012;8100000023;8100000002;8001320101;8001320103;8001320105;8001320107;8100000089;8100000092;8100000095;8100000098	20	
        pl.fff0cbdae6ebcce7c11b33a9dfdd0375	The Police Essentials	Apple Music Rock	apple-curators/8910000008	editorial	false		8001320107;8001320108;v8400000006;8001320106;8001320109	21	
        pl.fff0df0b89c96a6ce538f5d8df4f7e92	The Police: Deep Cuts	Apple Music Rock	apple-curators/8910000008	editorial	false		8001320101;8001320102;8001320103;8001320104;8001320105;8001320110;8001320111	21	
        pl.fff0ec633722ce8a187e176edf22866a	The Police: Next Steps	Apple Music Rock	apple-curators/8910000008	editorial	false		8200000101;8200000105;8200000109;8200000113;8001290101;8001290103;8001290105;8001290107;8300002501;8300002506;203709340;310730213	21	
        pl.fff0f864bd222abacf41dcde359109aa	The Beatles Essentials	Apple Music Rock	apple-curators/8910000008	editorial	false		8200000101;8200000107;8200000102;v401135199;8200000105;8200000114;8200000115;8200000116;v401147268	21	
        pl.fff107557453a4ef3815bdadeb3fe53d	The Beatles: Deep Cuts	Apple Music Rock	apple-curators/8910000008	editorial	false		8200000103;8200000104;8200000106;8200000108;8200000109;8200000110;8200000111;8200000112;8200000113;8200000117	21	
        pl.fff11f31a080d628ca79a92218b6c821	The Beatles: Next Steps	Apple Music Rock	apple-curators/8910000008	editorial	false		190758932;8300000112;8300000411;8300000707;8001320101;8001320103;8001320105;8001320107;8300002501;8300002506;203709340;310730213	21	
        pl.fff12722f2ecbe1cbf2aeedbd87173ce	Ed Sheeran Essentials	Apple Music Pop	apple-curators/976439548	editorial	false		8000520104;8000520105;v8400000007;8000520102;8000520106;8000520107;8000520103	14	
        pl.fff13f647142421fe7ef5eec9c359f6a	Ed Sheeran: Deep Cuts	Apple Music Pop	apple-curators/976439548	editorial	false		1581087034;1614925321;8000520101;8000520108;8000520109;8000520110;8000520111;8000520112	14	
        pl.fff145d02abc745a9b6e1bb9215e974f	Ed Sheeran: Next Steps	Apple Music Pop	apple-curators/976439548	editorial	false		1615585008;1578986673;1613376653;8300004001;1616186939	14	
        pl.fff15054c452c9f13e359e4a0e1d2331	Hugh Laurie Essentials	Apple Music	apple-curators/8910000003	editorial	false		8001330101;8001330102;8001330107;8001330111;8001330115	2	
        pl.fff16b9730ff9b8e6a9aaaf07f2e0b79	Hugh Laurie: Deep Cuts	Apple Music	apple-curators/8910000003	editorial	false		8001330103;8001330104;8001330105;8001330106;8001330108;8001330109;8001330110;8001330112;8001330113;8001330114	2	
        pl.fff177a2dd6b4797999be41e775cf3d4	Hugh Laurie: Next Steps	Apple Music	apple-curators/8910000003	editorial	false		8001320101;8001320103;8001320105;8001320107;190758932;8300000112;8300000411;8300000707;8300002501;8300002506;203709340;310730213	2	
        pl.fff18e4aef2f7292c586df907046def0	First Tracks: Alternative	Liner Notes	curators/8910000009	external	false		635016640;1227451772;1440924420;1476463542;1476463574;8100000010;1508562516;8100000022;8100000026;1564531202;8100000079;8100000027;1591640885;8100000028;1608118905;8100000089;1613600188;8001290101	20	
        pl.fff19ae72e0790bc4b86ffcc194df674	First Tracks: Country	Liner Notes	curators/8910000009	external	false		712108754;1440111980;1540314624;1582024384;1608990811	6	
        pl.fff1a58d580dd07ea5f6a772886aa0b7	First Tracks: Dance	Liner Notes	curators/8910000009	external	false		1590438674;1591302173;1606770075;1607400982;1613569750	17	
        pl.fff1b14f84a8ce0f8d5f34de015ff291	First Tracks: Electronic	Liner Notes	curators/8910000009	external	false		7018167;8100000030;8100000054;712862708;8100000042;8100000067;1605983206	7	
        pl.fff1cfcc02c4edb4d833127b5144d1f1	First Tracks: Everything Else	Liner Notes	curators/8910000009	external	false		304797572;900032829;1470146813;1542103620;1570323056;1593185593;1594677759;1597132449;1607918366;1614925321;1618287720;8001330201;8001330101;1609137778;1622045954;8300004101	34	
        pl.fff1d647764a4ca9dbb409a1b308fe1c	First Tracks: Hip-Hop/Rap	Liner Notes	curators/8910000009	external	false		661233781;1384782182;1437955726;1511793607;1521889285;1556670532;1565443631;1576552565;1583678164;1584281482;1585883847;1588439297;1592774398;1597172274;1600722156;1600766436;1604944757;1606715703;1607880044;1609794347;1611055835;1611219512;1611845611;1612719271;1613977158;1614337328;1614549001;1614870427;1615089001;1616190902;1616261253;1617161812;1617171576;1617332704;1617656020;1618136917;1618153473;1618285316	18	
        pl.fff1eb462674d0445a8670dbf323fe5c	First Tracks: Pop	Liner Notes	curators/8910000009	external	false		73239207;80815626;158643513;203201890;8100000108;724885384;8100000103;1440766784;1556175854;1571169191;1574378625;1578326262;1578986673;1581087034;1582660725;1590036021;8100000029;1605027811;1606052735;1609135208;1609153365;1610328930;1610618872;1610834870;1611645052;1613376653;1615585008;1616186939;8000520101;907242702;1151618586;8300004001	14	
        pl.fff1fb31b02c12b233e6676d2be2cb92	First Tracks: R&B/Soul	Liner Notes	curators/8910000009	external	false		26719;3242306;80954416;715675288;1586662253;1598221453;1610192494;1615477888;1616728064;1617353572;1620500269;8001280101;8001300101	15	
        pl.fff20e70a525cd5ba73d0d719ef5217e	First Tracks: Rock	Liner Notes	curators/8910000009	external	false		190758932;201281527;8300002501;310730206;723390870;8001320101;8200000101;8300000101;8300000201;8300000301;8300000401;8300000501;8300000601;8300000701;8300000801;8300000901;8300001001	21	
        pl.pm-20e9f373919da08064bdcea5b99d1fb9	Chill Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2022-04-10T01:31:40Z		7	4320x1080 145079 ffffff 5cfafb 5ed7de 4cd5df
        pl.pm-20e9f373919da080a92d499ffb0c8974	Get Up! Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2022-04-11T01:53:08Z		34	4320x1080 f02807 ffffff 120f03 321401 331403
        pl.pm-20e9f373919da080c9acf072d1e4e905	Get Up! Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2021-09-27T12:45:12Z		34	4320x1080 f02807 ffffff 120f03 321401 331403
        pl.pm-20e9f373919da080cebec9e066527fcc	Favorites Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2022-04-12T00:36:26Z		34	4320x1080 5500e8 ffffff b18bfd d45be3 9d6ef9
        pl.pm-20e9f373919da080ea5e53d0c834bfea	New Music Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2022-04-15T01:04:34Z		34	4320x1080 fc6a7b ffffff 121010 351418 351f21
        pl.pm-20e9f373919da080ed066797045413d1	New Music Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2021-09-24T12:26:51Z		34	4320x1080 fc6a7b ffffff 121010 351418 351f21
        pl.pm-20e9f373919da080f53d220d517f74d7	Favorites Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2021-09-28T12:45:12Z		34	4320x1080 5500e8 ffffff b18bfd d45be3 9d6ef9
        pl.pm-20e9f373919da080fcdea99a51f26916	Chill Mix	Apple Music for Me	apple-curators/8910000007	personal-mix	false	2021-09-26T13:11:02Z		7	4320x1080 145079 ffffff 5cfafb 5ed7de 4cd5df
        """#
}
