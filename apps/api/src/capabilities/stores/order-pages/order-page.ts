import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderPage, SetOrderPage } from '@understory/contracts/stores/order-pages.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { chooseProofs } from '../connected-stores/public.ts'
import { orderCode, orderKey } from './order-code.ts'

type OrderPageStoreKey = { readonly accountId: string; readonly storeId: string }

/** How a merchant links orders to what they funded, with the newest order as an example. */
export async function orderPage(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { accountId, storeId }: OrderPageStoreKey,
): Promise<ReplyOf<typeof GetOrderPage> | Refused> {
  const store = await db
    .selectFrom('store')
    .select('shows_proofs')
    .where('account_id', '=', accountId)
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (!store) return refuse('RESOURCE_NOT_FOUND')
  const newest = await db
    .selectFrom('store_order')
    .select('external_id')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .orderBy('created_at', 'desc')
    .orderBy('external_id')
    .limit(1)
    .executeTakeFirst()
  const key = orderKey(config.APP_SECRET, storeId)
  const address = orderPageAddress(config, storeId)
  const example = newest
    ? linkOfOrder({ config }, { storeId, externalId: newest.external_id })
    : null
  return { address, key, example, showsProofs: store.shows_proofs }
}

const orderPageAddress = ({ origin }: Pick<Deps['config'], 'origin'>, storeId: string) =>
  `${origin}/landing-page?store=${storeId}`

type OrderToLink = { readonly storeId: string; readonly externalId: string }

/** Where the shopper of an order sees what it funded. */
export function linkOfOrder(
  { config }: Pick<Deps, 'config'>,
  { storeId, externalId: order }: OrderToLink,
): string {
  const code = orderCode(orderKey(config.APP_SECRET, storeId), order)
  return `${orderPageAddress(config, storeId)}&${new URLSearchParams({ order, code })}`
}

/** Also of a store that is disconnected: links to its orders stay. */
export async function setOrderPage(
  { db }: Pick<Deps, 'db'>,
  { accountId, storeId }: OrderPageStoreKey,
  { showsProofs }: BodyOf<typeof SetOrderPage>,
): Promise<Refused | undefined> {
  const changed = await chooseProofs(db, { accountId, storeId }, showsProofs)
  return changed ? undefined : refuse('RESOURCE_NOT_FOUND')
}
