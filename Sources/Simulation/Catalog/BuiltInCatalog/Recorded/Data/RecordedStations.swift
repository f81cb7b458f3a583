// Data, one station a line, ordered by id.

extension RecordedText {
    /// Columns: id, name, isLive, mediaKind, format, contentRating, durationInMillis, episodeNumber,
    /// stationProviderName, hash, stationGenre, radioShow.
    static let stations = #"""
        ra.1055198656	2000s Hits Station	false	audio	tracks					CgkIBBoFwJuU9wMQAg	1154291546	
        ra.1055198674	’90s Hits Station	false	audio	tracks					CgkIBBoF0puU9wMQAg	1154291546	
        ra.1055200360	’80s Hits Station	false	audio	tracks					CgkIBBoF6KiU9wMQAg	1154291546	
        ra.1055200655	’70s Hits Station	false	audio	tracks					CgkIBBoFj6uU9wMQAg	1154291546	
        ra.1055201459	’60s Hits Station	false	audio	tracks					CgkIBBoFs7GU9wMQAg	1154291546	
        ra.1147496342	Thai Pop Station	false	audio	tracks					CgkIBBoFls-VowQQAg	1149486281	
        ra.1266190007	2010s Hits Station	false	audio	tracks					CgkIBBoFt43i2wQQAg	1154291546	
        ra.1498155548	Apple Music Hits	true	audio	stream					CgkIBRoFnJSwygUQBA		
        ra.1498157166	Apple Music Country	true	audio	stream					CgkIBRoF7qCwygUQBA		
        ra.1582049480	An Episode of Easy Hits Radio	false	audio	tracks			1				apple-curators/1496850205
        ra.651880159	The Chain Station	false	audio	tracks					CgkIARoF383rtgIQAQ		
        ra.686227433	Pop Station	false	audio	tracks					CgkIBBoF6f-bxwIQAg	1149486336	
        ra.840950253	Second Rated Station	false	audio	tracks							
        ra.853851860	Rated Station	false	audio	tracks							
        ra.978194965	Apple Music 1	true	audio	stream					CgkIBRoFlaS40gMQBA		
        ra.985480047	Hits Station	false	audio	tracks					CgkIBBoF7_b01QMQAg	1149486336	
        ra.985484166	Alternative Station	false	audio	tracks					CgkIBBoFhpf11QMQAg	1149484144	
        ra.985498974	Latin Pop Station	false	audio	tracks					CgkIBBoF3or21QMQAg	1149486314	
        ra.985499979	Oldies Station	false	audio	tracks					CgkIBBoFy5L21QMQAg	1154291546	
        ra.991157822	Brazilian Pop Station	false	audio	tracks					CgkIBBoFvrzP2AMQAg	1149486281	
        ra.991158061	Canadian Classics Station	false	audio	tracks					CgkIBBoFrb7P2AMQAg	1149486281	
        ra.991158858	Canadian Hits Station	false	audio	tracks					CgkIBBoFysTP2AMQAg	1149486281	
        ra.991159841	Francophone Classics Station	false	audio	tracks					CgkIBBoFoczP2AMQAg	1149486281	
        ra.991160003	Francophone Hits Station	false	audio	tracks					CgkIBBoFw83P2AMQAg	1149486281	
        ra.991160214	French Pop Station	false	audio	tracks					CgkIBBoFls_P2AMQAg	1149486281	
        ra.991162438	Deutschpop Station	false	audio	tracks					CgkIBBoFxuDP2AMQAg	1149486281	
        ra.991163466	Pop Italiano Station	false	audio	tracks					CgkIBBoFyujP2AMQAg	1149486281	
        ra.991168637	Cantopop Station	false	audio	tracks					CgkIBBoF_ZDQ2AMQAg	1149486281	
        ra.991169024	Mandopop Station	false	audio	tracks					CgkIBBoFgJTQ2AMQAg	1149486281	
        ra.991172490	Turkish Pop Station	false	audio	tracks					CgkIBBoFiq_Q2AMQAg	1149486281	
        ra.991194759	Irish Hits Station	false	audio	tracks					CgkIBBoFh93R2AMQAg	1149486281	
        ra.991200508	Soft Pop Station	false	audio	tracks					CgkIBBoF_InS2AMQAg	1149486336	
        ra.991655669	J-Pop Station	false	audio	tracks					CgkIBBoF9e3t2AMQAg	1149486281	
        ra.992731732	K-Pop Station	false	audio	tracks					CgkIBBoF1MSv2QMQAg	1149486281	
        ra.u-741b035f6f0a85c81abb70ff757aa95f	My Station	false	audio	tracks					CgoIByIGCPeqnL8HEAE		
        """#
}
