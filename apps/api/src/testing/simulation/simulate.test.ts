import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../tools/test-database/create-test-database.ts'
import { type SimulationReport, simulate } from './simulate.ts'

const SIZE = { seed: 20_261_121, subscriptions: 14, days: 120 }
const SMALL = { ...SIZE, subscriptions: 5, days: 65 }

async function run(size: typeof SIZE): Promise<SimulationReport> {
  const database = await createTestDatabase()
  try {
    return await simulate(database.url, size)
  } finally {
    await database.drop()
  }
}

test('months of subscriptions, with failing cards, refunds, lost events and crashes, end in books that agree', async () => {
  const report = await run(SIZE)
  expect(report.breaches).toEqual([])
  expect(report.differences).toEqual([])
  expect(report.cycles.paid).toBeGreaterThan(SIZE.subscriptions)
  expect(report.refunds).toBeGreaterThan(0)
  expect(report.crashes).toBeGreaterThan(0)
}, 240_000)

test('the same seed gives the same books, to the last entry', async () => {
  const [one, other, another] = [
    await run(SMALL),
    await run(SMALL),
    await run({ ...SMALL, seed: 7 }),
  ]
  expect(one.cycles.paid).toBeGreaterThan(SMALL.subscriptions)
  expect(one.crashes).toBeGreaterThan(0)
  expect(other.digest).toBe(one.digest)
  expect(another.digest).not.toBe(one.digest)
}, 120_000)
