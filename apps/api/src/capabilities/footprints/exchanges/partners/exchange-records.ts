import type { Exchange } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

export const MOST_EXCHANGES = 100

export type ExchangeKey = { readonly exchangeId: string; readonly accountId: string }

const exchangesOf = (db: Database | Tx, accountId: string) =>
  db
    .selectFrom('exchange as e')
    .select((eb) => [
      'e.id',
      'e.peer_name',
      'e.client_id',
      'e.callback_base',
      'e.callback_auth_base',
      'e.auto_fulfil',
      'e.paused_at',
      'e.created_at',
      'e.old_secret_until',
      eb
        .selectFrom('product_footprint_release as r')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('r.exchange_id', '=', 'e.id')
        .where('r.ended_at', 'is', null)
        .as('releases'),
      eb
        .selectFrom('exchange_event as v')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('v.exchange_id', '=', 'e.id')
        .where('v.state', '=', 'waiting')
        .as('waiting'),
    ])
    .where('e.account_id', '=', accountId)
    .where('e.ended_at', 'is', null)

type ExchangeRow = Awaited<ReturnType<ReturnType<typeof exchangesOf>['execute']>>[number]

const presentExchange = (row: ExchangeRow): Exchange => ({
  exchangeId: row.id,
  peerName: row.peer_name,
  clientId: row.client_id,
  callbackBase: row.callback_base,
  callbackAuthBase: row.callback_auth_base,
  autoFulfil: row.auto_fulfil,
  state: row.paused_at ? 'paused' : 'open',
  createdAt: row.created_at.toISOString(),
  oldSecretUntil: row.old_secret_until?.toISOString() ?? null,
  releases: row.releases ?? 0,
  waiting: row.waiting ?? 0,
})

/** The partners of an account that were not removed, by name. */
export async function listPeers(db: Database | Tx, accountId: string): Promise<Exchange[]> {
  const rows = await exchangesOf(db, accountId)
    .orderBy('e.peer_name')
    .orderBy('e.id')
    .limit(MOST_EXCHANGES)
    .execute()
  return rows.map(presentExchange)
}

export async function findExchange(
  db: Database | Tx,
  { exchangeId, accountId }: ExchangeKey,
): Promise<Exchange | null> {
  const row = await exchangesOf(db, accountId).where('e.id', '=', exchangeId).executeTakeFirst()
  return row ? presentExchange(row) : null
}
