import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../tools/test-database/create-test-database.ts'
import { type SimulationReport, simulate } from './simulate.ts'

const SIZE = { seed: 20_261_121, subscriptions: 24, days: 150 }

async function run(): Promise<SimulationReport> {
  const database = await createTestDatabase()
  try {
    return await simulate(database.url, SIZE)
  } finally {
    await database.drop()
  }
}

test('months of subscriptions, with failing cards, refunds, lost events and crashes, end in books that agree', async () => {
  const report = await run()
  expect(report.breaches).toEqual([])
  expect(report.differences).toEqual([])
  expect(report.cycles.paid).toBeGreaterThan(SIZE.subscriptions)
  expect(report.refunds).toBeGreaterThan(0)
  expect(report.crashes).toBeGreaterThan(0)
  expect((await run()).digest).toBe(report.digest)
}, 240_000)
