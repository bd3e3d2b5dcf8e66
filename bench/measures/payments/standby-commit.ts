import { join } from 'node:path'
import { createPool } from '@understory/database/connect.ts'
import { createApi } from '../../../apps/api/src/app.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { replicatedPostgres } from '../../../tools/crash-rehearsal/replicated-postgres.ts'
import { migrateDatabase } from '../../../tools/start/database.ts'
import { temporaryFolder } from '../../../tools/temporary-folder.ts'
import { fillAwaiting } from '../../awaiting-purchases.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { deliverEvent, inParallel, quietSettings } from '../../provider-events.ts'

const BATCH = 200
const STANDBY_COMMIT_PAIRS = 5
const STANDBY_COMMIT_CONCURRENCY = 12
const LOAD = { count: BATCH, atOnce: STANDBY_COMMIT_CONCURRENCY } as const

/** What it costs that a commit counts once a standby has stored it. */
export const standbyCommit: Measure = {
  id: 'standby-commit',
  what: 'Paid purchases settled per second with a synchronous standby on the same machine, against without waiting for it',
  unit: 'purchases/s',
  goal: { ratio: 0.5, is: 'at least' },
  run: async () => {
    const postgres = await replicatedPostgres(join(temporaryFolder('bench-standby'), 'postgres'))
    try {
      return await measureStandbyCommit(postgres.primaryUrl())
    } finally {
      await postgres.stop()
    }
  },
}

async function measureStandbyCommit(url: string) {
  await migrateDatabase(url)
  const pool = createPool(url, STANDBY_COMMIT_CONCURRENCY)
  const awaiting = await fillAwaiting(pool, 2 + BATCH * 2 * (STANDBY_COMMIT_PAIRS + 1))
  const { deps, close } = await compose(
    readConfig(quietSettings(url, STANDBY_COMMIT_CONCURRENCY)),
    {
      isWorker: false,
    },
  )
  const api = createApi(deps)
  const settleWith = async (standbys: '*' | '') => {
    await pool.query(`alter system set synchronous_standby_names = '${standbys}'`)
    await pool.query('select pg_reload_conf()')
    await inParallel(LOAD, async () => {
      const purchase = awaiting.pop()
      if (!purchase) throw new Error('too few purchases were made ready')
      await deliverEvent(api, purchase)
    })
  }
  const measured = await interleave({
    pairs: STANDBY_COMMIT_PAIRS,
    ours: () => settleWith('*'),
    reference: () => settleWith(''),
  })
  await close()
  await pool.end()
  return [
    {
      ours: BATCH / measured.ours.seconds,
      reference: BATCH / measured.reference.seconds,
      ratio: 1 / measured.ratioOfTimes,
      note: `${STANDBY_COMMIT_CONCURRENCY} at once; primary and standby share the machine and write without fsync`,
    },
  ]
}
