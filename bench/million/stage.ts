import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import pg from 'pg'
import { type ApiCall, createApi } from '../../apps/api/src/app.ts'
import { appendToLog } from '../../apps/api/src/capabilities/proof/public-log/public.ts'
import { compose } from '../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../apps/api/src/configuration/config.ts'
import {
  joinAs,
  type TestPerson,
  withFreshToken,
} from '../../apps/api/src/testing/people/people.ts'
import { caller, type TestCall } from '../../apps/api/src/testing/start-test-api.ts'
import { temporaryFolder } from '../../tools/temporary-folder.ts'
import { withDatabase } from '../database.ts'
import { quietSettings } from '../provider-events.ts'
import {
  BILL_CREDITS,
  BILL_ENTRIES,
  BILLS,
  FIRST_ROWS,
  LATER_ROWS,
  PURCHASE_ENTRIES,
} from './rows.ts'

const MILLION_STAGE_CONNECTIONS = 6
/** Of the shop’s bills: those that are stated together. */
const BILLS_A_ROUND = 10
const PURCHASE_ROUNDS = 9

export type MillionStage = {
  readonly db: Database
  readonly pool: pg.Pool
  readonly api: ApiCall
  readonly call: TestCall
  readonly person: TestPerson
  /** Of the shop, with a tenth of all entries. */
  readonly certificateId: string
  readonly purchaseCertificateId: string
}

/**
 * A company with a million entries in the ledger: a tenth of a shop that was billed daily for ten years and has one
 * certificate, nine tenths of 25,000 purchases that were spread over a year each. All are logged and stated as the
 * worker does it.
 */
export function withMillion<T>(work: (stage: MillionStage) => Promise<T>): Promise<T> {
  return withDatabase(async (url) => {
    const settings: Record<string, string> = {
      ...quietSettings(url, MILLION_STAGE_CONNECTIONS),
      RATE_LIMIT_SCALE: '1000',
      FILES_FOLDER: temporaryFolder('bench-million'),
      LEDGER_SIGNING_KEY: '11'.repeat(32),
      LEDGER_EVENT_KEY: '22'.repeat(32),
    }
    const { deps, close } = await compose(readConfig(settings), { isWorker: false })
    const api = createApi(deps)
    const call = caller((request) => api(request, { ip: '198.51.100.7', requestId: 'bench' }))
    const pool = createPool(url, MILLION_STAGE_CONNECTIONS, { isPatient: true })
    const db = createPlatformDatabase(pool)
    try {
      const person = await joinAs({ call }, 'business')
      const append = () => asPlatform(async () => void (await appendToLog({ ...deps, db })))
      await fillMillionStage(url, person.accountId, append)
      const { rows } = await pool.query<{ shop: string; other: string }>(
        `select min(id::text) filter (where store_id is not null) as shop,
          min(id::text) filter (where purchase_id is not null) as other from certificate`,
      )
      const { shop = '', other = '' } = rows[0] ?? {}
      return await work({
        db,
        pool,
        api,
        call,
        person: await withFreshToken({ call }, person),
        certificateId: shop,
        purchaseCertificateId: other,
      })
    } finally {
      await pool.end()
      await close()
    }
  })
}

/** What is not measured goes in without triggers and keys being asked; entries of the ledger with all of theirs. */
async function fillMillionStage(
  url: string,
  accountId: string,
  append: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set statement_timeout = 0')
  const plainly = async (texts: readonly string[]) => {
    await client.query('set session_replication_role = replica')
    for (const text of texts) await client.query(text, text.includes('$1') ? [accountId] : [])
    await client.query('set session_replication_role = origin')
  }
  await plainly(FIRST_ROWS)
  await client.query('vacuum analyze')
  for (let from = 1; from <= BILLS; from += BILLS_A_ROUND) {
    const bills = [accountId, from, from + BILLS_A_ROUND - 1]
    await client.query(BILL_ENTRIES, bills)
    await client.query(BILL_CREDITS, bills)
    await append()
  }
  await client.query('vacuum analyze')
  for (let round = 0; round < PURCHASE_ROUNDS; round += 1) {
    await client.query(PURCHASE_ENTRIES, [accountId, round, PURCHASE_ROUNDS])
    await append()
  }
  await plainly(LATER_ROWS)
  await client.query('vacuum analyze')
  await client.end()
}
