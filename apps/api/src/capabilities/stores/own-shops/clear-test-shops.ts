import type { ClearsTestData } from '../../../clearing.ts'
import { transact } from '../../../database/transact.ts'
import { closeTestShop, deleteTestShop, findTestShop } from '../connected-stores/public.ts'
import { clearTestOrders } from '../store-orders/public.ts'
import { deleteTestSettings } from '../store-settings/public.ts'

/** A shop of a test account is closed first, so that no order comes after the last one went. */
export const clearTestShops: ClearsTestData = async (db, which) => {
  const shop = await findTestShop(db, which)
  if (!shop) return false
  await closeTestShop(db, shop)
  if (await clearTestOrders(db, shop)) return true
  await transact(db, async (tx) => {
    await deleteTestSettings(tx, shop)
    await deleteTestShop(tx, shop)
  })
  return true
}
