import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { requireAccount } from '../../../http/session.ts'
import { mayBuy } from '../../../shell/account-fit/account-fit.ts'

type StoreOfArgs = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>

/** The store of an address, in the account that is used; there is no such page for anyone else. */
export async function storeOf({ request, context, params }: StoreOfArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const listed = await api(ListStores, {})
  if (!listed.ok) throw data(null, { status: listed.status })
  const store = listed.data.stores.find(({ storeId }) => storeId === params.storeId)
  if (!store) throw data(null, { status: 404 })
  const mayChange = mayBuy({ role, user })
  return { api, store, mayChange }
}
