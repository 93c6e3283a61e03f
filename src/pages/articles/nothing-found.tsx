import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import { articlesPage } from '@/content/articles/articles-page'

export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="grid justify-items-center rounded-xl bg-muted px-5 py-12 text-center">
      <Illustration name="empty" className="aspect-video w-full max-w-80" />
      <p className="mt-4 font-display text-xl font-medium">{articlesPage.empty}</p>
      <p className="mt-2 text-balance text-muted-foreground">{articlesPage.emptyHelp}</p>
      <Button onClick={onShowAll} className="mt-6">
        {articlesPage.showAll}
      </Button>
    </div>
  )
}
