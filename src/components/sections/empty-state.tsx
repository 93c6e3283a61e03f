import { Illustration } from '@/components/sections/illustration'

const pictures = { '404': 'aspect-28/15 max-w-112', empty: 'aspect-video max-w-80' } as const

/** In place of a page or a list that has nothing to show: a picture, a heading, the reason, and ways on as `children`. */
export function EmptyState({
  picture,
  heading,
  text,
  children,
}: {
  picture: keyof typeof pictures
  heading: React.ReactNode
  text: string
  children: React.ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-xl bg-muted px-5 py-12 text-center">
      <Illustration name={picture} className={`w-full ${pictures[picture]}`} />
      {heading}
      <p className="max-w-144 text-balance text-muted-foreground">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3.5">{children}</div>
    </div>
  )
}
