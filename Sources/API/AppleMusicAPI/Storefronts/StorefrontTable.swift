// Data, one row a line, hence the length.
//
// The 167 storefronts of the service in 2025: id, English name, default language tag, supported language tags, policy
// for explicit content. The order is that of the English names, as in the service's list.

extension Storefront {
    static let table = """
        dz	Algeria	en-GB	en-GB,fr-FR,ar	opt-in
        ao	Angola	en-GB	en-GB	allowed
        ai	Anguilla	en-GB	en-GB	allowed
        ag	Antigua and Barbuda	en-GB	en-GB	allowed
        ar	Argentina	es-MX	es-MX,en-GB	allowed
        am	Armenia	en-GB	en-GB	allowed
        au	Australia	en-AU	en-AU,en-GB	allowed
        at	Austria	de-DE	de-DE,en-GB	allowed
        az	Azerbaijan	en-GB	en-GB	allowed
        bs	Bahamas	en-GB	en-GB	allowed
        bh	Bahrain	en-GB	en-GB,ar	opt-in
        bb	Barbados	en-GB	en-GB	allowed
        by	Belarus	en-GB	en-GB	prohibited
        be	Belgium	en-GB	en-GB,fr-FR,nl	allowed
        bz	Belize	en-GB	en-GB,es-MX	allowed
        bj	Benin	en-GB	en-GB,fr-FR	allowed
        bm	Bermuda	en-GB	en-GB	allowed
        bt	Bhutan	en-GB	en-GB	allowed
        bo	Bolivia	es-MX	es-MX,en-GB	allowed
        ba	Bosnia and Herzegovina	en-GB	en-GB,hr	allowed
        bw	Botswana	en-GB	en-GB	allowed
        br	Brazil	pt-BR	pt-BR,en-GB	opt-in
        vg	British Virgin Islands	en-GB	en-GB	allowed
        bg	Bulgaria	en-GB	en-GB	allowed
        kh	Cambodia	en-GB	en-GB,fr-FR	allowed
        cm	Cameroon	fr-FR	fr-FR,en-GB	allowed
        ca	Canada	en-CA	en-CA,fr-CA	allowed
        cv	Cape Verde	en-GB	en-GB	allowed
        ky	Cayman Islands	en-GB	en-GB	allowed
        td	Chad	en-GB	en-GB,fr-FR	opt-in
        cl	Chile	es-MX	es-MX,en-GB	allowed
        cn	China mainland	zh-Hans-CN	zh-Hans-CN,en-GB	allowed
        co	Colombia	es-MX	es-MX,en-GB	allowed
        cr	Costa Rica	es-MX	es-MX,en-GB	allowed
        hr	Croatia	en-GB	en-GB,hr	opt-in
        cy	Cyprus	en-GB	en-GB,el,tr	allowed
        cz	Czech Republic	en-GB	en-GB,cs	allowed
        ci	Côte d'Ivoire	fr-FR	fr-FR,en-GB	opt-in
        cd	Democratic Republic of the Congo	en-GB	en-GB,fr-FR	allowed
        dk	Denmark	en-GB	en-GB,da	allowed
        dm	Dominica	en-GB	en-GB	allowed
        do	Dominican Republic	es-MX	es-MX,en-GB	allowed
        ec	Ecuador	es-MX	es-MX,en-GB	allowed
        eg	Egypt	en-GB	en-GB,fr-FR,ar	opt-in
        sv	El Salvador	es-MX	es-MX,en-GB	allowed
        ee	Estonia	en-GB	en-GB	allowed
        sz	Eswatini	en-GB	en-GB	allowed
        fj	Fiji	en-GB	en-GB	allowed
        fi	Finland	en-GB	en-GB,fi	allowed
        fr	France	fr-FR	fr-FR,en-GB	allowed
        ga	Gabon	fr-FR	fr-FR,en-GB	allowed
        gm	Gambia	en-GB	en-GB	allowed
        ge	Georgia	en-GB	en-GB	opt-in
        de	Germany	de-DE	de-DE,en-GB	allowed
        gh	Ghana	en-GB	en-GB	allowed
        gr	Greece	en-GB	en-GB,el	allowed
        gd	Grenada	en-GB	en-GB	allowed
        gt	Guatemala	es-MX	es-MX,en-GB	opt-in
        gw	Guinea-Bissau	en-GB	en-GB,fr-FR	allowed
        gy	Guyana	en-GB	en-GB,fr-FR	allowed
        hn	Honduras	es-MX	es-MX,en-GB	allowed
        hk	Hong Kong	zh-Hant-HK	zh-Hant-HK,en-GB,zh-Hant-TW	allowed
        hu	Hungary	en-GB	en-GB,hu	opt-in
        is	Iceland	en-GB	en-GB	allowed
        in	India	en-GB	en-GB,hi	opt-in
        id	Indonesia	en-GB	en-GB,id	opt-in
        iq	Iraq	en-GB	en-GB,ar	opt-in
        ie	Ireland	en-GB	en-GB	allowed
        il	Israel	en-GB	en-GB,he	allowed
        it	Italy	it	it,en-GB	opt-in
        jm	Jamaica	en-GB	en-GB	allowed
        jp	Japan	ja	ja,en-US	allowed
        jo	Jordan	en-GB	en-GB,ar	opt-in
        kz	Kazakhstan	en-GB	en-GB	allowed
        ke	Kenya	en-GB	en-GB	allowed
        kr	Korea, Republic of	ko	ko,en-GB	allowed
        xk	Kosovo	en-GB	en-GB	opt-in
        kw	Kuwait	en-GB	en-GB,ar	opt-in
        kg	Kyrgyzstan	en-GB	en-GB	allowed
        la	Lao People's Democratic Republic	en-GB	en-GB,fr-FR	opt-in
        lv	Latvia	en-GB	en-GB	allowed
        lb	Lebanon	en-GB	en-GB,fr-FR,ar	opt-in
        lr	Liberia	en-GB	en-GB	allowed
        ly	Libya	en-GB	en-GB,ar	prohibited
        lt	Lithuania	en-GB	en-GB	opt-in
        lu	Luxembourg	en-GB	en-GB,fr-FR,de-DE	allowed
        mo	Macao	zh-Hant-HK	zh-Hant-HK,en-GB,zh-Hant-TW	allowed
        mg	Madagascar	en-GB	en-GB,fr-FR	allowed
        mw	Malawi	en-GB	en-GB	allowed
        my	Malaysia	en-GB	en-GB,ms	opt-in
        mv	Maldives	en-GB	en-GB	prohibited
        ml	Mali	en-GB	en-GB,fr-FR	allowed
        mt	Malta	en-GB	en-GB	allowed
        mr	Mauritania	en-GB	en-GB,fr-FR,ar	opt-in
        mu	Mauritius	en-GB	en-GB,fr-FR	allowed
        mx	Mexico	es-MX	es-MX,en-GB	allowed
        fm	Micronesia, Federated States of	en-GB	en-GB	allowed
        md	Moldova	en-GB	en-GB	allowed
        mn	Mongolia	en-GB	en-GB	allowed
        me	Montenegro	en-GB	en-GB,hr	allowed
        ms	Montserrat	en-GB	en-GB	allowed
        ma	Morocco	en-GB	en-GB,fr-FR,ar	opt-in
        mz	Mozambique	en-GB	en-GB	allowed
        mm	Myanmar	en-GB	en-GB	allowed
        na	Namibia	en-GB	en-GB	allowed
        np	Nepal	en-GB	en-GB	prohibited
        nl	Netherlands	nl	nl,en-GB	allowed
        nz	New Zealand	en-AU	en-AU,en-GB	allowed
        ni	Nicaragua	es-MX	es-MX,en-GB	allowed
        ne	Niger	en-GB	en-GB,fr-FR	allowed
        ng	Nigeria	en-GB	en-GB	allowed
        mk	North Macedonia	en-GB	en-GB	opt-in
        no	Norway	en-GB	en-GB,nb	allowed
        om	Oman	en-GB	en-GB,ar	opt-in
        pa	Panama	es-MX	es-MX,en-GB	allowed
        pg	Papua New Guinea	en-GB	en-GB	allowed
        py	Paraguay	es-MX	es-MX,en-GB	allowed
        pe	Peru	es-MX	es-MX,en-GB	allowed
        ph	Philippines	en-GB	en-GB	allowed
        pl	Poland	en-GB	en-GB,pl	allowed
        pt	Portugal	pt-PT	pt-PT,en-GB	allowed
        qa	Qatar	en-GB	en-GB,ar	opt-in
        cg	Republic of the Congo	en-GB	en-GB,fr-FR	allowed
        ro	Romania	en-GB	en-GB,ro	allowed
        ru	Russia	ru	ru,en-GB,uk	opt-in
        rw	Rwanda	en-GB	en-GB,fr-FR	allowed
        sa	Saudi Arabia	en-GB	en-GB,ar	opt-in
        sn	Senegal	en-GB	en-GB,fr-FR	allowed
        rs	Serbia	en-GB	en-GB,hr	allowed
        sc	Seychelles	en-GB	en-GB,fr-FR	allowed
        sl	Sierra Leone	en-GB	en-GB	allowed
        sg	Singapore	en-GB	en-GB,zh-Hans-CN	opt-in
        sk	Slovakia	en-GB	en-GB,sk	allowed
        si	Slovenia	en-GB	en-GB	allowed
        sb	Solomon Islands	en-GB	en-GB	allowed
        za	South Africa	en-GB	en-GB	allowed
        es	Spain	es-ES	es-ES,en-GB,ca	allowed
        lk	Sri Lanka	en-GB	en-GB	allowed
        kn	St. Kitts and Nevis	en-GB	en-GB	allowed
        lc	St. Lucia	en-GB	en-GB	allowed
        vc	St. Vincent and The Grenadines	en-GB	en-GB	allowed
        sr	Suriname	en-GB	en-GB,nl	allowed
        se	Sweden	sv	sv,en-GB	allowed
        ch	Switzerland	de-CH	de-CH,de-DE,en-GB,fr-FR,it	opt-in
        tw	Taiwan	zh-Hant-TW	zh-Hant-TW,en-GB	allowed
        tj	Tajikistan	en-GB	en-GB	allowed
        tz	Tanzania	en-GB	en-GB	allowed
        th	Thailand	en-GB	en-GB,th	allowed
        to	Tonga	en-GB	en-GB	allowed
        tt	Trinidad and Tobago	en-GB	en-GB,fr-FR	allowed
        tn	Tunisia	en-GB	en-GB,fr-FR,ar	opt-in
        tm	Turkmenistan	en-GB	en-GB	allowed
        tc	Turks and Caicos	en-GB	en-GB	allowed
        tr	Türkiye	en-GB	en-GB,tr	opt-in
        ae	UAE	en-GB	en-GB,ar	opt-in
        ug	Uganda	en-GB	en-GB	allowed
        ua	Ukraine	en-GB	en-GB,uk,ru	allowed
        gb	United Kingdom	en-GB	en-GB	allowed
        us	United States	en-US	en-US,es-MX,ar,ru,zh-Hans-CN,fr-FR,ko,pt-BR,vi,zh-Hant-TW	allowed
        uy	Uruguay	en-GB	en-GB,es-MX	opt-in
        uz	Uzbekistan	en-GB	en-GB	prohibited
        vu	Vanuatu	en-GB	en-GB,fr-FR	allowed
        ve	Venezuela	es-MX	es-MX,en-GB	allowed
        vn	Vietnam	en-GB	en-GB,vi	allowed
        ye	Yemen	en-GB	en-GB,ar	opt-in
        zm	Zambia	en-GB	en-GB	allowed
        zw	Zimbabwe	en-GB	en-GB	allowed
        """
}
