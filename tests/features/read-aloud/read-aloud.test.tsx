import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { controlsMessages } from '@/content/reading-controls'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { dismissToast } from '@/lib/toast-store'
import { danishVoice, englishVoice, installFakeSpeech } from '../../helpers/fake-speech'
import { expectToast } from '../../helpers/render-site'

beforeEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
  // jsdom has no layout; e2e/read-aloud.spec.ts tests the scrolling.
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 300, 100, 20)
})

afterEach(() => {
  vi.useRealTimers()
  dismissToast()
})

/** Stops the clock: only timers without a delay fire, until the test skips time. */
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
  // The effect that begins to speak runs after the controls are rendered.
  await waitFor(() => expect(spoken()).not.toEqual([]))
  return user
}

function spoken() {
  return window.fakeSpeech.said.map(({ words }) => words)
}

function finishSentence() {
  act(() => window.fakeSpeech.finish())
}

function button() {
  return screen.getByText('Læs op').closest('button')
}

test.each([
  ['no Danish voice', [englishVoice], false],
  ['a remote Danish voice only', [{ ...danishVoice, localService: false }], false],
  ['a voice of da_DK, as Android writes it', [{ ...danishVoice, lang: 'da_DK' }], true],
  ['a voice of da', [englishVoice, { ...danishVoice, lang: 'da' }], true],
])('a device with %s shows the button: %j', async (_what, voices, isShown) => {
  installFakeSpeech(voices)
  const areKnown = new Promise((resolve) => {
    window.speechSynthesis.addEventListener('voiceschanged', resolve)
  })
  show()
  await act(() => areKnown)
  expect(button()?.classList.contains('invisible')).toBe(!isShown)
})

test.each([
  ['no engine', undefined],
  ['an engine without voices', { speak() {}, cancel() {} }],
])('a browser with %s shows the page without the button', (_what, engine) => {
  Object.defineProperty(window, 'speechSynthesis', { value: engine, configurable: true })
  show()
  expect(button()).toHaveClass('invisible')
  expect(screen.getByRole('heading', { name: 'Angst' })).toBeVisible()
})

test('voices that load without an event are found after three seconds', () => {
  holdTime()
  installFakeSpeech([danishVoice])
  window.speechSynthesis.dispatchEvent = () => true
  show()
  skip(0)
  expect(button()).toHaveClass('invisible')
  skip(3_000)
  expect(button()).not.toHaveClass('invisible')
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

test('a browser without highlights marks the current paragraph', async () => {
  await startReading()
  expect(screen.getByRole('heading', { name: 'Angst' })).toHaveAttribute('data-read-aloud')
  finishSentence()
  expect(screen.getByRole('heading', { name: 'Angst' })).not.toHaveAttribute('data-read-aloud')
  expect(screen.getByText(/Den går over/)).toHaveAttribute('data-read-aloud')
})

test('resuming after a pause begins the sentence again', async () => {
  const user = await startReading()
  finishSentence()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(window.fakeSpeech.isSpeaking()).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Fortsæt' }))
  expect(spoken()).toEqual(['Angst', 'Den går over.', 'Den går over.'])
})

test('another speed applies at once, and the next time too', async () => {
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

test('Escape stops reading and returns the focus', async () => {
  const user = await startReading()
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveFocus()
})

test('the end of the document stops reading', async () => {
  await startReading()
  window.dispatchEvent(new Event('pagehide'))
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
})

test('reading continues at another section of the page, and stops with the next page', async () => {
  const user = await startReading()
  await user.click(screen.getByRole('link', { name: 'Indhold' }))
  expect(window.fakeSpeech.isSpeaking()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Videre' }))
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
  expect(screen.queryByRole('region', { name: 'Oplæsning' })).toBeNull()
})

/** Checks that the controls are gone, and that the button can be pressed again. */
async function expectStopped(toast: 'silent' | 'interrupted'): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Oplæsning' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Læs op' })).toHaveFocus()
  const { title, text } = controlsMessages[toast]
  await expectToast(title, text)
}

test('a voice that fails ends the reading with a toast', async () => {
  await startReading()
  act(() => window.fakeSpeech.fail())
  await expectStopped('interrupted')
})

test('a voice that does not start is tried once more, and then ends with a toast', async () => {
  holdTime()
  await startReading({ isSilent: true })
  skip(4_000)
  expect(spoken()).toEqual(['Angst', 'Angst'])
  expect(screen.getByRole('region', { name: 'Oplæsning' })).toBeInTheDocument()

  skip(4_000)
  await expectStopped('silent')
  expect(window.fakeSpeech.isSpeaking()).toBe(false)
})

test('a voice that has started may take half a minute for a sentence, and ends with a toast after a minute', async () => {
  holdTime()
  await startReading()
  skip(0)
  skip(30_000)
  expect(spoken()).toEqual(['Angst'])
  skip(30_000)
  await expectStopped('interrupted')
})

test('an engine that throws ends the reading with a toast', async () => {
  installFakeSpeech([danishVoice])
  const user = show()
  window.speechSynthesis.speak = () => {
    throw new Error('No engine')
  }
  await user.click(await screen.findByRole('button', { name: 'Læs op' }))
  await expectStopped('silent')
})
