import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { isDated } from '@/features/courses/domain/course-periods'
import { CourseList } from '@/features/courses/public/course-list'
import { courseOf } from '../../../helpers/course'

function countCards(): number {
  return document.querySelectorAll('article').length
}

test('a long list shows two dozen more courses on request, and is printed whole', async () => {
  const courses = Array.from({ length: 50 }, (_, index) =>
    courseOf({ id: String(index), title: `Kursus ${index + 1}` }),
  ).filter(isDated)
  render(
    <MemoryRouter>
      <CourseList courses={courses} now="2026-11-18T10:00" isSettled linkedId={undefined} />
    </MemoryRouter>,
  )
  expect(countCards()).toBe(24)
  await userEvent.click(screen.getByText('Vis flere kurser'))
  expect(countCards()).toBe(48)
  expect(document.activeElement).toHaveTextContent('Kursus 25')

  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(countCards()).toBe(50)
  expect(screen.queryByText('Vis flere kurser')).not.toBeInTheDocument()
})
