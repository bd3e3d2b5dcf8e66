import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ExchangeEvent,
  ListExchangeEvents,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { type ExchangeKey, findExchange } from '../partners/exchange-records.ts'

const LATEST = 50
const MOST_ASKED_SHOWN = 20

/** Both ways, newest first. */
export async function listExchangeEvents(
  { db }: Pick<Deps, 'db'>,
  key: ExchangeKey,
): Promise<ReplyOf<typeof ListExchangeEvents> | Refused> {
  const exchange = await findExchange(db, key)
  if (!exchange) return refuse('EXCHANGE_NOT_FOUND')
  const { exchangeId, accountId } = key
  const came = await db
    .selectFrom('exchange_event')
    .select(['id', 'received_at', 'type', 'state', 'data'])
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .limit(LATEST)
    .execute()
  const sent = await db
    .selectFrom('exchange_message')
    .select(['id', 'created_at', 'type', 'state', 'last_problem', 'body'])
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute()
  const outcomes = await outcomesOf(db, key)
  const events: ExchangeEvent[] = [
    ...came.map((row) => ({
      eventId: row.id,
      at: row.received_at.toISOString(),
      direction: 'in' as const,
      type: row.type,
      requestState: row.state,
      ...askedIn(row.data),
      delivery: null,
      outcome: null,
      problem: row.type === 'rejected' ? reasonIn(row.data) : null,
    })),
    ...sent.map((row) => ({
      eventId: row.id,
      at: row.created_at.toISOString(),
      direction: 'out' as const,
      type: row.type,
      requestState: null,
      ...(row.type === 'created'
        ? askedIn((JSON.parse(row.body) as { readonly data: unknown }).data)
        : { asksFor: [], comment: null }),
      delivery: row.state,
      outcome: outcomes.get(row.id) ?? null,
      problem: row.last_problem,
    })),
  ]
  return {
    exchange,
    events: events.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, LATEST),
  }
}

/** What came of each of our own requests, by its id. */
async function outcomesOf(db: Deps['db'], { exchangeId, accountId }: ExchangeKey) {
  const rows = await db
    .selectFrom('exchange_event')
    .select(['type', sql<string>`lower(data ->> 'requestEventId')`.as('asked')])
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .where('type', 'in', ['fulfilled', 'rejected'])
    .orderBy('received_at')
    .execute()
  return new Map(
    rows.map(
      ({ asked, type }) => [asked, type === 'fulfilled' ? 'fulfilled' : 'rejected'] as const,
    ),
  )
}

/** Why a partner's program gives nothing, as it says. */
function reasonIn(data: unknown): string | null {
  const { error } = data as { readonly error?: { readonly code: string; readonly message: string } }
  return error ? `${error.code}: ${error.message}`.slice(0, 200) : null
}

/** In the words of whoever asks. */
function askedIn(data: unknown): Pick<ExchangeEvent, 'asksFor' | 'comment'> {
  const { comment, ...criteria } = data as Readonly<Record<string, unknown>>
  const values = Object.values(criteria).flatMap((value) => (Array.isArray(value) ? value : []))
  const asksFor = values.filter((value) => typeof value === 'string').slice(0, MOST_ASKED_SHOWN)
  return { asksFor, comment: typeof comment === 'string' && comment !== '' ? comment : null }
}
