import {
  BadgePercent,
  Headphones,
  MessagesSquare,
  Mic,
  Newspaper,
  Presentation,
  Speech,
  Sprout,
  Users,
} from 'lucide-react'
import type { ArticleSummary } from '@/content/articles/article'
import { type ArticleId, articleIds } from '@/content/articles/article-ids'
import { magazine } from '@/content/articles/magazine'
import { founder } from '@/content/founder'

/**
 * The nine articles, newest first. Their texts are in article-texts.ts, apart from lists, search and the front page.
 * PLACEHOLDERS: dates, the podcasts, the magazine and the events. Titles and excerpts have ordinary spaces only, so that
 * a search for '20 %' finds them.
 */
export const articles: readonly ArticleSummary[] = [
  {
    id: articleIds.parentGroupOffer,
    title: '20 % rabat på forældregruppeforløb',
    excerpt:
      'Få en personlig kode i nyhedsbrevet, og mød andre forældre, der kender den hverdag, I står i. Tilbuddet gælder til og med november 2025.',
    date: '2025-10-27',
    category: 'Tilbud',
    icon: BadgePercent,
    iconBg: 'sun',
    iconColor: 'orange',
    image: { illustration: 'cover-tilbud' },
    showNewsletterSignup: true,
    offerEnds: '2025-11-30',
  },
  {
    id: articleIds.mentorJob,
    title: 'Vil du være makker?',
    excerpt:
      'Har du lyst til at følges med et barn eller en ung nogle timer om ugen? Vi søger makkere i København og Nordsjælland.',
    date: '2025-10-06',
    category: 'Stillingsopslag',
    icon: Users,
    iconBg: 'stone',
    iconColor: 'primary',
    image: { illustration: 'cover-stilling' },
  },
  {
    id: articleIds.socialTalks,
    title: 'Social Talks 2025: når skoledagen er for svær',
    excerpt: `${founder.firstName} talte om børn, der ikke kan komme i skole, og om de voksne, der prøver at hjælpe. Her er de tre tanker, oplægget byggede på.`,
    date: '2025-09-15',
    category: 'Foredrag',
    icon: Presentation,
    iconBg: 'peach',
    iconColor: 'red',
    image: { illustration: 'cover-foredrag' },
  },
  {
    id: articleIds.canaryPodcast,
    title: 'Ny podcast: Kanariefuglenes stemmer',
    excerpt:
      'Nogle børn mærker presset, før de voksne gør. I vores podcast taler vi om at lytte til dem i tide.',
    date: '2025-08-25',
    category: 'Podcast',
    icon: Headphones,
    iconBg: 'egg',
    iconColor: 'primary',
    image: { illustration: 'cover-podcast' },
    showNewsletterSignup: true,
  },
  {
    id: articleIds.youthLecture,
    title: 'Unge stemmer: et foredrag om at blive hørt',
    excerpt:
      'Hvad ville unge ønske, at de voksne havde spurgt om? Et foredrag for forældre og fagfolk, der vil blive bedre til at lytte.',
    date: '2025-05-12',
    category: 'Foredrag',
    icon: MessagesSquare,
    iconBg: 'sky',
    iconColor: 'blue',
  },
  {
    id: articleIds.familyDistress,
    title: 'Mistrivsel i familien: når ét barn har det svært',
    excerpt:
      'Når ét barn mistrives, mærker hele familien det. Her er nogle steder at begynde, også når kræfterne er små.',
    date: '2025-03-17',
    category: 'Forskning og indsigt',
    icon: Sprout,
    iconBg: 'leaf',
    iconColor: 'green',
    image: { illustration: 'cover-forskning' },
    showNewsletterSignup: true,
    hasUrgentHelp: true,
  },
  {
    id: articleIds.founderLecture,
    title: `Foredrag med ${founder.firstName}: Forstå barnet, før du hjælper`,
    excerpt:
      'Hvorfor virker gode råd ikke altid? Et foredrag om at se, hvad der ligger bag et barns adfærd, før man prøver at ændre den.',
    date: '2025-01-27',
    category: 'Foredrag',
    icon: Speech,
    iconBg: 'peach',
    iconColor: 'red',
    hideFromFrontPage: true,
  },
  {
    id: articleIds.magazinePortrait,
    title: `Mit Østerbro: et portræt i ${magazine.name}`,
    excerpt: `${magazine.name} har gået en tur med ${founder.firstName} på Østerbro. De talte om stille steder, om samtaler i bevægelse og om at høre til.`,
    date: '2024-11-11',
    category: 'Presseomtale',
    icon: Newspaper,
    iconBg: 'sky',
    iconColor: 'blue',
    image: { illustration: 'cover-presse' },
    hideFromFrontPage: true,
  },
  {
    id: articleIds.founderPodcast,
    title: `${founder.firstName} fortæller, hvorfor centret findes`,
    excerpt:
      'Hør vores stifter fortælle om de familier, der satte hende i gang, og om det, hun har lært undervejs.',
    date: '2024-09-02',
    category: 'Podcast',
    icon: Mic,
    iconBg: 'leaf',
    iconColor: 'green',
    hideFromFrontPage: true,
  },
]

/** @throws if an id has no article, which a test rules out */
export function articleOf(id: ArticleId): ArticleSummary {
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) throw new Error(`There is no article '${id}'`)
  return article
}
