import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { RichText } from '@/content/rich-text'
import { guideTopics, type Topic } from '@/pages/admin-guide/guide'
import { fill } from '../helpers/course-form'
import { headValues } from '../helpers/document-head'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

test('the sidebar leads an administrator to the guide, which lists its sections', async () => {
  const user = await site.openPanel()
  const sidebar = screen.getByRole('navigation', { name: 'Administration' })
  await user.click(within(sidebar).getByRole('link', { name: 'Vejledning' }))

  expect(await screen.findByRole('heading', { name: 'Vejledning', level: 1 })).toHaveFocus()
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Vejledning')
  expect(headValues('meta[name=robots]')).toContain('noindex')
  const contents = within(screen.getByRole('navigation', { name: 'På denne side' }))
  const main = within(screen.getByRole('main'))
  const [, ...headings] = main.getAllByRole('heading', { level: 2 })
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(
    headings.map((heading) => heading.textContent),
  )
  for (const picture of screen.getAllByRole('img')) {
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAccessibleName()
  }
})

const TITLE = 'Sov godt'

test('each name in the guide is on the screen where it is needed', async () => {
  const missing = new Set(guideTopics.flatMap(namedIn))
  expect(missing.size).toBeGreaterThan(20)

  /** Strikes off what is on the screen. The names of a course's buttons and links end with its title. */
  function see(): void {
    for (const element of document.querySelectorAll('a, button, label, span')) {
      const name = element.getAttribute('aria-label') ?? element.textContent
      missing.delete(name.replace(new RegExp(`:? ${TITLE}$`), '').trim())
    }
  }

  async function press(user: UserEvent, name: string, then: string): Promise<void> {
    await user.click(await screen.findByRole('button', { name }))
    await screen.findAllByText(then)
    see()
  }

  const visitor = site.open('/admin')
  await visitor.click(await screen.findByRole('link', { name: 'Glemt adgangskode?' }))
  await screen.findByRole('button', { name: 'Send link' })
  see()
  await visitor.click(screen.getByRole('link', { name: 'Tilbage til login' }))
  await screen.findByRole('link', { name: 'Glemt adgangskode?' })
  see()
  cleanup()

  await site.addCourse({ title: TITLE })
  const user = await site.openPanel()
  await press(user, 'Opret kursus', 'Opret nyt kursus')
  await user.keyboard('{Escape}')
  await press(user, `Rediger ${TITLE}`, 'Rediger kursus')
  fill('Dato', '2030-11-14')
  await user.click(await screen.findByLabelText('Vis som flyttet'))
  see()
  await press(user, 'Opdater', 'Vis på hjemmesiden')
  await press(user, `Én ledig plads mere: ${TITLE}`, 'Fortryd')
  await press(user, `Aflys eller udsæt ${TITLE}`, 'Aflys kursus')
  await user.click(screen.getByRole('radio', { name: 'Udsæt, til der er en ny dato' }))
  see()
  await user.click(screen.getByRole('radio', { name: 'Aflys' }))
  await press(user, 'Aflys kursus', 'Kopiér teksten')
  await user.keyboard('{Escape}')
  await press(user, `Slet ${TITLE}`, 'Slet kursus')
  await press(user, 'Slet', `Slettet: ${TITLE}`)
  cleanup()

  await site.addCourse({ title: TITLE, status: 'postponed' })
  const series_id = '5e71e500-0000-4000-8000-000000000009'
  await site.addCourse({ title: 'Del 1', series_id })
  await site.addCourse({ title: 'Del 2', series_id })
  const again = await site.openPanel()
  await press(again, 'Kopiér Del 1', 'Kopiér forløb')
  await again.keyboard('{Escape}')
  await press(again, 'Aflys eller udsæt Del 1', 'Kun denne dato')
  cleanup()

  for (const course of [
    { url: 'https://example.com/' },
    { available_spots: 2 },
    { available_spots: 0 },
  ])
    await site.addCourse({ title: TITLE, ...course })
  site.open('/courses?vis=alle')
  await screen.findByText('Udsolgt')
  see()
  expect([...missing]).toEqual([])
})

/** The names in a section, which alone are emphasised in it. */
function namedIn({ paragraphs = [], steps = [], more = [] }: Topic): string[] {
  const texts: readonly RichText[] = [...paragraphs, ...steps, ...more]
  return texts.flatMap((text) =>
    typeof text === 'string'
      ? []
      : text.flatMap((part) => (typeof part === 'object' && 'strong' in part ? part.strong : [])),
  )
}
