import { fireEvent, screen } from '@testing-library/react'

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
