import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { newsletterCardMessages } from '@/content/newsletter-card'
import { NewsletterButton } from '@/features/newsletter/newsletter-button'

/** An invitation to the newsletter, for the front page and for articles that ask for it. */
export function NewsletterCard({ text = newsletterCardMessages.text }: { text?: string }) {
  return (
    <FadeIn className="on-deep relative grid items-center overflow-hidden rounded-beak bg-deep text-deep-foreground md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:gap-8 md:pl-fluid-lg dark:bg-egg print:hidden">
      <div className="max-md:px-6.5 max-md:py-7 md:py-fluid-md">
        <h2 className="text-2xl">{newsletterCardMessages.heading}</h2>
        <p className="mt-3.25 max-w-[30em] text-lead leading-normal text-deep-muted">{text}</p>
        <NewsletterButton
          label={newsletterCardMessages.button}
          variant="paper"
          className="mt-6.5 noscript:hidden"
        />
      </div>
      <Illustration
        name="newsletter"
        className="aspect-18/13 max-md:absolute max-md:right-3 max-md:bottom-3 max-md:w-2/5 svg:h-auto svg:w-full"
      />
    </FadeIn>
  )
}
