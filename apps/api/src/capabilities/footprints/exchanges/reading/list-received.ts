import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  FootprintReading,
  GetReceivedDocument,
  ListReceivedFootprints,
  ListUsableFootprints,
} from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { type ExchangeKey, findExchange } from '../partners/exchange-records.ts'
import { countReceived, listReceivedRows, presentReceived } from './received-records.ts'

const LATEST_RECEIVED = 200
/** Of which those that can be used are shown. */
const MOST_USABLE = 1_000

/** What a partner gave, and how the last fetching that a person began went. */
export async function listReceived(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: ExchangeKey,
  product: string | undefined,
): Promise<ReplyOf<typeof ListReceivedFootprints> | Refused> {
  const exchange = await findExchange(db, key)
  if (!exchange) return refuse('EXCHANGE_NOT_FOUND')
  const today = dayOf(clock())
  const rows = await listReceivedRows(db, { ...key, product, most: LATEST_RECEIVED })
  return {
    exchange,
    reading: await lastReading(db, key),
    count: await countReceived(db, key),
    footprints: rows.map((row) => presentReceived(row, today)),
  }
}

/** Of all partners, what can be used in an inventory now. */
export async function listUsable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<ReplyOf<typeof ListUsableFootprints>> {
  const today = dayOf(clock())
  const rows = await listReceivedRows(db, { accountId, most: MOST_USABLE })
  const footprints = rows.map((row) => presentReceived(row, today))
  return {
    footprints: footprints
      .filter(({ problems }) => problems.length === 0)
      .slice(0, LATEST_RECEIVED),
  }
}

async function lastReading(
  db: Deps['db'],
  { exchangeId, accountId }: ExchangeKey,
): Promise<FootprintReading | null> {
  const row = await db
    .selectFrom('exchange_reading')
    .select(['created_at', 'state', 'found', 'added', 'skipped', 'last_problem'])
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { created_at: createdAt, last_problem: problem, ...rest } = row
  return { ...rest, startedAt: createdAt.toISOString(), problem }
}

type DocumentKey = { readonly receivedFootprintId: string; readonly accountId: string }

export async function getReceivedDocument(
  { db }: Pick<Deps, 'db'>,
  { receivedFootprintId, accountId }: DocumentKey,
): Promise<ReplyOf<typeof GetReceivedDocument> | Refused> {
  const row = await db
    .selectFrom('received_footprint')
    .select(['document', 'sha256'])
    .where('id', '=', receivedFootprintId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? refuse('RECEIVED_FOOTPRINT_NOT_FOUND')
}
