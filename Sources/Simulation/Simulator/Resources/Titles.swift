import AppleMusicAPI

/// Texts that the service writes into answers: titles of views, names of charts.
enum Titles {
    static func view(_ name: String, in language: String) -> String { text(name, in: language) }

    static func chart(_ type: ResourceType, in language: String) -> String { text("chart-\(type)", in: language) }

    /// Returns the text of a key in a language, or else in English; an unknown key is returned unchanged.
    static func text(_ key: String, in language: String) -> String {
        table.text(key, in: language) ?? table.text(key, in: "en") ?? key
    }

    /// Returns the text of a key with a name in place of `%`.
    static func text(_ key: String, about name: String, in language: String) -> String {
        text(key, in: language).split(separator: "%", omittingEmptySubsequences: false).joined(separator: name)
    }

    private static let table = LanguageTable(
        """
        key	en	ja	fr	de	es	ko	pt	zh-Hans	zh-Hant	it	nl	ru	sv
        appears-on	Appears On	登場プレイリスト	Présent dans	Enthalten in	Aparece en	수록된 플레이리스트	Aparece em	收录于	收錄於	Presente in	Te horen in	Участие	Medverkar på
        other-versions	Other Versions	ほかのバージョン	Autres versions	Andere Versionen	Otras versiones	다른 버전	Outras versões	其他版本	其他版本	Altre versioni	Andere versies	Другие версии	Andra versioner
        related-albums	Related Albums	関連アルバム	Albums similaires	Ähnliche Alben	Álbumes relacionados	관련 앨범	Álbuns relacionados	相关专辑	相關專輯	Album correlati	Verwante albums	Похожие альбомы	Relaterade album
        related-videos	Related Videos	関連ビデオ	Clips associés	Ähnliche Videos	Videos relacionados	관련 비디오	Vídeos relacionados	相关视频	相關影片	Video correlati	Verwante video's	Похожие видео	Relaterade videor
        appears-on-albums	Appears On	参加作品	Participations	Auch zu hören auf	Aparece en	참여 앨범	Participações	参与作品	參與作品	Partecipazioni	Te horen op	Участие в альбомах	Medverkar på
        compilation-albums	Compilations	コンピレーション	Compilations	Compilations	Recopilatorios	컴필레이션	Coletâneas	合辑	合輯	Raccolte	Compilaties	Сборники	Samlingar
        featured-albums	Essential Albums	必聴アルバム	Albums essentiels	Unverzichtbare Alben	Álbumes esenciales	필수 앨범	Álbuns essenciais	必听专辑	必聽專輯	Album essenziali	Essentiële albums	Важные альбомы	Viktiga album
        featured-music-videos	Featured Videos	注目のビデオ	Clips à la une	Ausgewählte Videos	Videos destacados	추천 비디오	Vídeos em destaque	精选视频	精選影片	Video in evidenza	Uitgelichte video's	Избранные видео	Utvalda videor
        featured-playlists	Artist Playlists	アーティストのプレイリスト	Playlists de l’artiste	Playlists des Künstlers	Playlists del artista	아티스트 플레이리스트	Playlists do artista	艺人歌单	藝人歌單	Playlist dell’artista	Playlists van artiest	Плейлисты артиста	Artistens spellistor
        full-albums	Albums	アルバム	Albums	Alben	Álbumes	앨범	Álbuns	专辑	專輯	Album	Albums	Альбомы	Album
        latest-release	Latest Release	最新リリース	Dernière sortie	Neueste Veröffentlichung	Último lanzamiento	최신 발매	Último lançamento	最新发布	最新發行	Ultima uscita	Nieuwste release	Новый релиз	Senaste utgåva
        live-albums	Live Albums	ライブアルバム	Albums live	Livealben	Álbumes en directo	라이브 앨범	Álbuns ao vivo	现场专辑	現場專輯	Album live	Livealbums	Концертные альбомы	Livealbum
        similar-artists	Similar Artists	似ているアーティスト	Artistes similaires	Ähnliche Künstler	Artistas similares	비슷한 아티스트	Artistas semelhantes	相似艺人	相似藝人	Artisti simili	Vergelijkbare artiesten	Похожие артисты	Liknande artister
        singles	Singles & EPs	シングルとEP	Singles et EP	Singles und EPs	Sencillos y EP	싱글 및 EP	Singles e EPs	单曲与 EP	單曲與 EP	Singoli ed EP	Singles en ep's	Синглы и EP	Singlar och EP
        top-music-videos	Music Videos	ミュージックビデオ	Clips	Musikvideos	Videos musicales	뮤직비디오	Videoclipes	音乐视频	音樂影片	Video musicali	Muziekvideo's	Видеоклипы	Musikvideor
        top-songs	Top Songs	トップソング	Titres populaires	Top-Titel	Canciones populares	인기 곡	Músicas mais tocadas	热门歌曲	熱門歌曲	Brani più ascoltati	Populaire nummers	Популярные песни	Populära låtar
        more-by-artist	More by This Artist	このアーティストの作品	Du même artiste	Mehr von diesem Künstler	Más de este artista	이 아티스트의 더 많은 작품	Mais deste artista	该艺人的更多作品	該藝人的更多作品	Altro di questo artista	Meer van deze artiest	Ещё от этого артиста	Mer av artisten
        more-in-genre	More in Genre	このジャンルのほかの作品	Dans le même genre	Mehr aus dem Genre	Más del género	같은 장르의 더 많은 작품	Mais do gênero	同类型更多作品	同類型更多作品	Altro del genere	Meer in dit genre	Ещё в этом жанре	Mer i genren
        featured-artists	Featured Artists	登場アーティスト	Artistes présents	Enthaltene Künstler	Artistas destacados	참여 아티스트	Artistas em destaque	收录艺人	收錄藝人	Artisti presenti	Uitgelichte artiesten	Артисты плейлиста	Medverkande artister
        more-by-curator	More by This Curator	このキュレーターのプレイリスト	Du même curateur	Mehr von diesem Kurator	Más de este curador	이 큐레이터의 더 많은 플레이리스트	Mais deste curador	该策展人的更多歌单	該策展人的更多歌單	Altro di questo curatore	Meer van deze curator	Ещё от этого куратора	Mer av kuratorn
        latest-releases	Latest Releases	最新リリース	Dernières sorties	Neueste Veröffentlichungen	Últimos lanzamientos	최신 발매	Últimos lançamentos	最新发布	最新發行	Ultime uscite	Nieuwste releases	Новые релизы	Senaste utgåvorna
        top-releases	Top Releases	人気リリース	Sorties populaires	Top-Veröffentlichungen	Lanzamientos populares	인기 발매	Lançamentos populares	热门发布	熱門發行	Uscite più ascoltate	Populaire releases	Популярные релизы	Populära utgåvor
        chart-songs	Top Songs	トップソング	Top titres	Top-Titel	Top canciones	인기 곡 차트	Top músicas	歌曲排行榜	歌曲排行榜	Top brani	Topnummers	Топ песен	Topplåtar
        chart-albums	Top Albums	トップアルバム	Top albums	Top-Alben	Top álbumes	인기 앨범 차트	Top álbuns	专辑排行榜	專輯排行榜	Top album	Topalbums	Топ альбомов	Toppalbum
        chart-music-videos	Top Music Videos	トップミュージックビデオ	Top clips	Top-Musikvideos	Top videos musicales	인기 뮤직비디오 차트	Top videoclipes	音乐视频排行榜	音樂影片排行榜	Top video musicali	Topmuziekvideo's	Топ видеоклипов	Toppmusikvideor
        chart-playlists	Top Playlists	トッププレイリスト	Top playlists	Top-Playlists	Top playlists	인기 플레이리스트 차트	Top playlists	歌单排行榜	歌單排行榜	Top playlist	Topplaylists	Топ плейлистов	Toppspellistor
        city-charts	City Charts	都市別チャート	Classements par ville	Städtecharts	Listas por ciudad	도시 차트	Paradas das cidades	城市榜	城市榜	Classifiche delle città	Stadshitlijsten	Чарты городов	Stadslistor
        daily-top-100	Daily Top 100	デイリートップ100	Top 100 du jour	Tägliche Top 100	Top 100 diario	일간 톱 100	Top 100 diário	每日百大	每日百大	Top 100 del giorno	Dagelijkse top 100	Топ-100 дня	Dagens topp 100
        my-station	My Station	マイステーション	Ma station	Mein Sender	Mi estación	내 스테이션	Minha estação	我的电台	我的電台	La mia stazione	Mijn station	Моя станция	Min station
        made-for-you	Made for You	あなたへのおすすめ	Conçus pour vous	Für dich	Creado para ti	당신을 위한 추천	Feito para você	为你打造	為你打造	Creati per te	Voor jou gemaakt	Создано для вас	Skapat för dig
        more-like	More Like %	%に似た音楽	Dans le style de %	Mehr wie %	Más como %	%와(과) 비슷한 음악	Mais como %	更多类似 % 的音乐	更多類似 % 的音樂	Simili a %	Meer zoals %	Похоже на %	Mer som %
        new-for-you	New Releases for You	あなたへのニューリリース	Nouveautés pour vous	Neu für dich	Novedades para ti	당신을 위한 신곡	Lançamentos para você	为你推荐的新作	為你推薦的新作	Novità per te	Nieuw voor jou	Новинки для вас	Nytt för dig
        stations-for-you	Stations for You	あなたへのステーション	Stations pour vous	Sender für dich	Estaciones para ti	당신을 위한 스테이션	Estações para você	为你推荐的电台	為你推薦的電台	Stazioni per te	Stations voor jou	Станции для вас	Stationer för dig
        recently-played	Recently Played	最近再生した項目	Écoutés récemment	Zuletzt gespielt	Escuchado recientemente	최근 재생한 항목	Tocados recentemente	最近播放	最近播放	Ascoltati di recente	Recent afgespeeld	Недавно прослушанное	Spelat nyligen
        popular-here	Popular in %	%で人気	Populaire : %	Beliebt: %	Popular en %	% 인기 음악	Popular: %	%热门	%熱門	Popolari: %	Populair: %	Популярно: %	Populärt: %
        because-artists	Because you play %	%をよく聴いているため	Parce que vous écoutez %	Weil du % hörst	Porque escuchas %	%을(를) 자주 듣기 때문에	Porque você ouve %	因为你常听 %	因為你常聽 %	Perché ascolti %	Omdat je % luistert	Потому что вы слушаете %	För att du lyssnar på %
        because-library	Because % is in your library	%がライブラリにあるため	Parce que % est dans votre bibliothèque	Weil % in deiner Mediathek ist	Porque % está en tu biblioteca	보관함에 %이(가) 있기 때문에	Porque % está na sua biblioteca	因为 % 在你的资料库中	因為 % 在你的資料庫中	Perché % è nella tua libreria	Omdat % in je bibliotheek staat	Потому что % есть в вашей медиатеке	För att % finns i ditt bibliotek
        because-recent	What you played last	最後に再生した音楽	Vos dernières écoutes	Was du zuletzt gehört hast	Lo último que escuchaste	마지막으로 재생한 음악	O que você ouviu por último	你最近听过的	你最近聽過的	I tuoi ultimi ascolti	Wat je het laatst speelde	Что вы слушали в последний раз	Det du spelade senast
        because-popular	Popular where you are, until you have played something	何か再生するまでは、お住まいの地域の人気作品です	Populaire près de chez vous, en attendant vos écoutes	Beliebt in deiner Region, bis du etwas gehört hast	Popular en tu región, hasta que escuches algo	음악을 재생하기 전까지는 지역 인기 음악입니다	Popular na sua região, até você ouvir algo	在你播放音乐之前，先推荐本地热门	在你播放音樂之前，先推薦本地熱門	Popolari nella tua zona, finché non ascolti qualcosa	Populair in je regio, tot je iets hebt gespeeld	Популярно в вашем регионе, пока вы ничего не слушали	Populärt där du är, tills du har spelat något
        favorite-songs	Favorite Songs	お気に入りの曲	Morceaux favoris	Lieblingstitel	Canciones favoritas	즐겨찾는 노래	Músicas favoritas	喜爱的歌曲	喜好歌曲	Brani preferiti	Favoriete nummers	Любимые песни	Favoritlåtar
        top-artists	Top Artists	トップアーティスト	Top artistes	Top-Künstler	Top artistas	인기 아티스트	Top artistas	热门艺人	熱門藝人	Top artisti	Topartiesten	Топ артистов	Toppartister
        top-albums	Top Albums	トップアルバム	Top albums	Top-Alben	Top álbumes	인기 앨범	Top álbuns	热门专辑	熱門專輯	Top album	Topalbums	Топ альбомов	Toppalbum
        """)
}
