// Data, one row a line, hence the length.
//
// Storefront ids and further names, separated by semicolons: in local languages, and in supported languages that
// `nameTable` lacks. The source is the Unicode Common Locale Data Repository. Names of other tables, or with only other
// accents, are omitted.

extension Storefront {
    static let furtherNameTable = """
        dz	الجزائر; Alžírsko; Αλγερία; אלג׳יריה; अल्जीरिया; Alžir; Aljazair; Algieria; แอลจีเรีย; Cezayir
        ao	أنغولا; Αγκόλα; אנגולה; अंगोला; แองโกลา
        ai	أنغويلا; Ανγκουίλα; אנגווילה; एंग्विला; Angvila; แองกวิลลา; Ангілья
        ag	أنتيغوا وبربودا; Antigua i Barbuda; Antigua a Barbuda; Antigua og Barbuda; Αντίγκουα και Μπαρμπούντα; Antigua ja Barbuda; אנטיגואה וברבודה; एंटिगुआ और बरबुडा; Antigva i Barbuda; Antigua és Barbuda; Antigua dan Barbuda; Antigua și Barbuda; แอนติกาและบาร์บูดา; Antigua ve Barbuda; Антигуа і Барбуда; Antigua và Barbuda
        ar	الأرجنتين; Αργεντινή; Argentiina; ארגנטינה; अर्जेंटीना; Argentyna; อาร์เจนตินา; Arjantin
        am	أرمينيا; Αρμενία; ארמניה; आर्मेनिया; Armenija; Örményország; Arménsko; อาร์เมเนีย; Ermenistan; Вірменія; Հայաստան
        au	أستراليا; Αυστραλία; אוסטרליה; ऑस्ट्रेलिया; Australija; Ausztrália; ออสเตรเลีย; Avustralya; Австралія
        at	النمسا; Rakousko; Østrig; Αυστρία; Itävalta; אוסטריה; ऑस्ट्रिया; Austrija; Ausztria; Rakúsko; ออสเตรีย; Avusturya; Австрія; Áo; Avstrija
        az	أذربيجان; Ázerbájdžán; Aserbajdsjan; Αζερμπαϊτζάν; Azerbaidžan; אזרבייג׳ן; अज़रबैजान; Azerbajdzsán; Azerbejdżan; อาเซอร์ไบจาน; Azerbaycan; Азәрбајҹан
        bs	جزر البهاما; Bahames; Bahamy; Μπαχάμες; Bahama; איי בהאמה; बहामास; Bahami; Bahama-szigetek; บาฮามาส; Bahamalar; Багамські Острови
        bh	البحرين; Bahrajn; Μπαχρέιν; בחריין; बहरीन; บาห์เรน; Bahreyn
        bb	بربادوس; Μπαρμπέιντος; ברבדוס; बारबाडोस; บาร์เบโดส
        by	بيلاروس; Bělorusko; Λευκορωσία; Valko-Venäjä; בלארוס; बेलारूस; Bjelorusija; Belarusz; Białoruś; Bielorusko; เบลารุส; Білорусь
        be	بلجيكا; Βέλγιο; Belgia; בלגיה; बेल्जियम; Belgija; Belgicko; เบลเยียม; Belçika; Бельгія; Bỉ
        bz	بليز; Μπελίζ; בליז; बेलीज़; เบลีซ; Беліз
        bj	بنين; Μπενίν; בנין; बेनिन; เบนิน; Бенін
        bm	برمودا; Bermudy; Βερμούδες; ברמודה; बरमूडा; Bermudi; เบอร์มิวดา; Бермудські Острови
        bt	بوتان; Μπουτάν; בהוטן; भूटान; ภูฏาน; འབྲུག
        bo	بوليفيا; Βολιβία; בוליביה; बोलीविया; Bolivija; Boliwia; โบลิเวีย; Bolivya; Болівія
        ba	البوسنة والهرسك; Bòsnia i Hercegovina; Bosna a Hercegovina; Bosnien-Hercegovina; Βοσνία - Ερζεγοβίνη; Bosnia ja Hertsegovina; בוסניה והרצגובינה; बोस्निया और हर्ज़ेगोविना; Bosna i Hercegovina; Bosznia-Hercegovina; Bosnia dan Herzegovina; Bosnia-Hercegovina; Bośnia i Hercegowina; Bosnia și Herțegovina; บอสเนียและเฮอร์เซโกวีนา; Bosna-Hersek; Боснія і Герцеговина; Bosnia và Herzegovina; Босна и Херцеговина
        bw	بوتسوانا; Μποτσουάνα; בוטסואנה; बोत्स्वाना; Bocvana; บอตสวานา; Botsvana
        br	البرازيل; Βραζιλία; Brasilia; ברזיל; ब्राज़ील; Brazília; Brazylia; บราซิล; Brezilya; Бразилія; Brazile
        vg	جزر فيرجن البريطانية; Illes Verges Britàniques; Britské Panenské ostrovy; De Britiske Jomfruøer; Βρετανικές Παρθένες Νήσοι; Brittiläiset Neitsytsaaret; איי הבתולה הבריטיים; ब्रिटिश वर्जिन द्वीपसमूह; Britanski Djevičanski Otoci; Brit Virgin-szigetek; Kepulauan Virgin Britania Raya; Kepulauan Virgin British; De britiske jomfruøyene; Brytyjskie Wyspy Dziewicze; Insulele Virgine Britanice; หมู่เกาะบริติชเวอร์จิน; Britanya Virjin Adaları; Британські Віргінські острови; Quần đảo Virgin thuộc Anh
        bg	بلغاريا; Bulharsko; Βουλγαρία; בולגריה; बुल्गारिया; Bugarska; บัลแกเรีย; Bulgaristan; Болгарія; България
        kh	كمبوديا; Kambodža; Καμπότζη; קמבודיה; कंबोडिया; Kambodzsa; Kamboja; Kemboja; Kambodsja; Cambodgia; กัมพูชา; Kamboçya; Campuchia; កម្ពុជា
        cm	الكاميرون; Καμερούν; קמרון; कैमरून; แคเมอรูน
        ca	كندا; Καναδάς; קנדה; कनाडा; แคนาดา; ᑲᓇᑕᒥ
        cv	الرأس الأخضر; Cap Verd; Kapverdy; Πράσινο Ακρωτήριο; כף ורדה; केप वर्ड; Zelenortska Republika; Zöld-foki Köztársaság; Tanjung Verde; Kapp Verde; Republika Zielonego Przylądka; Capul Verde; เคปเวิร์ด
        ky	جزر كايمان; Illes Caiman; Kajmanské ostrovy; Caymanøerne; Νήσοι Κέιμαν; Caymansaaret; איי קיימן; कैमेन द्वीपसमूह; Kajmanski Otoci; Kajmán-szigetek; Kepulauan Cayman; Caymanøyene; Kajmany; Insulele Cayman; Kajmanie ostrovy; หมู่เกาะเคย์แมน; Cayman Adaları; Кайманові Острови; Quần đảo Cayman
        td	تشاد; Txad; Čad; Τσαντ; Tšad; צ׳אד; चाड; Csád; Tsjad; Czad; ชาด
        cl	تشيلي; Xile; Χιλή; צ׳ילה; चिली; ชิลี; Şili; Чилі
        cn	الصين; Xina; Čína; Kina; Κίνα; Kiina; סין; चीन; Tiongkok; Chiny; จีน; Çin; Китай; Trung Quốc; 中国; جۇڭگو; Cunghgoz; རྒྱ་ནག; 중국
        co	كولومبيا; Kolumbie; Κολομβία; Kolumbia; קולומביה; कोलंबिया; Kolumbija; Kolombia; Columbia; โคลอมเบีย; Kolombiya; Колумбія
        cr	كوستاريكا; Kostarika; Κόστα Ρίκα; קוסטה ריקה; कोस्टारिका; Kosta Rika; Kostaryka; คอสตาริกา
        hr	كرواتيا; Chorvatsko; Κροατία; Kroatia; קרואטיה; क्रोएशिया; Horvátország; Kroasia; Chorwacja; โครเอเชีย; Hırvatistan; Хорватія; Croasia
        cy	قبرص; Xipre; Kypr; Κύπρος; Kypros; קפריסין; साइप्रस; Cipar; Ciprus; Siprus; Cypr; Cipru; ไซปรัส; Kıbrıs; Кіпр; Síp
        cz	التشيك; Txèquia; Tjekkiet; Τσεχία; Tšekki; צ׳כיה; चेकिया; Češka; Csehország; Ceko; Tsjekkia; Czechy; Cehia; เช็ก; Çekya; Чехія; Séc
        ci	ساحل العاج; Pobřeží slonoviny; Elfenbenskysten; Ακτή Ελεφαντοστού; Norsunluurannikko; חוף השנהב; कोत दिवुआर; Obala Bjelokosti; Elefántcsontpart; Pobrežie Slonoviny; โกตดิวัวร์; Кот-дʼІвуар
        cd	الكونغو - كينشاسا; Κονγκό - Κινσάσα; Kongon demokraattinen tasavalta; קונגו - קינשאסה; कांगो - किंशासा; Kongo; Demokratyczna Republika Konga; Konžská demokratická republika; คองโก - กินชาซา; Kongo - Kinşasa; Конго – Кіншаса; Jamhuri ya Kidemokrasia ya Kongo; Republíki ya Kongó Demokratíki
        dk	الدانمرك; Dánsko; Δανία; Tanska; דנמרק; डेनमार्क; Danska; Dánia; Danemarca; เดนมาร์ก; Danimarka; Данія; Đan Mạch; Danmarki
        dm	دومينيكا; Dominika; Ντομίνικα; דומיניקה; डोमिनिका; โดมินิกา; Домініка
        do	جمهورية الدومينيكان; Dominikánská republika; Den Dominikanske Republik; Δομινικανή Δημοκρατία; Dominikaaninen tasavalta; הרפובליקה הדומיניקנית; डोमिनिकन गणराज्य; Dominikai Köztársaság; Republik Dominika; Republik Dominica; Den dominikanske republikk; Dominikana; สาธารณรัฐโดมินิกัน; Dominik Cumhuriyeti; Домініканська Республіка; Cộng hòa Dominica
        ec	الإكوادور; Ekvádor; Ισημερινός; אקוודור; इक्वाडोर; Ekuador; Ekwador; เอกวาดอร์; Еквадор
        eg	مصر; Egipte; Αίγυπτος; Egypti; מצרים; मिस्र; Egipat; Egyiptom; Mesir; Egipt; อียิปต์; Mısır; Єгипет; Ai Cập
        sv	السلفادور; Ελ Σαλβαδόρ; אל סלבדור; अल सल्वाडोर; Salwador; เอลซัลวาดอร์
        ee	إستونيا; Estonsko; Εσθονία; Viro; אסטוניה; एस्टोनिया; Estonija; Észtország; เอสโตเนีย; Estonya; Естонія; Eesti
        sz	إسواتيني; Εσουατίνι; אסוואטיני; एस्वाटिनी; Esvatini; Szváziföld; เอสวาตีนี; Есватіні
        fj	فيجي; Fidži; Φίτζι; פיג׳י; फ़िजी; Fidzsi; ฟิจิ; Фіджі
        fi	فنلندا; Finsko; Φινλανδία; Suomi; פינלנד; फ़िनलैंड; Finska; Finnország; Finlanda; ฟินแลนด์; Finlandiya; Фінляндія; Phần Lan; Lääʹddjânnam
        fr	فرنسا; Francie; Frankrig; Γαλλία; Ranska; צרפת; फ़्रांस; Francuska; Franciaország; Prancis; Perancis; Francja; Franța; Francúzsko; ฝรั่งเศส; Fransa; Франція; Pháp
        ga	الغابون; Γκαμπόν; גבון; गैबॉन; กาบอง
        gm	غامبيا; Γκάμπια; גמביה; गाम्बिया; Gambija; แกมเบีย; Gambiya; Гамбія
        ge	جورجيا; Gruzie; Γεωργία; גאורגיה; जॉर्जिया; Gruzija; Grúzia; Gruzja; Gruzínsko; จอร์เจีย; Gürcistan; Грузія; საქართველო; Гуырдзыстон; Қырҭтәыла
        de	ألمانيا; Alemanya; Německo; Γερμανία; Saksa; גרמניה; जर्मनी; Njemačka; Németország; Jerman; Niemcy; เยอรมนี; Almanya; Німеччина; Đức; Tjiisklun
        gh	غانا; Γκάνα; גאנה; घाना; กานา; Gaana; Ghana nutome
        gr	اليونان; Řecko; Grækenland; Ελλάδα; Kreikka; יוון; यूनान; Grčka; Görögország; Yunani; Grecja; Grécko; กรีซ; Yunanistan; Греція; Hy Lạp
        gd	غرينادا; Γρενάδα; גרנדה; ग्रेनाडा; เกรเนดา
        gt	غواتيمالا; Γουατεμάλα; גואטמלה; ग्वाटेमाला; Gvatemala; Gwatemala; กัวเตมาลา
        gw	غينيا بيساو; Γουινέα Μπισάου; גינאה-ביסאו; गिनी-बिसाउ; Gvineja Bisau; Bissau-Guinea; Gwinea Bissau; Guineea-Bissau; กินี-บิสเซา; Gine-Bissau; Гвінея-Бісау
        gy	غيانا; Γουιάνα; גיאנה; गुयाना; Gvajana; Gujana; กายอานา; Гаяна
        hn	هندوراس; Hondures; Ονδούρα; הונדורס; होंडूरास; ฮอนดูรัส
        hk	هونغ كونغ الصينية (منطقة إدارية خاصة); Hong Kong (RAE Xina); Hongkong – ZAO Číny; SAR Hongkong; Χονγκ Κονγκ ΕΔΠ Κίνας; Hongkong – Kiinan erityishallintoalue; הונג קונג (אזור מנהלי מיוחד של סין); हाँग काँग (चीन विशेष प्रशासनिक क्षेत्र); PUP Hong Kong Kina; Hongkong KKT; Hong Kong DAK Tiongkok; Hongkong SAR Kina; SRA Hongkong (Chiny); R.A.S. Hong Kong, China; Hongkong – OAO Číny; เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน; Çin Hong Kong ÖİB; Гонконг, ОАР Китаю; Đặc khu Hành chính Hồng Kông, Trung Quốc; 中國香港特別行政區
        hu	هنغاريا; Hongria; Maďarsko; Ουγγαρία; Unkari; הונגריה; हंगरी; Mađarska; Hungaria; Węgry; Ungaria; ฮังการี; Macaristan; Угорщина
        is	آيسلندا; Ισλανδία; Islanti; איסלנד; आइसलैंड; Izland; ไอซ์แลนด์; İzlanda; Ісландія
        in	الهند; Indie; Ινδία; Intia; הודו; भारत; Indija; อินเดีย; Hindistan; Індія; Ấn Độ; ভারত; భారతదేశం; இந்தியா; بھارت; ભારત; ಭಾರತ; ଭାରତ; ഇന്ത്യ; ਭਾਰਤ; ভাৰত; ᱤᱱᱰᱤᱭᱟ; ہِندوستان; ڀارت
        id	إندونيسيا; Ινδονησία; אינדונזיה; इंडोनेशिया; Indonezija; Indonézia; Indonezja; อินโดนีเซีย; Endonezya; Індонезія
        iq	العراق; Ιράκ; עיראק; इराक; อิรัก; Ірак; عێراق
        ie	أيرلندا; Irsko; Ιρλανδία; Irlanti; אירלנד; आयरलैंड; Irska; Írország; Irlandia; ไอร์แลนด์; Ірландія
        il	إسرائيل; Izrael; Ισραήλ; ישראל; इज़राइल; อิสราเอล; İsrail; Ізраїль
        it	إيطاليا; Ιταλία; איטליה; इटली; Italija; Olaszország; Itali; Włochy; Taliansko; อิตาลี; İtalya; Італія
        jm	جامايكا; Jamajka; Τζαμάικα; ג׳מייקה; जमैका; จาเมกา
        jp	اليابان; Japó; Japonsko; Ιαπωνία; Japani; יפן; जापान; Jepang; Jepun; Japonia; ญี่ปุ่น; Japonya; Японія; Nhật Bản
        jo	الأردن; Jordánsko; Ιορδανία; ירדן; जॉर्डन; Yordania; Iordania; จอร์แดน; Ürdün; Йорданія
        kz	كازاخستان; Kasakhstan; Καζακστάν; קזחסטן; कज़ाखस्तान; Kazahstan; Kazahsztán; คาซัคสถาน; Қазақстан
        ke	كينيا; Keňa; Κένυα; קניה; केन्या; Kenija; เคนยา; Кенія
        kr	كوريا الجنوبية; Jižní Korea; Νότια Κορέα; Etelä-Korea; קוריאה הדרומית; दक्षिण कोरिया; Južna Koreja; Dél-Korea; Korea Selatan; Sør-Korea; Korea Południowa; Coreea de Sud; Južná Kórea; เกาหลีใต้; Güney Kore; Південна Корея; Hàn Quốc
        xk	كوسوفو; Κοσσυφοπέδιο; קוסובו; कोसोवो; Koszovó; Kosowo; โคโซโว; Kosovë
        kw	الكويت; Kuvajt; Κουβέιτ; כווית; कुवैत; Kuvait; Kuwejt; Kuweit; คูเวต; Kuveyt
        kg	قيرغيزستان; Kirguizstan; Κιργιστάν; Kirgisia; קירגיזסטן; किर्गिज़स्तान; Kirgistan; Kirgizisztán; Kârgâzstan; Kirgizsko; คีร์กีซสถาน; Киргизстан; Кыргызстан
        la	لاوس; Λάος; לאוס; लाओस; Laosz; ลาว; ລາວ
        lv	لاتفيا; Lotyšsko; Λετονία; לטביה; लातविया; Latvija; Lettország; Łotwa; ลัตเวีย; Letonya; Латвія
        lb	لبنان; Λίβανος; לבנון; लेबनान; Lubnan; เลบานอน; Ліван; Li-băng
        lr	ليبيريا; Libérie; Λιβερία; ליבריה; लाइबेरिया; Liberija; ไลบีเรีย; Liberya; Ліберія
        ly	ليبيا; Λιβύη; לוב; लीबिया; Libija; ลิเบีย; Лівія
        lt	ليتوانيا; Litva; Λιθουανία; Liettua; ליטא; लिथुआनिया; Litvánia; Litwa; ลิทัวเนีย; Litvanya; Lietuva
        lu	لوكسمبورغ; Lucembursko; Λουξεμβούργο; לוקסמבורג; लग्ज़मबर्ग; Luksemburg; Luxembursko; ลักเซมเบิร์ก; Lëtzebuerg
        mo	منطقة ماكاو الإدارية الخاصة; Macau (RAE Xina); Macao – ZAO Číny; SAR Macao; Μακάο ΕΔΠ Κίνας; Macao – Kiinan erityishallintoalue; מקאו (אזור מנהלי מיוחד של סין); मकाऊ (विशेष प्रशासनिक क्षेत्र चीन); PUP Makao Kina; Makaó KKT; Makau DAK Tiongkok; Macau SAR China; Macao SAR Kina; SRA Makau (Chiny); R.A.S. Macao, China; Macao – OAO Číny; เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน; Çin Makao ÖİB; Макао, ОАР Китаю; Đặc khu Hành chính Macao, Trung Quốc; 中國澳門特別行政區; Macau, RAE da China
        mg	مدغشقر; Μαδαγασκάρη; מדגסקר; मेडागास्कर; Madagaszkár; มาดากัสการ์; Madagasikara
        mw	ملاوي; Μαλάουι; מלאווי; मलावी; Malavi; มาลาวี; Малаві
        my	ماليزيا; Malàisia; Malajsie; Μαλαισία; Malesia; מלזיה; मलेशिया; Malezija; Malajzia; Malezja; มาเลเซีย; Malezya; Малайзія
        mv	جزر المالديف; Maledivy; Maldiverne; Μαλδίβες; Malediivit; האיים המלדיביים; मालदीव; Maldivi; Maldív-szigetek; Maladewa; Maldivene; Malediwy; Maldivy; มัลดีฟส์; Maldivler; Мальдіви; ދިވެހި ރާއްޖެ
        ml	مالي; Μάλι; מאלי; माली; มาลี; Малі
        mt	مالطا; Μάλτα; מלטה; माल्टा; มอลตา
        mr	موريتانيا; Μαυριτανία; מאוריטניה; मॉरिटानिया; Mauretanija; Mauretania; มอริเตเนีย; Moritanya; Мавританія
        mu	موريشيوس; Maurici; Mauricius; Μαυρίκιος; מאוריציוס; मॉरीशस; Mauricijus; มอริเชียส; Маврикій
        mx	المكسيك; Mèxic; Μεξικό; Meksiko; מקסיקו; मैक्सिको; Meksyk; เม็กซิโก; Meksika
        fm	ميكرونيزيا; Mikronésie; Μικρονησία; Mikronesia; מיקרונזיה; माइक्रोनेशिया; Mikronezija; Mikronézia; Mikronesiaføderasjonen; Mikronezja; Micronezia; ไมโครนีเซีย; Mikronezya; Мікронезія
        md	مولدوفا; Moldavsko; Μολδαβία; מולדובה; मॉल्डोवा; Moldavija; Mołdawia; Republica Moldova; มอลโดวา
        mn	منغوليا; Mongolsko; Μογγολία; מונגוליה; मंगोलिया; Mongolija; มองโกเลีย; Moğolistan; Монголія; Mông Cổ; Монгол
        me	الجبل الأسود; Černá Hora; Μαυροβούνιο; מונטנגרו; मोंटेनेग्रो; Crna Gora; Czarnogóra; Muntenegru; Čierna Hora; มอนเตเนโกร; Karadağ; Чорногорія
        ms	مونتسرات; Μονσεράτ; מונסראט; मोंटसेरात; มอนต์เซอร์รัต
        ma	المغرب; Marroc; Maroko; Μαρόκο; מרוקו; मोरक्को; Maghribi; โมร็อกโก; Fas; Ma-rốc; Meṛṛuk
        mz	موزمبيق; Moçambic; Μοζαμβίκη; מוזמביק; मोज़ांबिक; Mozambik; Mozambic; โมซัมบิก; Мозамбік
        mm	ميانمار (بورما); Myanmar (Barma); Μιανμάρ (Βιρμανία); מיאנמר (בורמה); म्यांमार (बर्मा); Mjanmar (Burma); Mianmar; Mjanma (Birma); Mjanmarsko; เมียนมา (พม่า); Мʼянма (Бірма); Myanmar (Miến Điện); မြန်မာ
        na	ناميبيا; Ναμίμπια; נמיביה; नामीबिया; Namibija; นามิเบีย; Namibya; Намібія
        np	نيبال; Νεπάλ; נפאל; नेपाल; เนปาล
        nl	هولندا; Països Baixos; Nizozemsko; Nederlandene; Κάτω Χώρες; Alankomaat; הולנד; नीदरलैंड; Nizozemska; Hollandia; Belanda; Holandia; Țările de Jos; Holandsko; เนเธอร์แลนด์; Hollanda; Нідерланди; Hà Lan; Nederlân
        nz	نيوزيلندا; Nova Zelanda; Nový Zéland; Νέα Ζηλανδία; Uusi-Seelanti; ניו זילנד; न्यूज़ीलैंड; Novi Zeland; Új-Zéland; Selandia Baru; Nowa Zelandia; Noua Zeelandă; นิวซีแลนด์; Yeni Zelanda; Нова Зеландія
        ni	نيكاراغوا; Nikaragua; Νικαράγουα; ניקרגואה; निकारागुआ; Nikaragva; นิการากัว; Нікарагуа
        ne	النيجر; Νίγηρας; ניז׳ר; नाइजर; ไนเจอร์; Nijer; Нігер
        ng	نيجيريا; Nigérie; Νιγηρία; ניגריה; नाइजीरिया; Nigerija; ไนจีเรีย; Nijerya; Нігерія; Nàìjíríà
        mk	مقدونيا الشمالية; Severní Makedonie; Βόρεια Μακεδονία; Pohjois-Makedonia; מקדוניה הצפונית; उत्तरी मकदूनिया; Sjeverna Makedonija; Észak-Macedónia; Makedonia Utara; Macedonia Utara; Nord-Makedonia; Macedonia Północna; Macedonia de Nord; Severné Macedónsko; มาซิโดเนียเหนือ; Kuzey Makedonya; Північна Македонія; Bắc Macedonia; Северна Македонија; Maqedonia e Veriut
        no	النرويج; Norsko; Νορβηγία; Norja; נורווגיה; नॉर्वे; Norveška; Norwegia; นอร์เวย์; Norveç; Норвегія; Na Uy; Noreg; Norga
        om	عُمان; Ομάν; עומאן; ओमान; โอมาน; Umman
        pa	بنما; Παναμάς; פנמה; पनामा; ปานามา
        pg	بابوا غينيا الجديدة; Papua Nova Guinea; Papua Ny Guinea; Παπούα Νέα Γουινέα; Papua-Uusi-Guinea; פפואה גינאה החדשה; पापुआ न्यू गिनी; Papua Nova Gvineja; Pápua Új-Guinea; Papua Nugini; Papua-Nowa Gwinea; Papua-Noua Guinee; ปาปัวนิวกินี; Papua Yeni Gine; Папуа-Нова Гвінея; Papua Niugini
        py	باراغواي; Παραγουάη; פרגוואי; पराग्वे; Paragvaj; Paragwaj; Paraguaj; ปารากวัย
        pe	بيرو; Περού; פרו; पेरू; เปรู
        ph	الفلبين; Filipines; Filipíny; Filippinerne; Φιλιππίνες; Filippiinit; הפיליפינים; फ़िलिपींस; Filipini; Fülöp-szigetek; Filipina; Filippinene; Filipine; ฟิลิปปินส์; Filipinler; Філіппіни; Pilipinas
        pl	بولندا; Polsko; Πολωνία; Puola; פולין; पोलैंड; Poljska; Lengyelország; Polandia; Polska; โปแลนด์; Polonya; Польща; Ba Lan; Lenkija
        pt	البرتغال; Portugalsko; Πορτογαλία; Portugali; פורטוגל; पुर्तगाल; Portugália; โปรตุเกส; Portekiz; Португалія; Bồ Đào Nha
        qa	قطر; Κατάρ; קטאר; क़तर; กาตาร์
        cg	الكونغو - برازافيل; Κονγκό - Μπραζαβίλ; Kongon tasavalta; קונגו - ברזאויל; कांगो – ब्राज़ाविल; Kongo; Konžská republika; คองโก - บราซซาวิล; Kongo - Brazavil; Конго – Браззавіль
        ro	رومانيا; Rumunsko; Rumænien; Ρουμανία; רומניה; रोमानिया; Rumunjska; Rumunia; โรมาเนีย; Romanya; Румунія
        ru	روسيا; Rusko; Ρωσία; Venäjä; רוסיה; रूस; Rusija; Oroszország; Rosja; รัสเซีย; Rusya; Росія; Nga; Росси; Арассыыйа; Рузонь мастор; Русија
        rw	رواندا; Ρουάντα; רואנדה; रवांडा; รวันดา; U Rwanda
        sa	المملكة العربية السعودية; Saúdská Arábie; Σαουδική Αραβία; ערב הסעודית; सऊदी अरब; Saudijska Arabija; Szaúd-Arábia; Arab Saudi; Arabia Saudyjska; Saudská Arábia; ซาอุดีอาระเบีย; Suudi Arabistan; Саудівська Аравія; Ả Rập Xê-út
        sn	السنغال; Σενεγάλη; סנגל; सेनेगल; Szenegál; เซเนกัล; Senegaal
        rs	صربيا; Srbsko; Σερβία; סרביה; सर्बिया; Srbija; Szerbia; เซอร์เบีย; Sırbistan; Сербія; Србија
        sc	سيشل; Seychely; Seychellerne; Σεϋχέλλες; Seychellit; איי סיישל; सेशेल्स; Sejšeli; Seychelle-szigetek; Seychellene; Seszele; เซเชลส์; Seyşeller; Сейшельські Острови
        sl	سيراليون; Σιέρα Λεόνε; סיירה לאון; सिएरा लियोन; Sijera Leone; เซียร์ราลีโอน; Сьєрра-Леоне
        sg	سنغافورة; Σιγκαπούρη; סינגפור; सिंगापुर; Szingapúr; สิงคโปร์; Сінгапур; சிங்கப்பூர்
        sk	سلوفاكيا; Slovensko; Slovakiet; Σλοβακία; סלובקיה; स्लोवाकिया; Slovačka; Szlovákia; Słowacja; Slovacia; สโลวะเกีย; Slovakya; Словаччина
        si	سلوفينيا; Slovinsko; Σλοβενία; סלובניה; स्लोवेनिया; Slovenija; Szlovénia; Słowenia; สโลวีเนีย; Slovenya; Словенія; Zlovenia
        sb	جزر سليمان; Illes Salomó; Šalamounovy ostrovy; Salomonøerne; Νήσοι Σολομώντος; Salomonsaaret; איי שלמה; सोलोमन द्वीपसमूह; Salomonovi Otoci; Salamon-szigetek; Kepulauan Solomon; Salomonøyene; Wyspy Salomona; Insulele Solomon; Šalamúnove ostrovy; หมู่เกาะโซโลมอน; Solomon Adaları; Соломонові Острови; Quần đảo Solomon
        za	جنوب أفريقيا; Sud-àfrica; Jihoafrická republika; Νότια Αφρική; Etelä-Afrikka; דרום אפריקה; दक्षिण अफ़्रीका; Južnoafrička Republika; Dél-afrikai Köztársaság; Afrika Selatan; Sør-Afrika; Republika Południowej Afryki; Africa de Sud; Južná Afrika; แอฟริกาใต้; Güney Afrika; Південно-Африканська Республіка; Nam Phi; iNingizimu Afrika; EMzantsi Afrika; Suid-Afrika; Afrika Borwa; Aforika Borwa
        es	إسبانيا; Espanya; Španělsko; Ισπανία; Espanja; ספרד; स्पेन; Španjolska; Spanyolország; Spanyol; Sepanyol; Spania; Hiszpania; Španielsko; สเปน; İspanya; Іспанія; Tây Ban Nha; Espainia
        lk	سريلانكا; Σρι Λάνκα; סרי לנקה; श्रीलंका; ศรีลังกา; Шрі-Ланка; ශ්‍රී ලංකාව; இலங்கை
        kn	سانت كيتس ونيفيس; Saint Kitts i Nevis; Svatý Kryštof a Nevis; Saint Kitts og Nevis; Σεν Κιτς και Νέβις; Saint Kitts ja Nevis; סנט קיטס ונוויס; सेंट किट्स और नेविस; Sveti Kristofor i Nevis; Saint Kitts és Nevis; Saint Kitts dan Nevis; Saint Kitts și Nevis; Svätý Krištof a Nevis; เซนต์คิตส์และเนวิส; Saint Kitts ve Nevis; Сент-Кітс і Невіс; St. Kitts và Nevis
        lc	سانت لوسيا; Svatá Lucie; Αγία Λουκία; סנט לוסיה; सेंट लूसिया; Sveta Lucija; Sfânta Lucia; Svätá Lucia; เซนต์ลูเซีย; Сент-Люсія
        vc	سانت فنسنت وجزر غرينادين; Saint Vincent i les Grenadines; Svatý Vincenc a Grenadiny; Saint Vincent og Grenadinerne; Άγιος Βικέντιος και Γρεναδίνες; Saint Vincent ja Grenadiinit; סנט וינסנט והגרנדינים; सेंट विंसेंट और ग्रेनाडाइंस; Sveti Vincent i Grenadini; Saint Vincent és a Grenadine-szigetek; Saint Vincent dan Grenadine; Saint Vincent dan Grenadines; St. Vincent og Grenadinene; Saint Vincent i Grenadyny; Saint Vincent și Grenadinele; Svätý Vincent a Grenadíny; เซนต์วินเซนต์และเกรนาดีนส์; Saint Vincent ve Grenadinler; Сент-Вінсент і Гренадіни; St. Vincent và Grenadines
        sr	سورينام; Σουρινάμ; סורינאם; सूरीनाम; ซูรินาเม
        se	السويد; Švédsko; Σουηδία; Ruotsi; שוודיה; स्वीडन; Švedska; Svédország; Swedia; Szwecja; Suedia; สวีเดน; İsveç; Швеція; Thụy Điển
        ch	سويسرا; Suïssa; Švýcarsko; Ελβετία; Sveitsi; שווייץ; स्विट्ज़रलैंड; Švicarska; Svájc; Swiss; Sveits; Szwajcaria; Elveția; Švajčiarsko; สวิตเซอร์แลนด์; İsviçre; Швейцарія; Thụy Sĩ; Schwiiz; Svizra
        tw	تايوان; Tchaj-wan; Ταϊβάν; טייוואן; ताइवान; Tajvan; Tajwan; ไต้หวัน; Tayvan; Đài Loan
        tj	طاجيكستان; Tádžikistán; Tadsjikistan; Τατζικιστάν; טג׳יקיסטן; ताजिकिस्तान; Tádzsikisztán; Tadżykistan; ทาจิกิสถาน; Tacikistan; Тоҷикистон
        tz	تنزانيا; Τανζανία; טנזניה; तंज़ानिया; Tanzanija; แทนซาเนีย; Tanzanya; Танзанія
        th	تايلاند; Thajsko; Ταϊλάνδη; Thaimaa; תאילנד; थाईलैंड; Tajland; Thaiföld; Tajlandia; Thailanda; ไทย; Tayland; Таїланд; Thái Lan
        to	تونغا; Τόνγκα; טונגה; टोंगा; ตองกา
        tt	ترينيداد وتوباغو; Trinidad i Tobago; Trinidad a Tobago; Trinidad og Tobago; Τρινιντάντ και Τομπάγκο; Trinidad ja Tobago; טרינידד וטובגו; त्रिनिदाद और टोबैगो; Trinidad és Tobago; Trinidad dan Tobago; Trynidad i Tobago; Trinidad și Tobago; ตรินิแดดและโตเบโก; Trinidad ve Tobago; Тринідад і Тобаго; Trinidad và Tobago
        tn	تونس; Tunisko; Τυνησία; תוניסיה; ट्यूनीशिया; Tunis; Tunézia; Tunezja; ตูนิเซีย; Tunus; Туніс
        tm	تركمانستان; Τουρκμενιστάν; טורקמניסטן; तुर्कमेनिस्तान; Türkmenisztán; Turkménsko; เติร์กเมนิสถาน; Туркменістан
        tc	جزر توركس وكايكوس; Illes Turks i Caicos; Turks a Caicos; Turks- og Caicosøerne; Νήσοι Τερκς και Κάικος; Turks- ja Caicossaaret; איי טרקס וקייקוס; तुर्क और कैकोज़ द्वीपसमूह; Otoci Turks i Caicos; Turks- és Caicos-szigetek; Kepulauan Turks dan Caicos; Turks- og Caicosøyene; Turks i Caicos; Insulele Turks și Caicos; หมู่เกาะเติกส์และหมู่เกาะเคคอส; Turks ve Caicos Adaları; Острови Теркс і Кайкос; Quần đảo Turks và Caicos
        tr	تركيا; Turecko; Tyrkiet; Τουρκία; Turkki; טורקיה; तुर्किये; Turska; Törökország; Turki; Tyrkia; Turcja; Turcia; ตุรกี; Туреччина; Thổ Nhĩ Kỳ
        ae	الإمارات العربية المتحدة; Emirats Àrabs Units; Spojené arabské emiráty; De Forenede Arabiske Emirater; Ηνωμένα Αραβικά Εμιράτα; Arabiemiirikunnat; איחוד האמירויות הערביות; संयुक्त अरब अमीरात; Ujedinjeni Arapski Emirati; Egyesült Arab Emírségek; Uni Emirat Arab; Emiriah Arab Bersatu; De forente arabiske emirater; Zjednoczone Emiraty Arabskie; Emiratele Arabe Unite; สหรัฐอาหรับเอมิเรตส์; Birleşik Arap Emirlikleri; Обʼєднані Арабські Емірати; Các Tiểu Vương quốc Ả Rập Thống nhất
        ug	أوغندا; Ουγκάντα; אוגנדה; युगांडा; ยูกันดา
        ua	أوكرانيا; Ukrajina; Ουκρανία; אוקראינה; यूक्रेन; Ukrajna; ยูเครน; Ukrayna; Україна
        gb	المملكة المتحدة; Regne Unit; Spojené království; Ηνωμένο Βασίλειο; Iso-Britannia; בריטניה; यूनाइटेड किंगडम; Ujedinjeno Kraljevstvo; Egyesült Királyság; Inggris Raya; Storbritannia; Wielka Brytania; Regatul Unit; Spojené kráľovstvo; สหราชอาณาจักร; Birleşik Krallık; Велика Британія; Vương quốc Anh; Y Deyrnas Unedig; an Ríocht Aontaithe; An Rìoghachd Aonaichte
        us	الولايات المتحدة; Estats Units; Spojené státy; Ηνωμένες Πολιτείες; Yhdysvallat; ארצות הברית; संयुक्त राज्य; Sjedinjene Američke Države; Egyesült Államok; Amerika Serikat; Amerika Syarikat; Stany Zjednoczone; Statele Unite ale Americii; สหรัฐอเมริกา; Amerika Birleşik Devletleri; Сполучені Штати; Hoa Kỳ; ʻAmelika Hui Pū ʻIa
        uy	أورغواي; Ουρουγουάη; אורוגוואי; उरूग्वे; Urugvaj; Urugwaj; Uruguaj; อุรุกวัย
        uz	أوزبكستان; Ουζμπεκιστάν; אוזבקיסטן; उज़्बेकिस्तान; Üzbegisztán; อุซเบกิสถาน; Özbekistan; Oʻzbekiston; Ўзбекистон
        vu	فانواتو; Βανουάτου; ונואטו; वनुआतू; วานูอาตู
        ve	فنزويلا; Veneçuela; Βενεζουέλα; ונצואלה; वेनेज़ुएला; Wenezuela; เวเนซุเอลา; Венесуела
        vn	فيتنام; Βιετνάμ; וייטנאם; वियतनाम; Vijetnam; Wietnam; เวียดนาม; Вʼєтнам
        ye	اليمن; Υεμένη; תימן; यमन; Yaman; เยเมน; Ємен
        zm	زامبيا; Ζάμπια; זמביה; ज़ाम्बिया; Zambija; แซมเบีย; Zambiya; Замбія
        zw	زيمبابوي; Ζιμπάμπουε; זימבבואה; ज़िम्बाब्वे; Zimbabve; ซิมบับเว; Зімбабве
        """
}
