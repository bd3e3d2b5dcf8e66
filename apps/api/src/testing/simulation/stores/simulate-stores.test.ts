import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../../tools/test-database/create-test-database.ts'
import { simulateStores } from './simulate-stores.ts'

test('months of stores, with refunds, caps, failing cards, lost events and crashes, agree with a recount', async () => {
  const database = await createTestDatabase()
  try {
    const report = await simulateStores(database.url, { seed: 20_261_122, merchants: 15, days: 64 })
    expect(report.differences).toEqual([])
    expect(report.breaches).toEqual([])
    expect(report.bills).toBeGreaterThan(10)
    expect(report.credits).toBeGreaterThan(0)
    expect(report.overCap).toBeGreaterThan(0)
    expect(report.crashes).toBeGreaterThan(0)
    expect(report.usageRecords).toBeGreaterThan(20)
    expect(report.waitedAtLimit).toBeGreaterThan(0)
    expect(report.left).toBe(2)
  } finally {
    await database.drop()
  }
})
