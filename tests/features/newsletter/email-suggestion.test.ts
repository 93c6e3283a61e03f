import { expect, test } from 'vitest'
import { suggestEmail } from '@/features/newsletter/email-suggestion'
import { otherMailDomains, suggestedMailDomains } from '@/features/newsletter/mail-domains'

test.each([
  ['mor@gmial.com', 'mor@gmail.com'],
  ['mor@gmail.con', 'mor@gmail.com'],
  ['mor@gmai.com', 'mor@gmail.com'],
  ['mor@hotmal.dk', 'mor@hotmail.dk'],
  ['mor@hotmail.dkk', 'mor@hotmail.dk'],
  ['mor@hotmail.dl', 'mor@hotmail.dk'],
  ['mor@gmail.cm', 'mor@gmail.com'],
  ['mor@live.dkk', 'mor@live.dk'],
  ['mor@outlok.dk', 'mor@outlook.dk'],
  ['mor@outloook.com', 'mor@outlook.com'],
  ['mor@iclud.com', 'mor@icloud.com'],
  ['mor@yaho.dk', 'mor@yahoo.dk'],
  ['mor@stofanett.dk', 'mor@stofanet.dk'],
  ['  mor@gmial.com ', 'mor@gmail.com'],
  ['Åse.Ødegård+nyt@GMIAL.com', 'Åse.Ødegård+nyt@gmail.com'],
  ['%C3%B8@gmial.com', '%C3%B8@gmail.com'],
  ['"mor@far"@gmial.com', '"mor@far"@gmail.com'],
])('the suggestion for %j is %j', (typed, suggestion) => {
  expect(suggestEmail(typed)).toBe(suggestion)
})

test.each([
  'navn@eksempel.dk',
  'navn@skole.kk.dk',
  'navn@hjem.gmail.somewhere.dk',
  // A known name with another ending.
  'mor@proton.ch',
  'mor@outlook.com.br',
  'mor@outlook.sk',
  'mor@hotmail.co.nz',
  'mor@icloud.email',
  'mor@mail.org',
  // Near to a name that is too short for a slip.
  'mor@mail1.dk',
  'mor@dmail.dk',
  'mor@life.dk',
  'mor@olive.dk',
  'mor@msni.com',
  // Nearer to a provider in Sweden.
  'mor@hotmal.se',
  // With letters of its own.
  'mor@gmåil.com',
  // Incomplete.
  'mor@gmail.c',
  'mor@hotmail.',
  'mor@',
  'mor',
  '@gmial.com',
  '',
])('there is no suggestion for %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})

/** The mail domains of the 98 municipalities, the regions, and what schools have in common. */
const PUBLIC_DOMAINS = `
  aabenraa aalborg aarhus aeroekommune albertslund alleroed assens balk ballerup billund brk brondby bronderslev
  dragoer egekom esbjerg fanoe favrskov faxekommune fmk fredensborg fredericia frederiksberg frederikshavn
  frederikssund furesoe gentofte gladsaxe glostrup greve gribskov guldborgsund haderslev halsnaes hedensted helsingor
  herlev herning hillerod hjoerring hoeje-taastrup holb holbaek holstebro horsens horsholm htk hvidovre
  ikast-brande ishoj jammerbugt kalundborg kerteminde kk koege kolding laesoe langelandkommune lejre lemvig lolland
  ltk lyngby-taarbaek mariagerfjord middelfart morsoe naestved norddjurs nordfynskommune nyborg odder odense odsherred
  randers rebild ringkobing-skjern ringsted rksk rm rn rodovre roskilde rsyd rudersdal rk samsoe silkeborg
  skanderborg skive slagelse solrod sonderborg soroe stevns struer svendborg syddjurs taarnby thisted toender
  vallensbaek varde vejen vejle vesthimmerland viborg vordingborg regionh regionsjaelland regionmidtjylland
  skolekom edu.kk aula skole ungdomsskole maribo
`

test('there is no suggestion for a known provider, nor for a public domain', () => {
  const providers = [...suggestedMailDomains, ...otherMailDomains].flatMap((domain) => [
    domain.toUpperCase(),
    ...Array.from(domain, (_, index) => domain.slice(0, index + 1)),
  ])
  const publicDomains = PUBLIC_DOMAINS.trim()
    .split(/\s+/)
    .map((name) => `${name}.dk`)
  const domains = [...providers, ...publicDomains]
  expect(domains.filter((domain) => suggestEmail(`mor@${domain}`))).toEqual([])
})
