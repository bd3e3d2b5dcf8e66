import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ExchangeEvent,
  ListExchangeEvents,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
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
    .select(['id', 'created_at', 'type', 'state', 'last_problem'])
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute()
  const events: ExchangeEvent[] = [
    ...came.map((row) => ({
      eventId: row.id,
      at: row.received_at.toISOString(),
      direction: 'in' as const,
      type: row.type,
      requestState: row.state,
      ...askedIn(row.data),
      delivery: null,
      problem: null,
    })),
    ...sent.map((row) => ({
      eventId: row.id,
      at: row.created_at.toISOString(),
      direction: 'out' as const,
      type: row.type,
      requestState: null,
      asksFor: [],
      comment: null,
      delivery: row.state,
      problem: row.last_problem,
    })),
  ]
  return {
    exchange,
    events: events.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, LATEST),
  }
}

/** In the words of the partner's program. */
function askedIn(data: unknown): Pick<ExchangeEvent, 'asksFor' | 'comment'> {
  const { comment, ...criteria } = data as Readonly<Record<string, unknown>>
  const values = Object.values(criteria).flatMap((value) => (Array.isArray(value) ? value : []))
  const asksFor = values.filter((value) => typeof value === 'string').slice(0, MOST_ASKED_SHOWN)
  return { asksFor, comment: typeof comment === 'string' && comment !== '' ? comment : null }
}
