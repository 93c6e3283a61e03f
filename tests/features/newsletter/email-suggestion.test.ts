import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suggestEmail } from '@/features/newsletter/email-suggestion'
import { otherMailDomains, suggestedMailDomains } from '@/features/newsletter/mail-domains'

it.each([
  ['mor@gmial.com', 'mor@gmail.com'],
  ['mor@gmail.con', 'mor@gmail.com'],
  ['mor@gmail.cmo', 'mor@gmail.com'],
  ['mor@gmaill.com', 'mor@gmail.com'],
  ['mor@gmai.com', 'mor@gmail.com'],
  ['mor@gamil.com', 'mor@gmail.com'],
  ['mor@gnail.com', 'mor@gmail.com'],
  ['mor@hotmial.com', 'mor@hotmail.com'],
  ['mor@hotmal.dk', 'mor@hotmail.dk'],
  ['mor@hotmail.dkk', 'mor@hotmail.dk'],
  ['mor@hotamil.dk', 'mor@hotmail.dk'],
  ['mor@outlok.dk', 'mor@outlook.dk'],
  ['mor@outloook.com', 'mor@outlook.com'],
  ['mor@iclud.com', 'mor@icloud.com'],
  ['mor@yaho.dk', 'mor@yahoo.dk'],
  ['mor@yahooo.com', 'mor@yahoo.com'],
  ['mor@jubi.dk', 'mor@jubii.dk'],
  ['mor@stofanett.dk', 'mor@stofanet.dk'],
  ['mor@webspeeed.dk', 'mor@webspeed.dk'],
  ['  mor@gmial.com ', 'mor@gmail.com'],
  ['søren@gmial.com', 'søren@gmail.com'],
  ['Åse.Ødegård+nyt@GMIAL.com', 'Åse.Ødegård+nyt@gmail.com'],
  ['%C3%B8@gmial.com', '%C3%B8@gmail.com'],
  ['"mor@far"@gmial.com', '"mor@far"@gmail.com'],
])('the suggestion corrects %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each([
  'navn@kk.dk',
  'navn@eksempel.dk',
  'navn@skole.kk.dk',
  'navn@dadlnet.dk',
  'navn@hjem.gmail.somewhere.dk',
  // Nearer to a provider in Sweden.
  'mor@hotmal.se',
  // With letters of its own.
  'mor@gmåil.com',
  // On the way to an address that is right.
  'mor@gmail.c',
  'mor@hotmail.',
  'mor@hotmail.s',
  'mor@',
  'mor',
  '@gmial.com',
  '',
])('the suggestion leaves %j alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})

it.each(['hotmail.se', 'live.no', 'outlook.de', 'ymail.com', 'gmail.dk'])(
  'does not doubt %s, which other readers have',
  (domain) => expect(suggestEmail(`mor@${domain}`)).toBeUndefined(),
)

it('the suggestion corrects no known provider: neither complete, nor in capitals, nor while it is typed', () => {
  const typed = [...suggestedMailDomains, ...otherMailDomains].flatMap((domain) => [
    domain.toUpperCase(),
    ...Array.from(domain, (_, index) => domain.slice(0, index + 1)),
  ])
  expect(typed.filter((domain) => suggestEmail(`mor@${domain}`))).toEqual([])
})

/** Where caseworkers and teachers write from: the 98 municipalities, the regions, and what schools have in common. */
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

it('the suggestion corrects no municipality, region or school', () => {
  const domains = PUBLIC_DOMAINS.trim().split(/\s+/)
  expect(domains.filter((name) => suggestEmail(`navn@${name}.dk`))).toEqual([])
})

it("never changes what stands before the '@'", () => {
  const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }))
  fc.assert(
    fc.property(codeUnits, (before) => {
      const local = String.fromCharCode(...before).trimStart()
      const expected = local === '' ? undefined : `${local}@gmail.com`
      expect(suggestEmail(`${local}@gmial.com`)).toBe(expected)
    }),
  )
})

it('the suggestion names only domains that readers in Denmark use, whatever the mistake', () => {
  const known = [...suggestedMailDomains, ...otherMailDomains]
  const slip = fc
    .record({
      domain: fc.constantFrom(...known),
      at: fc.nat(20),
      lost: fc.nat(2),
      typed: fc.string({ maxLength: 2 }),
    })
    .map(({ domain, at, lost, typed }) => domain.slice(0, at) + typed + domain.slice(at + lost))
  fc.assert(
    fc.property(slip, (domain) => {
      const suggestion = suggestEmail(`mor@${domain}`)
      if (suggestion === undefined) return
      const suggested = suggestion.slice(suggestion.lastIndexOf('@') + 1)
      expect(suggestedMailDomains).toContain(suggested)
    }),
    { numRuns: 500 },
  )
})
