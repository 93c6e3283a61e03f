import type { LucideIcon } from 'lucide-react'
import type { ArticleId } from '@/content/articles/article-ids'
import type { Photo } from '@/content/photo'
import type { DrawingName } from '@/illustrations/drawing-name'
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

/** One of the house's drawings, or a photo. */
type ArticleImage = { readonly drawing: DrawingName } | { readonly photo: Photo }

/** An article without its text: what lists, search and the front page show (spec 3, Article). */
export type ArticleSummary = {
  readonly id: ArticleId
  readonly title: string
  readonly excerpt: string
  readonly date: LocalDate
  readonly category: ArticleCategory
  /** Stands on `iconBg` where the article has no image. */
  readonly icon: LucideIcon
  readonly iconBg: Tint
  readonly iconColor: 'primary' | 'blue' | 'green' | 'purple' | 'orange' | 'red'
  readonly image?: ArticleImage
  readonly hideFromFrontPage?: boolean
  readonly showNewsletterSignup?: boolean
  /** The last day of what the article offers; after it the page says so. */
  readonly offerEnds?: LocalDate
}
