import { clsx } from 'clsx'
import { Illustration } from '@/components/sections/illustration'
import type { ArticleSummary } from '@/content/articles/article'
import { tints } from '@/styles/tints'

const iconColors: Record<ArticleSummary['iconColor'], string> = {
  primary: 'text-primary',
  blue: 'text-blue-fg',
  green: 'text-green-fg',
  purple: 'text-purple-fg',
  orange: 'text-orange-fg',
  red: 'text-red-fg',
}

/** An article's image, or its icon on an egg, in a box whose size `className` fixes. */
export function ArticleCover({
  article: { image, icon: Icon, iconBg, iconColor },
  className,
}: {
  article: ArticleSummary
  className: string
}) {
  if (image === undefined) {
    return (
      <div
        aria-hidden
        className={clsx(
          'grid place-items-center overflow-hidden [container-type:size]',
          tints[iconBg],
          className,
        )}
      >
        <span className="grid h-[66cqmin] w-[56cqmin] place-items-center rounded-egg bg-card">
          <Icon strokeWidth={1.5} className={clsx('size-[28cqmin]', iconColors[iconColor])} />
        </span>
      </div>
    )
  }
  if ('illustration' in image) {
    return (
      <Illustration
        name={image.illustration}
        className={clsx('overflow-hidden svg:size-full', className)}
      />
    )
  }
  const { photo } = image
  return (
    <img {...photo} alt={photo.alt} loading="lazy" className={clsx('object-cover', className)} />
  )
}
