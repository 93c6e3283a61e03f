import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CourseList } from '@/features/courses/public/course-list'
import { courseOf } from '../../../helpers/course'

function renderList(count: number): void {
  const courses = Array.from({ length: count }, (_, index) =>
    courseOf({ id: String(index), title: `Kursus ${index + 1}` }),
  )
  render(
    <MemoryRouter>
      <CourseList courses={courses} now="2026-11-18T10:00" isSettled linkedId={undefined} />
    </MemoryRouter>,
  )
}

function countCards(): number {
  return document.querySelectorAll('article').length
}

test('a long list begins with fifty courses and shows more on request', async () => {
  renderList(52)
  expect(countCards()).toBe(50)
  await userEvent.click(screen.getByText('Vis flere kurser'))
  expect(countCards()).toBe(52)
  expect(document.activeElement).toHaveTextContent('Kursus 51')
  expect(screen.queryByText('Vis flere kurser')).not.toBeInTheDocument()
})

test('the whole list is printed', () => {
  renderList(52)
  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(countCards()).toBe(52)
})
