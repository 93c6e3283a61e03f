import { Printer } from 'lucide-react'
import { FadeIn } from '@/components/sections/fade-in'
import { PageBlock } from '@/components/sections/page-block'
import { RichText } from '@/components/sections/rich-text'
import { Button } from '@/components/ui/button'
import type { PageBlock as Content } from '@/content/page-content'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** One section of the table of contents: heading, introduction and content. */
export function ServiceSection({ block }: { block: Content }) {
  const isText = block.kind === 'prose' || block.kind === 'questions'
  return (
    <section id={block.id} aria-labelledby={`${block.id}-heading`}>
      <FadeIn>
        <h2 id={`${block.id}-heading`} className="text-2xl">
          {withSoftHyphens(block.heading)}
        </h2>
        {block.lead && (
          <p className="mt-4 max-w-prose">
            <RichText text={block.lead} />
          </p>
        )}
        <div className={isText ? 'mt-4' : 'mt-6'}>
          <PageBlock block={block} />
        </div>
        {block.kind === 'steps' && block.printLabel && (
          <Button
            variant="outline"
            size="small"
            className="mt-7"
            onClick={({ currentTarget }) => printAlone(currentTarget.closest('section'))}
          >
            <Printer aria-hidden />
            {block.printLabel}
          </Button>
        )}
      </FadeIn>
    </section>
  )
}

/** Prints one section of the page (print.css). */
function printAlone(section: HTMLElement | null): void {
  section?.setAttribute('data-printed-alone', '')
  // On phones `print()` returns while the dialog is open; the event marks the end.
  window.addEventListener('afterprint', () => section?.removeAttribute('data-printed-alone'), {
    once: true,
  })
  window.print()
}
