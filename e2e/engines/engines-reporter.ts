import type { Reporter } from '@playwright/test/reporter'
import { ENGINES, missingPrograms } from './engines.ts'

/** Says first which engines are not tested, and what they lack. */
export default class EnginesReporter implements Reporter {
  onBegin(): void {
    for (const engine of ENGINES) {
      const missing = missingPrograms(engine)
      if (missing.length > 0)
        console.info(`${engine}: not tested, for want of ${missing.join(', ')}`)
    }
  }
}
