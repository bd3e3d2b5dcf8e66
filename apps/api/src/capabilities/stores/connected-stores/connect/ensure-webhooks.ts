import { anyOf } from '@understory/database/any-of.ts'
import type { Deps } from '../../../../deps.ts'
import { freshConnection } from './fresh-connection.ts'
import { selectStores } from './store-records.ts'

type KeepWebhooksDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'stores' | 'jobs'>

/** Daily, of every store whose platform switches webhooks off after failures; its name and currency are asked as well. */
export async function checkWebhooks({
  db,
  stores,
  jobs,
}: Pick<KeepWebhooksDeps, 'db' | 'stores' | 'jobs'>): Promise<void> {
  const connectors = [...stores.values()].filter(({ hasOwnWebhooks }) => hasOwnWebhooks)
  if (connectors.length === 0) return
  const names = connectors.map(({ name }) => name)
  const found = await db
    .selectFrom('store')
    .select('id')
    .where((eb) => anyOf(eb.ref('connector'), names))
    .where('status', '=', 'connected')
    .execute()
  const queued = found.map(({ id }) => ({ storeId: id }))
  await jobs.enqueueAll(db, 'keep-webhooks', queued)
  await jobs.enqueueAll(db, 'ask-store', queued)
}

/** Creates the webhooks of a store that are missing, and switches on again those that are off. */
export async function ensureWebhooks(
  deps: KeepWebhooksDeps,
  { storeId }: { readonly storeId: string },
): Promise<void> {
  const store = await selectStores(deps.db).where('s.id', '=', storeId).executeTakeFirst()
  if (!store || store.disconnected_at) return
  const { connector: name } = store
  const address = `${deps.config.origin}/api/store-webhooks/${name}/${storeId}`
  await deps.stores.get(name)?.subscribe(await freshConnection(deps, store), address)
}
