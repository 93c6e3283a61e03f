import { TableOfContents } from '@/components/sections/table-of-contents'
import { Card } from '@/components/ui/card'
import { AdminFrame } from '@/pages/admin-frame'
import { guide, guideTopics } from '@/pages/admin-guide/guide'
import { GuideSection } from '@/pages/admin-guide/guide-section'

/** The guide for administrators: their tasks, what visitors see of them, and whom to ask. */
export default function AdminGuidePage() {
  return (
    <AdminFrame title={guide.title}>
      {() => (
        <>
          <header className="mb-7">
            <h1 className="text-3xl">{guide.title}</h1>
            <p className="text-muted-foreground">{guide.lead}</p>
          </header>
          <Card
            padding="none"
            className="grid items-start gap-x-fluid-sm gap-y-8 px-[clamp(1.25rem,3vw,2.5rem)] py-8 xl:grid-cols-contents"
          >
            <TableOfContents title={guide.contents} entries={guideTopics} />
            <div>
              {guideTopics.map((topic) => (
                <GuideSection key={topic.id} {...topic} />
              ))}
            </div>
          </Card>
        </>
      )}
    </AdminFrame>
  )
}
