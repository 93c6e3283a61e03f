import { clsx } from 'clsx'
import { HeartHandshake, Phone } from 'lucide-react'
import { useId } from 'react'
import { ButtonAnchor } from '@/components/ui/button'
import { cardClasses } from '@/components/ui/card'
import { urgentHelp } from '@/content/urgent-help'

/** The box with the numbers for emergencies: a region with a heading, each number a button that calls it. */
export function UrgentHelp({
  ref,
  heading: Heading = 'h2',
  className,
}: {
  ref?: React.Ref<HTMLElement>
  heading?: 'h2' | 'h3'
  className?: string
}) {
  const id = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={clsx(
        cardClasses({ padding: 'none' }),
        'p-5 text-foreground outline-none md:p-7',
        className,
      )}
    >
      <div className="flex items-center gap-3">
        <HeartHandshake aria-hidden className="size-6 shrink-0 text-primary" />
        <Heading id={id} className="text-xl">
          {urgentHelp.heading}
        </Heading>
      </div>
      <p className="mt-1.5">{urgentHelp.lead}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {urgentHelp.numbers.map(({ tel, number, name, about }) => (
          <li key={tel} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ButtonAnchor
              id={`${id}-${tel}`}
              href={`tel:${tel}`}
              aria-labelledby={`${id}-${tel} ${id}-${tel}-name`}
              size="small"
              className="min-w-36 shrink-0"
            >
              <Phone aria-hidden />
              {number}
            </ButtonAnchor>
            <span className="grow basis-28 text-sm leading-snug">
              <b id={`${id}-${tel}-name`} className="block font-semibold">
                {name}
              </b>
              {about}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
