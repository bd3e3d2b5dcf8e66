import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import type pg from 'pg'
import { allocateSupply } from '../../../apps/api/src/capabilities/proof/supply/allocate-supply.ts'
import { measureGrowth, saidMillis } from '../../bills/growth.ts'
import { withDatabase } from '../../database.ts'
import type { Measure } from '../../measure.ts'

const BILLS_SUPPLY_SIZES = [1_000, 10_000, 100_000]
const MOST_EXPONENT = 0.1
const MILLI_TREES = 7_000

/** The units behind one more bill, after many entries of its project: with supply for all of them, and with none. */
export const billsSupply: Measure = {
  id: 'bills-supply',
  what: 'Growth of the time to allocate the entry of one bill, in earlier entries of its project',
  unit: 'exponent',
  goal: { ratio: 1, is: 'at most' },
  run: async () => [
    { of: 'supplied', ...(await measureBillsSupply(true)) },
    { of: 'waiting', ...(await measureBillsSupply(false)) },
  ],
}

type Stage = { readonly pool: pg.Pool; readonly db: Database }

async function measureBillsSupply(isSupplied: boolean) {
  const growth = await withStages(BILLS_SUPPLY_SIZES, [], async (stages) => {
    const seconds: string[] = []
    for (const [at, { pool, db }] of stages.entries()) {
      const size = BILLS_SUPPLY_SIZES[at] ?? 0
      await fillBillsSupply(pool, size, isSupplied)
      const began = performance.now()
      await allocateSupply({ db })
      seconds.push(((performance.now() - began) / 1_000).toFixed(2))
      await pool.query('vacuum analyze')
    }
    const measured = await measureGrowth(
      stages.map(({ pool, db }, at) => ({
        size: BILLS_SUPPLY_SIZES[at] ?? 0,
        prepare: () => addEntries(pool, 1),
        once: () => allocateSupply({ db }),
      })),
    )
    return { ...measured, seconds }
  })
  return {
    ours: growth.exponent,
    reference: MOST_EXPONENT,
    ratio: growth.exponent / MOST_EXPONENT,
    note: `${saidMillis(growth)}; from the beginning ${growth.seconds.join(', ')} s`,
  }
}

/** One database for each size. */
function withStages<T>(
  sizes: readonly number[],
  stages: readonly Stage[],
  work: (stages: readonly Stage[]) => Promise<T>,
): Promise<T> {
  if (sizes.length === 0) return work(stages)
  return withDatabase(async (url) => {
    const pool = createPool(url, 2)
    const db = createPlatformDatabase(pool)
    try {
      return await withStages(sizes.slice(1), [...stages, { pool, db }], work)
    } finally {
      await pool.end()
    }
  })
}

/** A lot of the default project of trees, and entries as they stand in the public log. */
async function fillBillsSupply(pool: pg.Pool, entries: number, isSupplied: boolean): Promise<void> {
  const quantity = isSupplied ? (entries + 1_000) * MILLI_TREES : 1
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into supply_lot (request_id, project_id, impact, quantity, registry, evidence_id, evidence_name,
      evidence_type, evidence_sha256, entered_at)
    select gen_random_uuid(), id, 'trees', ${quantity}, 'none', gen_random_uuid(), 'a.pdf', 'application/pdf',
      repeat('0', 64), now() from project where impact = 'trees' and is_default`)
  await client.query('insert into supply_leaf (lot_id, leaf_index) select id, 0 from supply_lot')
  await client.query('insert into supply_cover (project_id) select project_id from supply_lot')
  await client.query('reset session_replication_role')
  client.release()
  await addEntries(pool, entries)
}

async function addEntries(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`
    with added as (
      insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
        source_id, revision, part, effective_from, effective_to, basis)
      select gen_random_uuid(), 'trees', ${MILLI_TREES}, project_id, 'business-usage', 'order-contribution',
        gen_random_uuid(), 1, 1, '2026-11-20', '2026-11-20', '2026-1'
      from supply_lot cross join generate_series(1, ${count})
      returning *)
    insert into public_ledger_entry (log_index, entry_id, month, recorded_at, source_kind, impact, quantity,
      project_id, effective_from, effective_to, basis)
    select (select coalesce(max(log_index), 0) from public_ledger_entry) + row_number() over (order by id), id,
      '2026-11-01', now(), source_kind, impact, quantity, project_id, effective_from, effective_to, basis
    from added`)
  await client.query('reset session_replication_role')
  client.release()
}
