// Kept by hand: the lists on npm (free-email-domains, email-providers) also hold common slips, such as gmial.com.

/** Common private mail domains in Denmark, the most common first. */
export const suggestedMailDomains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.dk',
  'outlook.com',
  'outlook.dk',
  'live.dk',
  'live.com',
  'icloud.com',
  'yahoo.dk',
  'yahoo.com',
  'proton.me',
  'protonmail.com',
  'msn.com',
  'mail.dk',
  'mail.com',
  'mail.tele.dk',
  'jubii.dk',
  'stofanet.dk',
  'youmail.dk',
  'webspeed.dk',
  'tdcadsl.dk',
] as const

/** Large providers that have a domain in many countries, beside those above. */
const INTERNATIONAL = {
  gmail: 'dk',
  gmx: 'at ch co.uk com de fr net',
  hotmail: 'be ch co.uk de es fi fr it nl no pl se',
  live: 'at be ca co.uk com.au de fi fr ie it nl no se',
  outlook: 'at be co co.uk com.au cz de es fr hu ie it lv pl pt se',
  yahoo:
    'at be ca ch co.in co.jp co.uk com.au com.br com.tr de es fi fr gr hu ie it nl no pl pt ro se',
  ymail: 'com',
}

/** Providers of the Nordic and the neighbouring countries, and the large ones of the world. */
const PROVIDERS = `
  altiboxmail.dk bluemail.dk dlgmail.dk e-mail.dk email.dk fasttvnet.dk fibermail.dk forum.dk get2net.dk
  home3.gvdnet.dk jubiimail.dk jubiipost.dk kabelmail.dk mail-online.dk mailme.dk netby.dk newmail.dk ny.tele.dk
  ofir.dk oncable.dk online.dk onlime.dk parknet.dk pc.dk posteo.dk post.cybercity.dk post.tele.dk privat.dk
  profibermail.dk sol.dk stofa.dk tdc.dk tele2.dk teliamail.dk tiscali.dk vip.cybercity.dk waoo.dk waoomail.dk
  wol.dk worldonline.dk
  bahnhof.se bredband.net bredband2.com comhem.se fastmail.se glocalnet.net home.se mail.se passagen.se posteo.se
  spray.se swipnet.se tele2.se telia.com tiscali.se
  altiboxmail.no broadpark.no c2i.net chello.no epost.no frisurf.no getmail.no lyse.net netcom.no ntebb.no
  online.no posteo.no start.no sol.no tele2.no
  dnainternet.net elisanet.fi iki.fi jippii.fi kolumbus.fi kotinet.com luukku.com mbnet.fi netti.fi nic.fi
  pp.inet.fi saunalahti.fi suomi24.fi welho.com
  centrum.is hive.is internet.is islandia.is mi.is posteo.is simnet.is talnet.is visir.is vortex.is
  alice-dsl.net aol.de arcor.de email.de freenet.de mail.de mailbox.org magenta.de o2mail.de online.de onlinehome.de
  posteo.de posteo.net t-online.de tuta.com tutamail.com tutanota.com tutanota.de unitybox.de vodafone.de web.de
  casema.nl chello.nl hetnet.nl home.nl kpnmail.nl kpnplanet.nl planet.nl quicknet.nl solcon.nl tele2.nl upcmail.nl
  xs4all.nl ziggo.nl zonnet.nl
  autograf.pl gazeta.pl interia.eu interia.pl o2.pl onet.eu onet.pl op.pl poczta.fm poczta.onet.pl tlen.pl vp.pl wp.pl
  aol.co.uk blueyonder.co.uk bt.com btinternet.com btopenworld.com googlemail.co.uk msn.co.uk ntlworld.com o2.co.uk
  plus.com plusnet.com sky.com talk21.com talktalk.net tiscali.co.uk virgin.net virginmedia.com
  aliceadsl.fr bbox.fr club-internet.fr free.fr laposte.net mail.fr neuf.fr noos.fr numericable.fr orange.fr sfr.fr
  voila.fr wanadoo.fr
  hot.ee mail.ee online.ee inbox.lv mail.lv inbox.lt mail.lt takas.lt foroyar.fo kallnet.fo olivant.fo greennet.gl
  telenet.be skynet.be proximus.be aon.at bluewin.ch libero.it virgilio.it tin.it alice.it tiscali.it seznam.cz
  centrum.cz freemail.hu abv.bg ukr.net i.ua meta.ua mail.ru inbox.ru list.ru bk.ru yandex.ru yandex.com rambler.ru
  aim.com aol.com att.net bellsouth.net bigpond.com charter.net comcast.net cox.net duck.com earthlink.net email.com
  fastmail.com fastmail.fm foxmail.com googlemail.com hey.com hushmail.com inbox.com juno.com mac.com me.com naver.com
  optonline.net passport.com pm.me pobox.com protonmail.ch qq.com rediffmail.com rocketmail.com rogers.com
  sbcglobal.net shaw.ca sympatico.ca tuta.io usa.net verizon.net windowslive.com zoho.com zohomail.com zohomail.eu
  126.com 163.com
`

/** Valid domains that are near to one of those above. */
export const otherMailDomains: readonly string[] = [
  ...Object.entries(INTERNATIONAL).flatMap(([name, endings]) =>
    endings.split(' ').map((ending) => `${name}.${ending}`),
  ),
  ...PROVIDERS.trim().split(/\s+/),
]
