import { runSuite } from '../../tools/test/suite.ts'
import type { Measure } from '../measure.ts'

const BUDGET_SECONDS = 480

/** `npm test` with nothing left out, on a machine that does nothing else. */
export const suite: Measure = {
  id: 'suite',
  what: 'seconds of npm test, all of it and by part, against the eight minutes it may take',
  unit: 's',
  goal: { ratio: 1, is: 'at most' },
  async run() {
    const began = performance.now()
    const parts = await runSuite()
    const all = { name: 'all', seconds: (performance.now() - began) / 1_000, passed: true }
    return [all, ...parts].map(({ name, seconds, passed }) => ({
      of: name,
      ours: seconds,
      reference: BUDGET_SECONDS,
      ratio: seconds / BUDGET_SECONDS,
      ...(!passed && { note: 'it failed' }),
    }))
  },
}
