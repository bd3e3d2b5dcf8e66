import { randomBytes } from 'node:crypto'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { createApi } from '../apps/api/src/app.ts'
import { compose } from '../apps/api/src/compose/compose.ts'
import { readConfig } from '../apps/api/src/configuration/config.ts'
import type { Deps } from '../apps/api/src/deps.ts'
import { joinAs, type TestPerson, userIdOf } from '../apps/api/src/testing/people/people.ts'
import { caller, type TestCall } from '../apps/api/src/testing/start-test-api.ts'
import { temporaryFolder } from '../tools/temporary-folder.ts'
import { withDatabase } from './database.ts'

const ORIGIN = 'http://understory.test'
export const COMPANY_CONNECTIONS = 8

/** The API in this process on a database of its own, and a company that refines its footprint. */
export type CompanyApi = {
  readonly deps: Deps
  readonly pool: pg.Pool
  readonly call: TestCall
  readonly person: TestPerson
  readonly userId: string
  readonly footprintId: string
  readonly inventoryId: string
}

export function withCompany<T>(work: (company: CompanyApi) => Promise<T>): Promise<T> {
  return withDatabase(async (url) => {
    const { deps, close } = await compose(readConfig(settings(url)), { isWorker: false })
    const api = createApi(deps)
    const call = caller((request) => api(request, { ip: '198.51.100.7', requestId: 'bench' }))
    const pool = createPool(url, COMPANY_CONNECTIONS)
    try {
      const person = await joinAs({ call }, 'business')
      const userId = await userIdOf({ call } as never, person)
      const footprintId = await beginInventory(call, person)
      const { rows } = await pool.query<{ id: string }>('select id from footprint_inventory')
      return await work({
        deps,
        pool,
        call,
        person,
        userId,
        footprintId,
        inventoryId: rows[0]?.id ?? '',
      })
    } finally {
      await pool.end()
      await close()
    }
  })
}

async function beginInventory(call: TestCall, { bearer }: TestPerson): Promise<string> {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const body = { input, companyName: 'Bench', startMonth: '2025-01', frequency: 'annual' } as const
  const { footprintId } = (await call(SaveFootprint, { body }, bearer)).data
  const start = { params: { footprintId }, body: { approach: 'operationalControl' } } as const
  await call(StartInventory, start, bearer)
  return footprintId
}

function settings(url: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATABASE_POOL: String(COMPANY_CONNECTIONS),
    ORIGIN,
    APP_SECRET: randomBytes(32).toString('hex'),
    PAYMENTS: 'sandbox',
    SANDBOX_URL: 'http://127.0.0.1:1',
    PAYMENTS_WEBHOOK_SECRET: 'whsec_for_the_bench_only',
    SMTP_URL: 'smtp://127.0.0.1:1',
    FILES_FOLDER: temporaryFolder('bench-files'),
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
  }
}
