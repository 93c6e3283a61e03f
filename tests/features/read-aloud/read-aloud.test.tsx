import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { danishVoice, englishVoice, installFakeSpeech } from '../../helpers/fake-speech'

beforeEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
  // Nothing is laid out here; the browser's tests see where the page scrolls to.
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 300, 100, 20)
})

function show() {
  const page = (
    <main>
      <h1>Angst</h1>
      <ReadAloudButton of="main" />
      <p>Den går over. Det tager tid.</p>
      <Link to="/andet">Videre</Link>
      <Link to="#her">Indhold</Link>
    </main>
  )
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={page} />
        <Route path="/andet" element={<h1>Andet</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

async function startReading() {
  installFakeSpeech([englishVoice, danishVoice])
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Læs op' }))
  await screen.findByRole('button', { name: 'Pause' })
  // The controls are on the screen a moment before the effect that begins to speak.
  await waitFor(() => expect(spoken()).not.toEqual([]))
  return user
}

function spoken() {
  return window.fakeSpeech.said.map(({ words }) => words)
}

function finishSentence() {
  act(() => window.fakeSpeech.finish())
}

test.each([
  { what: 'no Danish voice', voices: [englishVoice] },
  {
    what: 'a Danish voice that would send the words away',
    voices: [{ ...danishVoice, localService: false }],
  },
])('a device with $what gets no button', async ({ voices }) => {
  installFakeSpeech(voices)
  const areKnown = new Promise((resolve) => {
    window.speechSynthesis.addEventListener('voiceschanged', resolve)
  })
  show()
  await act(() => areKnown)
  expect(screen.getByText('Læs op').closest('button')).toHaveClass('invisible')
})

test('a browser that cannot speak gets no button', () => {
  show()
  expect(screen.getByText('Læs op').closest('button')).toHaveClass('invisible')
})

test.each(['da-DK', 'da_DK', 'da'])('%s is Danish', async (lang) => {
  installFakeSpeech([{ ...danishVoice, lang }])
  show()
  await waitFor(() =>
    expect(screen.getByText('Læs op').closest('button')).not.toHaveClass('invisible'),
  )
})

test('the page is read sentence by sentence to its end, with the Danish voice', async () => {
  await startReading()
  expect(spoken()).toEqual(['Angst'])
  finishSentence()
  finishSentence()
  expect(spoken()).toEqual(['Angst', 'Den går over.', 'Det tager tid.'])
  expect(window.fakeSpeech.said.every(({ voice }) => voice === danishVoice.name)).toBe(true)

  finishSentence()
  expect(screen.queryByRole('region', { name: 'Oplæsning' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveFocus()
})

test('a browser without highlights marks the paragraph that is being read', async () => {
  await startReading()
  expect(screen.getByRole('heading', { name: 'Angst' })).toHaveAttribute('data-read-aloud')
  finishSentence()
  expect(screen.getByRole('heading', { name: 'Angst' })).not.toHaveAttribute('data-read-aloud')
  expect(screen.getByText(/Den går over/)).toHaveAttribute('data-read-aloud')
})

test('a pause begins its sentence again', async () => {
  const user = await startReading()
  finishSentence()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(window.fakeSpeech.isSpeaking()).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Fortsæt' }))
  expect(spoken()).toEqual(['Angst', 'Den går over.', 'Den går over.'])
})

test('another speed holds at once, and for the next page as well', async () => {
  const user = await startReading()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hastighed' }), 'Langsom')
  expect(window.fakeSpeech.said).toMatchObject([
    { words: 'Angst', rate: 1 },
    { words: 'Angst', rate: 0.8 },
  ])

  await user.click(screen.getAllByRole('button', { name: 'Stop' })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Læs op' }))
  await screen.findByRole('button', { name: 'Pause' })
  expect(window.fakeSpeech.said.at(-1)).toMatchObject({ words: 'Angst', rate: 0.8 })
})

test('Escape ends it and gives the focus back', async () => {
  const user = await startReading()
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveFocus()
})

test('another page ends it, another place on this page does not', async () => {
  const user = await startReading()
  await user.click(screen.getByRole('link', { name: 'Indhold' }))
  expect(window.fakeSpeech.isSpeaking()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Videre' }))
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
  expect(screen.queryByRole('region', { name: 'Oplæsning' })).toBeNull()
})

test('a document that is left falls silent', async () => {
  await startReading()
  window.dispatchEvent(new Event('pagehide'))
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
})

test('a device that breaks off is told of', async () => {
  await startReading()
  act(() => window.fakeSpeech.fail())
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Oplæsning' })).toBeNull())
})
