import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../tools/test-database/create-test-database.ts'
import { fillAwaiting } from './awaiting-purchases.ts'
import { fillRenewals } from './awaiting-renewals.ts'

test.each([
  ['purchases', fillAwaiting],
  ['renewals', fillRenewals],
])('the %s that a benchmark settles can be stored in the tables of today', async (_, fill) => {
  const awaiting = await inDatabase<readonly unknown[]>((pool) => fill(pool, 3))
  expect(awaiting).toHaveLength(3)
})

async function inDatabase<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool((await createTestDatabase()).url, 1)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
