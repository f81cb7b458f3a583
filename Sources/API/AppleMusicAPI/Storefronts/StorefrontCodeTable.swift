// Data, one row a line, hence the length.
//
// Storefront ids, three-letter codes (ISO 3166-1 alpha-3, and XKX for Kosovo), and further English names, separated by
// semicolons.

extension Storefront {
    static let codeTable = """
        dz	dza
        ao	ago
        ai	aia
        ag	atg	Antigua; Barbuda
        ar	arg
        am	arm
        au	aus	Oz; Down Under
        at	aut
        az	aze
        bs	bhs	The Bahamas
        bh	bhr
        bb	brb
        by	blr
        be	bel
        bz	blz
        bj	ben
        bm	bmu
        bt	btn
        bo	bol
        ba	bih	Bosnia; Bosnia Herzegovina; Herzegovina
        bw	bwa
        br	bra
        vg	vgb	BVI; Virgin Islands British
        bg	bgr
        kh	khm	Kampuchea
        cm	cmr
        ca	can
        cv	cpv	Cabo Verde
        ky	cym
        td	tcd
        cl	chl
        cn	chn	China; PRC; Mainland China; People's Republic of China; Zhongguo
        co	col
        cr	cri
        hr	hrv	Hrvatska
        cy	cyp
        cz	cze	Czechia; Czech; Cesko
        ci	civ	Ivory Coast; Cote d Ivoire
        cd	cod	DRC; DR Congo; Congo-Kinshasa; Zaire; Congo
        dk	dnk
        dm	dma
        do	dom	Dominican; DomRep
        ec	ecu
        eg	egy	Misr
        sv	slv	Salvador
        ee	est
        sz	swz	Swaziland
        fj	fji
        fi	fin
        fr	fra
        ga	gab
        gm	gmb	The Gambia
        ge	geo
        de	deu	FRG; Federal Republic of Germany
        gh	gha
        gr	grc	Hellas; Ellada; Elladha
        gd	grd
        gt	gtm
        gw	gnb
        gy	guy
        hn	hnd
        hk	hkg	Hongkong; HK SAR; Hong Kong SAR; Hong Kong SAR China
        hu	hun	Magyarorszag
        is	isl
        in	ind	Bharat; Hindustan
        id	idn
        iq	irq
        ie	irl	Eire; Republic of Ireland; Irish Republic
        il	isr
        it	ita
        jm	jam
        jp	jpn	Nippon; Nihon
        jo	jor
        kz	kaz
        ke	ken
        kr	kor	South Korea; Korea; Republic of Korea; ROK; Hanguk; Daehan Minguk
        xk	xkx	Kosova
        kw	kwt
        kg	kgz	Kirghizia; Kyrgyz Republic; Kirgizstan
        la	lao	Laos; Lao PDR
        lv	lva
        lb	lbn
        lr	lbr
        ly	lby
        lt	ltu
        lu	lux
        mo	mac	Macau; Macao SAR; Macau SAR; Macao SAR China
        mg	mdg
        mw	mwi
        my	mys
        mv	mdv
        ml	mli
        mt	mlt
        mr	mrt
        mu	mus
        mx	mex
        fm	fsm	Micronesia; Federated States of Micronesia
        md	mda	Republic of Moldova
        mn	mng
        me	mne
        ms	msr
        ma	mar
        mz	moz
        mm	mmr	Burma; Myanmar (Burma)
        na	nam
        np	npl
        nl	nld	Holland; The Netherlands
        nz	nzl	Aotearoa
        ni	nic
        ne	ner
        ng	nga
        mk	mkd	Macedonia; FYROM
        no	nor
        om	omn
        pa	pan
        pg	png	Papua
        py	pry
        pe	per
        ph	phl
        pl	pol
        pt	prt
        qa	qat
        cg	cog	Congo-Brazzaville; Congo
        ro	rou
        ru	rus	Russian Federation; Rossiya
        rw	rwa
        sa	sau	KSA; Saudi
        sn	sen
        rs	srb
        sc	syc
        sl	sle
        sg	sgp
        sk	svk	Slovak Republic
        si	svn
        sb	slb
        za	zaf	RSA; Mzansi
        es	esp
        lk	lka	Ceylon
        kn	kna	St Kitts; Saint Kitts; Saint Kitts and Nevis; Nevis
        lc	lca	Saint Lucia
        vc	vct	St Vincent; Saint Vincent; Saint Vincent and the Grenadines; Grenadines; St. Vincent & Grenadines
        sr	sur
        se	swe
        ch	che	Helvetia
        tw	twn	Republic of China; Formosa; Chinese Taipei; ROC
        tj	tjk
        tz	tza	Tanganyika
        th	tha	Siam
        to	ton
        tt	tto	Trinidad; Tobago; Trinidad Tobago
        tn	tun
        tm	tkm
        tc	tca	TCI; Turks and Caicos Islands; Turks; Caicos
        tr	tur	Turkey
        ae	are	U.A.E.; Emirates; Imarat; United Arab Emirates
        ug	uga
        ua	ukr	Ukraina; Ukrayina
        gb	gbr	UK; U.K.; Great Britain; Britain; England; Scotland; Wales; Northern Ireland; United Kingdom of Great Britain and Northern Ireland
        us	usa	U.S.; U.S.A.; America; United States of America; The States; States; US of A
        uy	ury
        uz	uzb
        vu	vut
        ve	ven
        vn	vnm	Viet Nam
        ye	yem
        zm	zmb
        zw	zwe
        """
}
