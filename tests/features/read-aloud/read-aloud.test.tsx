import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { dismissToast } from '@/lib/toast-store'
import { danishVoice, englishVoice, installFakeSpeech } from '../../helpers/fake-speech'
import { expectToast } from '../../helpers/render-site'

beforeEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
  // Nothing is laid out here; the browser's tests see where the page scrolls to.
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 300, 100, 20)
})

afterEach(() => {
  vi.useRealTimers()
  dismissToast()
})

/** Holds the clock, however slow the machine: only timers that are due at once fire, until the test skips time. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ticks = setInterval(() => vi.advanceTimersByTime(0))
  onTestFinished(() => clearInterval(ticks))
}

function skip(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds))
}

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
      <Toasts />
    </MemoryRouter>,
  )
  return userEvent.setup({ delay: null })
}

async function startReading({ isSilent = false } = {}) {
  installFakeSpeech([englishVoice, danishVoice])
  if (isSilent) window.fakeSpeech.fallSilent()
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

test.each<{ what: string; engine: unknown }>([
  { what: 'a property without an engine', engine: undefined },
  { what: 'a property that is null', engine: null },
  { what: 'an engine without voices', engine: { speak() {}, cancel() {} } },
  {
    what: 'an engine that answers nothing',
    engine: { speak() {}, cancel() {}, getVoices() {} },
  },
  {
    what: 'an engine whose voices cannot be had',
    engine: {
      speak() {},
      cancel() {},
      getVoices() {
        throw new Error('Not allowed')
      },
    },
  },
  { what: 'voices that nobody can make speak', engine: { getVoices: () => [danishVoice] } },
])('a browser with $what shows the page without the button', ({ engine }) => {
  Object.defineProperty(window, 'speechSynthesis', { value: engine, configurable: true })
  show()
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveClass('invisible')
  expect(screen.getByRole('heading', { name: 'Angst' })).toBeVisible()
})

test('a browser that has voices but no sentences to give them gets no button', async () => {
  installFakeSpeech([danishVoice])
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')
  const areKnown = new Promise((resolve) => {
    window.speechSynthesis.addEventListener('voiceschanged', resolve)
  })
  window.speechSynthesis.getVoices()
  show()
  await act(() => areKnown)
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveClass('invisible')
})

test('voices that come without a word are found all the same', () => {
  holdTime()
  installFakeSpeech([danishVoice])
  window.speechSynthesis.dispatchEvent = () => true
  show()
  skip(0)
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveClass('invisible')
  skip(3_000)
  expect(screen.getByRole('button', { name: 'Læs op' })).not.toHaveClass('invisible')
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

/** As a browser's translation does, which puts an element of its own in the place of React's text. */
function translate(words: string): void {
  const font = document.createElement('font')
  font.textContent = words
  screen.getByText(words).lastChild?.replaceWith(font)
}

test('the buttons say what they do next on a translated page, too', async () => {
  installFakeSpeech([danishVoice])
  const user = show()
  const button = await screen.findByRole('button', { name: 'Læs op' })
  translate('Læs op')
  await user.click(button)
  const pause = await screen.findByRole('button', { name: 'Pause' })
  expect(button).toHaveTextContent('Stop')
  translate('Pause')
  await user.click(pause)
  expect(pause).toHaveTextContent('Fortsæt')
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
  await expectToast(
    'Oplæsningen stoppede',
    'Din enhed kunne ikke læse videre. Tryk på ”Læs op” for at begynde forfra.',
  )
})

test('a voice that is not heard is asked again, and then told of, and the button is back', async () => {
  holdTime()
  await startReading({ isSilent: true })
  skip(4_000)
  expect(spoken()).toEqual(['Angst', 'Angst'])
  expect(screen.getByRole('region', { name: 'Oplæsning' })).toBeInTheDocument()

  skip(4_000)
  expect(screen.queryByRole('region', { name: 'Oplæsning' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveFocus()
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
  await expectToast(
    'Oplæsningen kunne ikke starte',
    'Stemmen på din enhed svarer ikke. Prøv igen, eller luk browseren helt, og åbn den igen.',
  )
})

test('a voice that is heard is left alone for as long as a sentence takes', async () => {
  holdTime()
  await startReading()
  skip(30_000)
  expect(spoken()).toEqual(['Angst'])
  finishSentence()
  expect(spoken()).toEqual(['Angst', 'Den går over.'])
})

test('a voice that goes silent in a sentence without saying so is told of', async () => {
  holdTime()
  await startReading()
  skip(0)
  skip(60_000)
  expect(screen.queryByRole('region', { name: 'Oplæsning' })).toBeNull()
  await expectToast(
    'Oplæsningen stoppede',
    'Din enhed kunne ikke læse videre. Tryk på ”Læs op” for at begynde forfra.',
  )
})

test('an engine that throws is told of, and takes nothing with it', async () => {
  installFakeSpeech([danishVoice])
  const user = show()
  window.speechSynthesis.speak = () => {
    throw new Error('No engine')
  }
  await user.click(await screen.findByRole('button', { name: 'Læs op' }))
  await expectToast(
    'Oplæsningen kunne ikke starte',
    'Stemmen på din enhed svarer ikke. Prøv igen, eller luk browseren helt, og åbn den igen.',
  )
  expect(screen.getByRole('button', { name: 'Læs op' })).toBeInTheDocument()
})
