import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Sets a field of the form at once, as if it were pasted. */
export function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

export function fillRequiredFields(): void {
  fill('Titel', 'Angst hos børn og unge')
  fill('Dato', '2031-02-03')
  fill('Starttidspunkt', '09:00')
  fill('Sluttidspunkt', '15:30')
  fill('Lokation', 'Valby Kulturhus')
}

/** Presses a button once it is there. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }))
}

/** Opens the form of a course on the list. */
export async function openCourseForm(user: UserEvent, title: string): Promise<HTMLElement> {
  await press(user, `Rediger ${title}`)
  return screen.findByRole('dialog', { name: 'Rediger kursus' })
}

/** Chooses an option of a group once it is there. */
export async function choose(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }))
}

export async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}
