type FakeVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>

/** Controls the fake voice of a test. */
type FakeSpeech = {
  /** The requested utterances, without the silent one that Safari needs. */
  said: { words: string; rate: number; voice: string | undefined }[]
  /** From now on the voice accepts sentences without dispatching any event. */
  fallSilent: () => void
  /** Whether a sentence is being said. */
  isSpeaking: () => boolean
  /** Says the sentence to its end. */
  finish: () => void
  /** Breaks off, as a device does whose voice is gone. */
  fail: () => void
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech
  }
}

export const danishVoice: FakeVoice = {
  name: 'Sara',
  lang: 'da-DK',
  localService: true,
  default: false,
}
export const englishVoice: FakeVoice = {
  name: 'Daniel',
  lang: 'en-GB',
  localService: true,
  default: true,
}

/**
 * Puts a voice in the device's place that says nothing and waits for the test. As the Web Speech API has it, voices
 * are known only after they were asked for, and what is cancelled ends with an error. A browser is sent the source
 * of this function alone.
 */
export function installFakeSpeech(voices: readonly FakeVoice[]): void {
  let known: readonly FakeVoice[] = []
  let queue: SpeechSynthesisUtterance[] = []
  let isSilent = false

  class Utterance {
    voice: SpeechSynthesisVoice | null = null
    lang = ''
    rate = 1
    onstart: (() => void) | null = null
    onboundary: (() => void) | null = null
    onend: (() => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    constructor(readonly text: string) {}
  }

  const fake: FakeSpeech = {
    said: [],
    fallSilent() {
      isSilent = true
    },
    isSpeaking: () => queue.length > 0,
    finish() {
      if (isSilent) return
      queue.shift()?.onend?.call({} as SpeechSynthesisUtterance, {} as SpeechSynthesisEvent)
    },
    fail() {
      breakOff('synthesis-failed')
    },
  }

  function breakOff(error: string): void {
    const broken = queue
    queue = []
    for (const utterance of broken) {
      const event = { error } as SpeechSynthesisErrorEvent
      setTimeout(() => utterance.onerror?.call(utterance, event))
    }
  }

  const synthesis = Object.assign(new EventTarget(), {
    getVoices() {
      if (known !== voices) {
        setTimeout(() => {
          if (known === voices) return
          known = voices
          synthesis.dispatchEvent(new Event('voiceschanged'))
        })
      }
      return known
    },
    speak(utterance: SpeechSynthesisUtterance) {
      if (utterance.text === '') return
      queue.push(utterance)
      const { text: words, rate, voice } = utterance
      fake.said.push({ words, rate, voice: voice?.name })
      if (isSilent) return
      setTimeout(() => {
        utterance.onstart?.call(utterance, {} as SpeechSynthesisEvent)
      })
    },
    cancel() {
      breakOff('interrupted')
    },
  })

  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, fakeSpeech: fake })
}
