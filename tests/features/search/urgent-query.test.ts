import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { searchEntries } from '@/content/search-entries'
import { wordList } from '@/content/word-list'
import { isUrgentQuery } from '@/features/search/urgent-query'

/** Queries, by lines and commas. */
function listed(queries: string): string[] {
  return queries.trim().split(/,? *\n *|, /)
}

test.each(
  listed(`
    selvmord, SELVMORD, selvmor, Selvmordstanker hos unge, selmord, selvmrod
    dø, doe, jeg vil dø, jeg vil doe, jeg vil do, død, døden, gid jeg var dod, dødsfald
    vil ikke leve, mit barn siger at han ikke vil leve mere, orker ikke at leve, livet er ikke værd at leve
    tager livet, tage livet af mig, træt af livet, slut med mit liv, jeg kan ikke mere, jeg hader mig selv
    selvskade, selvskadende adfærd, cutting, hvorfor skader hun sig selv
    skære i mig selv, skaere i mig selv, min datter skærer sig, skærer mit barn sig i armen
    vold, vold i hjemmet, psykisk vold, partnervold, voldelig far, mishandling, får tæsk
    slår, slå ihjel, min far slår mig, min mor slaar, barnet bliver slået
    overgreb, seksuelle overgreb, overgrebet, seksuelt misbrug, voldtægt, voldtaegt, voldtagt, voldtaget
    akut, akut hjælp, akuthjælp, akutte problemer, akut psykiatri, hjælp mig nu, børnetelefonen
    112, 116 111, 116\u00A0111, 1813
  `),
)('somebody who searches for %j is in need', (query) => {
  expect(isUrgentQuery(query)).toBe(true)
})

test.each([
  '',
  ...listed(`
    dør, ud ad døren, døv, døgn, døgnrytme, dødtræt, dødvande, dødssyg, doktor, dokumentation, download
    dårlig søvn, voldsom, voldsomme udbrud, Øster Voldgade
    slås med søskende, slår til, jeg slår ikke til som mor, slår op, slag, slange
    AKT, akupunktur, aktiv, selvværd, selvforståelse, selvstændig
    overgang, overgange, overblik, overspringshandling
    kan ikke leve op til kravene, lære at leve med adhd, ikke leve med angst, livet med autisme
    deltage i livet igen, tage del i livet, hverdagsliv
    kommunen skærer i tilskud, skærmtid, skade, invest, misbrug, moden, mad, leverandør
    hjælp, hjælp til mit barn, task, taske, jeg vil gerne do it
  `),
])('somebody who searches for %j is not taken for one in need', (query) => {
  expect(isUrgentQuery(query)).toBe(false)
})

test('nothing that the site itself offers to search for is taken for a need', () => {
  const words = [
    ...searchEntries.flatMap(({ title, description, keywords }) => [
      title,
      description,
      ...keywords,
    ]),
    ...articles.flatMap(({ title, excerpt, category }) => [title, excerpt, category]),
    ...wordList.flatMap(({ term, also = [], definition }) => [term, ...also, definition]),
  ]
  expect(words.filter(isUrgentQuery)).toEqual([])
})
