import type { Tx } from '@understory/database/connect.ts'
import type { Connection } from '@understory/ports/store-connector.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'
import { type StoreRow, selectStores, setStatus } from './store-records.ts'
import { connectionOf, sealAgain } from './store-secrets.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'stores'>

const EARLY_MS = 5 * 60_000

/**
 * What reaches a store, renewed where its access ends soon. One process at a time renews, because a refresh
 * token works once; the others wait and read what it stored.
 */
export async function freshConnection(deps: Needs, store: StoreRow): Promise<Connection> {
  const held = connectionOf(deps, store)
  if (!endsSoon(deps, held)) return held
  return transact(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`renew ${store.id}`}, 0))`.execute(tx)
    const row = await selectStores(tx).where('s.id', '=', store.id).executeTakeFirst()
    return row ? renewed(tx, deps, row) : held
  })
}

async function renewed(tx: Tx, deps: Needs, store: StoreRow): Promise<Connection> {
  const held = connectionOf(deps, store)
  const connector = deps.stores.get(store.connector)
  if (!connector || !endsSoon(deps, held)) return held
  const secrets = await connector.renew(held).catch((fault) => {
    // What it has lasts for some minutes still, and the next call tries again.
    if (isOver(deps, held)) throw fault
    return null
  })
  if (!secrets) return held
  if (secrets === 'refused') {
    await setStatus(tx, store, 'needs-update')
    return held
  }
  await tx
    .updateTable('store')
    .set({ sealed_secrets: sealAgain(deps, store, secrets) })
    .where('id', '=', store.id)
    // Unless the merchant connected it anew meanwhile.
    .where('sealed_secrets', '=', store.sealed_secrets)
    .execute()
  return { ...held, secrets }
}

const endsSoon = (deps: Pick<Needs, 'clock'>, held: Connection) => leftOf(deps, held) < EARLY_MS
const isOver = (deps: Pick<Needs, 'clock'>, held: Connection) => leftOf(deps, held) <= 0

function leftOf({ clock }: Pick<Needs, 'clock'>, { secrets }: Connection): number {
  const ends = secrets.renewal?.accessEnds
  return ends === undefined ? Number.POSITIVE_INFINITY : Date.parse(ends) - clock().getTime()
}
