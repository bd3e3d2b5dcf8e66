import type { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { QueryOf } from '@understory/contracts/endpoint.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { cursorOf, readCursor } from '../../../database/cursor.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { coversOf } from './covers-of.ts'
import { monthsOfPurchases } from './months-of-purchases.ts'
import { presentPurchase } from './present-purchase.ts'
import { listPurchases } from './purchase-records.ts'

export async function listOwnPurchases(
  deps: Pick<Deps, 'db' | 'purchaseKinds'>,
  accountId: string,
  { before, limit }: QueryOf<typeof ListPurchases>,
) {
  const place = before === undefined ? null : readCursor(before)
  if (before !== undefined && !place) return refuse('BAD_REQUEST')
  const rows = await listPurchases(deps.db, { accountId, before: place, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const [first, last] = [shown.at(0), shown.at(-1)]
  const [to, from] = [first, last].map((row) => row && monthOf(dayOf(row.created_at)))
  const covers = await coversOf(deps, shown, 'buyer')
  return {
    purchases: shown.map((row) => presentPurchase(deps, row, covers(row))),
    months: from && to ? await monthsOfPurchases(deps.db, { accountId, from, to }) : [],
    next: rows.length > limit && last ? cursorOf({ at: last.created_at, id: last.id }) : null,
  }
}
