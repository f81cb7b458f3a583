// Data, one row a line, hence the length.
//
// Countries and territories of ISO 3166-1 without a storefront: two-letter code, three-letter code, English names
// separated by semicolons.

extension Storefront {
    static let absentTable = """
        af	afg	Afghanistan
        al	alb	Albania
        as	asm	American Samoa
        ad	and	Andorra
        aq	ata	Antarctica
        aw	abw	Aruba
        bd	bgd	Bangladesh
        bv	bvt	Bouvet Island
        io	iot	British Indian Ocean Territory
        bn	brn	Brunei; Brunei Darussalam
        bf	bfa	Burkina Faso
        bi	bdi	Burundi
        bq	bes	Caribbean Netherlands
        cf	caf	Central African Republic
        cx	cxr	Christmas Island
        cc	cck	Cocos (Keeling) Islands
        km	com	Comoros
        ck	cok	Cook Islands
        cu	cub	Cuba
        cw	cuw	Curaçao
        dj	dji	Djibouti
        gq	gnq	Equatorial Guinea
        er	eri	Eritrea
        et	eth	Ethiopia
        fk	flk	Falkland Islands; Falkland Islands (Malvinas)
        fo	fro	Faroe Islands
        gf	guf	French Guiana
        pf	pyf	French Polynesia
        tf	atf	French Southern Territories
        gi	gib	Gibraltar
        gl	grl	Greenland
        gp	glp	Guadeloupe
        gu	gum	Guam
        gg	ggy	Guernsey
        gn	gin	Guinea
        ht	hti	Haiti
        hm	hmd	Heard & McDonald Islands; Heard Island and McDonald Islands
        ir	irn	Iran
        im	imn	Isle of Man
        je	jey	Jersey
        ki	kir	Kiribati
        ls	lso	Lesotho
        li	lie	Liechtenstein
        mh	mhl	Marshall Islands
        mq	mtq	Martinique
        yt	myt	Mayotte
        mc	mco	Monaco
        nr	nru	Nauru
        nc	ncl	New Caledonia
        nu	niu	Niue
        nf	nfk	Norfolk Island
        kp	prk	North Korea
        mp	mnp	Northern Mariana Islands
        pk	pak	Pakistan
        pw	plw	Palau
        ps	pse	Palestinian Territories
        pn	pcn	Pitcairn Islands; Pitcairn
        pr	pri	Puerto Rico
        re	reu	Réunion
        ws	wsm	Samoa
        sm	smr	San Marino
        sx	sxm	Sint Maarten; Sint Maarten (Dutch part)
        so	som	Somalia
        gs	sgs	South Georgia & South Sandwich Islands; South Georgia and the South Sandwich Islands
        ss	ssd	South Sudan
        bl	blm	St. Barthélemy; Saint Barthélemy
        sh	shn	St. Helena
        mf	maf	St. Martin; Saint Martin (French part)
        pm	spm	St. Pierre & Miquelon; Saint Pierre and Miquelon
        sd	sdn	Sudan
        sj	sjm	Svalbard & Jan Mayen
        sy	syr	Syria; Syrian Arab Republic
        st	stp	São Tomé & Príncipe
        tl	tls	Timor-Leste
        tg	tgo	Togo
        tk	tkl	Tokelau
        tv	tuv	Tuvalu
        um	umi	U.S. Outlying Islands; United States Minor Outlying Islands
        vi	vir	U.S. Virgin Islands
        va	vat	Vatican City; Holy See (Vatican City State)
        wf	wlf	Wallis & Futuna
        eh	esh	Western Sahara
        ax	ala	Åland Islands
        """
}
