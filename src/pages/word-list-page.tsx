import { PartBoundary } from '@/components/boundaries/part-boundary'
import { MoreLink } from '@/components/links/more-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { TableOfContents } from '@/components/sections/table-of-contents'
import { talkToUs } from '@/content/call-to-action'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { type Word, wordList, wordListPage } from '@/content/word-list'

const contents = wordList.map(({ id, term }) => ({ id, heading: term }))

/** The terms of the field in plain words. Other pages link to a term by its hash. */
export default function WordListPage() {
  return (
    <>
      <PageHeader {...wordListPage} />
      <div className="section wrap grid items-start gap-fluid-xl max-md:pt-8 lg:grid-cols-contents">
        <PartBoundary>
          <TableOfContents
            title={wordListPage.contents}
            entries={contents}
            className="max-md:hidden"
          />
        </PartBoundary>
        <div className="lg:col-start-2 lg:-mt-6">
          {wordList.map((word) => (
            <Definition key={word.id} word={word} />
          ))}
          <p className="mt-6 text-sm text-muted-foreground">{wordListPage.guidance}</p>
        </div>
      </div>
      <CallToAction {...talkToUs} />
    </>
  )
}

function Definition({ word: { id, term, also, definition, more } }: { word: Word }) {
  return (
    <div id={id} className="border-b border-border py-6">
      <h2 className="text-xl">{withSoftHyphens(term)}</h2>
      {also && (
        <p className="mt-1 text-meta text-muted-foreground">
          {wordListPage.also} {also.join(', ')}
        </p>
      )}
      <p className="mt-2 max-w-prose">{definition}</p>
      {more && <MoreLink to={more.to} label={more.label} className="mt-1 min-h-11" />}
    </div>
  )
}
