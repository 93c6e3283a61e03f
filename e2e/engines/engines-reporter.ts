import type { Reporter } from '@playwright/test/reporter'
import { ENGINES, missingPrograms } from './engines.ts'

/** Reports first which engines are not tested, and the programs that they lack. */
export default class EnginesReporter implements Reporter {
  onBegin(): void {
    for (const engine of ENGINES) {
      const missing = missingPrograms(engine)
      if (missing.length > 0)
        console.info(`${engine}: not tested, for want of ${missing.join(', ')}`)
    }
  }
}
