import { expect, test } from 'vitest'
import type { JudgedPart } from '../../site/status/judge-status.ts'
import { type HealthFacts, judgeHealth } from './judge-health.ts'

const ALL_WORKS = { 'log-copy': 0, files: 0, 'vehicle-registry': 0 }
const WELL: HealthFacts = {
  figures: {
    unsettledOverHour: 0,
    givenUp: 0,
    parked: 0,
    storesFailing: 0,
    storeLagSeconds: 60,
    failingSeconds: { ...ALL_WORKS, 'log-copy': 60, 'vehicle-registry': 300 },
  },
  parts: [],
  findings: [],
}
const SINCE = new Date('2026-11-28T10:00:00Z')
const part = (name: JudgedPart['part'], state: JudgedPart['state']): JudgedPart => ({
  part: name,
  state,
  since: SINCE,
  seenAt: null,
})
const figures = (more: Partial<NonNullable<HealthFacts['figures']>>): HealthFacts => ({
  ...WELL,
  figures: {
    unsettledOverHour: 0,
    givenUp: 0,
    parked: 0,
    storesFailing: 0,
    storeLagSeconds: 0,
    failingSeconds: ALL_WORKS,
    ...more,
  },
})

test('where all is well, nothing is wrong', () => {
  expect(judgeHealth(WELL)).toEqual([])
  expect(judgeHealth({ ...WELL, parts: [part('backup', 'unknown')] })).toEqual([])
})

test.each([
  ['mail is refused', { ...WELL, parts: [part('email', 'trouble')] }, 'Email', 'mail-down'],
  [
    'the worker is silent',
    { ...WELL, parts: [part('worker', 'trouble')] },
    'The worker',
    'worker-stuck',
  ],
  [
    'payments hang',
    figures({ unsettledOverHour: 1 }),
    'Payments not settled',
    'payments-unsettled',
  ],
  ['jobs were given up', figures({ givenUp: 3 }), 'Jobs given up', 'jobs-given-up'],
  [
    'deliveries are set aside',
    figures({ parked: 1 }),
    'Deliveries of shops set aside',
    'deliveries-parked',
  ],
  [
    'shops do not answer',
    figures({ storesFailing: 2, storeLagSeconds: 20_000 }),
    'Shops not read',
    'stores-not-read',
  ],
  [
    'the log is not copied',
    figures({ failingSeconds: { ...ALL_WORKS, 'log-copy': 600 } }),
    'The copy of the public log',
    'log-not-copied',
  ],
  [
    'no file is stored',
    figures({ failingSeconds: { ...ALL_WORKS, files: 1_000 } }),
    'The file store',
    'files-fail',
  ],
  [
    'no number is looked up',
    figures({ failingSeconds: { ...ALL_WORKS, 'vehicle-registry': 1_000 } }),
    'The vehicle registry',
    'registry-down',
  ],
  [
    'the schema is older',
    { ...WELL, findings: [{ check: 'schema', says: 'the schema is older' }] },
    'This server',
    'schema-of-another-version',
  ],
])('%s: it says so, and where to read on', (_, facts, title, runbook) => {
  expect(judgeHealth(facts)).toMatchObject([{ title, runbook }])
})

test('what a part says has its time, and a shop that was missed once is no alarm', () => {
  expect(judgeHealth({ ...WELL, parts: [part('log', 'trouble')] })[0]?.since).toEqual(SINCE)
  expect(judgeHealth(figures({ storesFailing: 1, storeLagSeconds: 600 }))).toEqual([])
})
