import type { Database, Tx } from '@understory/database/connect.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'
import { selectStores } from './store-records.ts'

/** The store that is meant where none is named: the one that is connected. */
export async function onlyConnected(
  db: Database | Tx,
  accountId: string,
): Promise<string | Refused> {
  const [store, another] = await selectStores(db)
    .where('s.account_id', '=', accountId)
    .where('s.disconnected_at', 'is', null)
    .limit(2)
    .execute()
  if (!store) return refuse('NO_STORE_CONNECTED')
  if (!another) return store.id
  return refuse('BAD_REQUEST', [
    { field: 'storeId', message: connectedStoresMessage('only-connected.store-id') },
  ])
}
