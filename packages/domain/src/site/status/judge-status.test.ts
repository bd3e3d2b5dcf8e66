import { describe, expect, test } from 'vitest'
import {
  type DatabaseFacts,
  judgeStatus,
  overallState,
  STATUS_PARTS,
  type StatusPart,
} from './judge-status.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const SEEN = { okAt: before(1), failingSince: null }
const WELL: DatabaseFacts = {
  startedAt: before(600),
  room: { okAt: null, failingSince: null },
  deliveryWithoutMonthAt: null,
  worker: { okAt: before(0.2), failingSince: null },
  payments: SEEN,
  paymentEvents: { acceptedAt: before(25), invoicedAt: before(20) },
  email: SEEN,
  oldestJobAt: null,
  log: { checkpointAt: before(300), haltedAt: null, oldestEntryAt: null },
  backupAt: before(600),
}
const judge = (database: DatabaseFacts | null) =>
  judgeStatus({ siteStartedAt: before(60), database }, NOW)
const part = (name: StatusPart, change: Partial<DatabaseFacts>) =>
  judge({ ...WELL, ...change }).find((each) => each.part === name)

test('where everything was seen to work, everything works', () => {
  const parts = judge(WELL)
  expect(parts.map((each) => each.part).toSorted()).toEqual([...STATUS_PARTS].toSorted())
  expect(parts.map(({ state }) => state)).toEqual(Array(8).fill('works'))
  expect(overallState(parts)).toBe('works')
})

test('without the database nothing else is claimed', () => {
  const parts = judge(null)
  expect(Object.fromEntries(parts.map((each) => [each.part, each.state]))).toEqual({
    site: 'works',
    database: 'trouble',
    worker: 'unknown',
    queue: 'unknown',
    log: 'unknown',
    payments: 'unknown',
    email: 'unknown',
    backup: 'unknown',
  })
  expect(overallState(parts)).toBe('trouble')
})

describe('what is in trouble, and since when', () => {
  const HALTED = { ...WELL.log, haltedAt: before(30) }
  const LATE = { ...WELL.log, oldestEntryAt: before(11) }
  const FAILING = { okAt: before(90), failingSince: before(5) }
  test.each<[StatusPart, string, Partial<DatabaseFacts>, Date | null]>([
    ['worker', 'silent', { worker: { okAt: before(3), failingSince: null } }, before(3)],
    ['queue', 'late', { oldestJobAt: before(11) }, before(11)],
    ['log', 'halted', { log: HALTED }, before(30)],
    ['log', 'late', { log: LATE }, before(11)],
    ['worker', 'missing the month of a delivery', { deliveryWithoutMonthAt: before(5) }, before(5)],
    ['database', 'full', { room: { okAt: null, failingSince: before(5) } }, before(5)],
    ['payments', 'failing', { payments: FAILING }, before(5)],
    [
      'payments',
      'paid, while no event about it is accepted',
      { paymentEvents: { acceptedAt: before(31), invoicedAt: before(20) } },
      before(20),
    ],
    [
      'payments',
      'paid, while no event was ever accepted',
      { paymentEvents: { acceptedAt: null, invoicedAt: before(20) } },
      before(20),
    ],
    ['email', 'failing', { email: FAILING }, before(5)],
    ['backup', 'old', { backupAt: before(3 * 1_440) }, null],
  ])('%s, %s', (name, _, change, since) => {
    expect(part(name, change)).toMatchObject({ state: 'trouble', since })
    expect(overallState(judge({ ...WELL, ...change }))).toBe('trouble')
  })
})

describe('what nobody has seen is unknown', () => {
  const NEVER = { okAt: null, failingSince: null }
  test.each<[StatusPart, Partial<DatabaseFacts>]>([
    ['worker', { worker: NEVER }],
    ['payments', { payments: NEVER }],
    ['email', { email: NEVER }],
    ['log', { log: { ...WELL.log, checkpointAt: null } }],
    ['backup', { backupAt: null }],
  ])('%s', (name, change) => {
    expect(part(name, change)?.state).toBe('unknown')
    const overall = overallState(judge({ ...WELL, ...change }))
    expect(overall).toBe(name === 'worker' ? 'unknown' : 'works')
  })
})

test.each<[StatusPart, Partial<DatabaseFacts>]>([
  ['worker', { worker: { okAt: before(2), failingSince: null } }],
  ['queue', { oldestJobAt: before(10) }],
  ['log', { log: { ...WELL.log, oldestEntryAt: before(10) } }],
  ['backup', { backupAt: before(2 * 1_440) }],
])('%s has its time before it counts as trouble', (name, change) => {
  expect(part(name, change)?.state).toBe('works')
})
