import type { LucideIcon } from 'lucide-react'
import type { ArticleId } from '@/content/articles/article-ids'
import type { Photo } from '@/content/photo'
import type { IllustrationName } from '@/illustrations/illustration-name'
import type { LocalDate } from '@/lib/local-date'
import type { Tint } from '@/styles/tints'

export const ARTICLE_CATEGORIES = [
  'Podcast',
  'Forskning og indsigt',
  'Presseomtale',
  'Foredrag',
  'Stillingsopslag',
  'Tilbud',
] as const
type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** A piece of an article's text: words, or an element with its children, and the address of a link. */
export type ArticleNode = string | ArticleElement
type ArticleElement = readonly [
  tag: 'h2' | 'p' | 'ul' | 'li' | 'a' | 'strong' | 'blockquote',
  children: readonly ArticleNode[],
  href?: string,
]

type ArticleImage = { readonly illustration: IllustrationName } | { readonly photo: Photo }

/** An article without its text, for lists, search and the front page (spec 3, Article). */
export type ArticleSummary = {
  readonly id: ArticleId
  readonly title: string
  readonly excerpt: string
  readonly date: LocalDate
  readonly category: ArticleCategory
  /** Shown on `iconBg` where the article has no image. */
  readonly icon: LucideIcon
  readonly iconBg: Tint
  readonly iconColor: 'primary' | 'blue' | 'green' | 'purple' | 'orange' | 'red'
  readonly image?: ArticleImage
  readonly hideFromFrontPage?: boolean
  readonly showNewsletterSignup?: boolean
  /** Shows the emergency numbers below the text. */
  readonly hasUrgentHelp?: boolean
  /** The last day of the article's offer; after it the page says that it has ended. */
  readonly offerEnds?: LocalDate
}
