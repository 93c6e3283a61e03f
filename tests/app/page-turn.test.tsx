import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memo, useLayoutEffect, useState } from 'react'
import { type Location, MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { PageTurn } from '@/app/page-turn'

const rendered: string[] = []
let headingsAtArrival: string[]

const Page = memo(function Page({ location: { pathname, search } }: { location: Location }) {
  const [visits, setVisits] = useState(0)
  rendered.push(pathname)
  useLayoutEffect(() => {
    headingsAtArrival = [...document.querySelectorAll('h1')].map(
      (heading) => `${heading.textContent}${heading.closest('[hidden]') ? ' (skjult)' : ''}`,
    )
  }, [])
  return (
    <>
      <h1>{pathname}</h1>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        {visits} {search}
      </button>
    </>
  )
})

function Steps() {
  const navigate = useNavigate()
  return ['/b', '/a?uge=47'].map((to) => (
    <button key={to} type="button" onClick={() => navigate(to)}>
      {to}
    </button>
  ))
}

beforeEach(() => {
  rendered.length = 0
  render(
    <MemoryRouter initialEntries={['/a']} useTransitions={false}>
      <Steps />
      <PageTurn Page={Page} />
    </MemoryRouter>,
  )
})

test('the page that is left is hidden behind the next, and gone once that is shown', async () => {
  await userEvent.click(screen.getByRole('button', { name: '/b' }))
  expect(headingsAtArrival).toEqual(['/b', '/a (skjult)'])
  expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['/b'])
})

test('the page that is left is not rendered again', async () => {
  rendered.length = 0
  await userEvent.click(screen.getByRole('button', { name: '/b' }))
  expect(rendered).toEqual(['/b'])
})

test('a page goes on where only its query changes', async () => {
  await userEvent.click(screen.getByRole('button', { name: '0' }))
  await userEvent.click(screen.getByRole('button', { name: '/a?uge=47' }))
  expect(screen.getByRole('button', { name: '1 ?uge=47' })).toBeVisible()
})
