import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'

type ShopInWords = {
  readonly shop: string
  readonly account: string
  /** Who looks after it. */
  readonly userId: string | null
}

/** Shops as staff read of them. */
export async function shopsInWords(
  db: Database,
  storeIds: readonly string[],
): Promise<(storeId: string) => ShopInWords> {
  const ids = [...new Set(storeIds)]
  const stores =
    ids.length === 0
      ? []
      : await db
          .selectFrom('store as s')
          .innerJoin('account as a', 'a.id', 's.account_id')
          .leftJoin('membership as m', (join) =>
            join.onRef('m.account_id', '=', 'a.id').on('m.role', '=', 'owner'),
          )
          .select(['s.id', 's.name', 'a.display_name', 'm.user_id'])
          .where((eb) => anyOf(eb.ref('s.id'), ids))
          .execute()
  return (storeId) => {
    const store = stores.find(({ id }) => id === storeId)
    return {
      shop: store?.name ?? 'a shop that is gone',
      account: store?.display_name ?? 'an account that is gone',
      userId: store?.user_id ?? null,
    }
  }
}
