// Data, one curator a line. Ids from 8910000000 are invented. A curator's playlists are those that name it; an activity
// lists more.

extension RecordedText {
    /// Columns: type, id, name, kind, showHostName, shortName, genre, playlistIDs.
    static let curators = #"""
        curators	976439448	Grand Ole Opry				6	
        curators	1107687517	LargeUp				24	
        curators	976439455	Curator of the Reference				14	
        apple-curators	976439526	Apple Music Alternative	Genre		Alternative	20	
        apple-curators	1017168810	Live Nation TV	Curator			21	
        apple-curators	1496850205	Easy Hits Radio with Sabi	Show	Sabi	Easy Hits Radio	14	
        activities	976439503	Chilling Out				7	pl.06e740110c28496983475a46b6e513f3;pl.106ed7fa2c264f489583700e102dcaa4;pl.588df270ded249cbad1dd1e40e906faf;pl.6e9457a3cd2d46de928f864571a3c9d3;pl.8311c063dfae4776b1f111bdd8af5cc2;pl.8ff6a890525d4bd38f9cb4c5132e6866;pl.b37923ba50e74c71948dabdaaa6a8dc5;pl.cce754188e9c4adfa91910454b1df2f0;pl.cf3334ec6a1e4c39b1b87fbd7850c11c;pl.e6b02269cff64fd4af2b1a3c0b46907d
        activities	976439514	Partying				17	pl.157cd02723c24f9aa01ca753a3127509;pl.2d4d74790f074233b82d07bfae5c219c;pl.345858950de7481da73960314556679a;pl.7445287d235749269e6f5a3a97a8efbc;pl.756f800e808a498ead67e6f1da818099;pl.a04c08c92f40482bba229f630a9a01d8;pl.ae2769bd404b4116a8519581f8b311ec;pl.b5743c7fd4794020b0900d1f9be541f9;pl.d4b72ba561fa4e26987b2fdac6493583;pl.f33b77ef120e4cfdac94327b7a8dbec1;pl.ff54c80a3733484cad0a0ea1104cfd5d
        curators	8910000001	Pitchfork				34	
        apple-curators	8910000002	Apple Music Hip-Hop	Genre		Hip-Hop	18	
        apple-curators	8910000003	Apple Music	Curator			34	
        apple-curators	8910000004	Apple Music Pop	Genre		Pop	14	
        apple-curators	976439548	Apple Music Pop	Genre		Pop	14	
        apple-curators	976439551	Apple Music R&B	Genre		R&B	15	
        apple-curators	8910000005	Apple Music African	Genre		African	19	
        apple-curators	8910000006	Apple Music Indie	Genre		Indie	20	
        apple-curators	1526756058	Apple Music Pop	Genre		Pop	14	
        apple-curators	8910000007	Apple Music for Me	Curator			34	
        apple-curators	8910000008	Apple Music Rock	Genre		Rock	21	
        curators	8910000009	Liner Notes				34	
        """#
}
