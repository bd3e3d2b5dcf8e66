import type { Database } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import { currentPriceBook, priceShares } from '../../../commerce/prices/public.ts'

type ProjectShare = { readonly currency: string; readonly permille: number }

/** The part of the price of today that is for the project, where the price book says so. */
export async function projectShares(
  db: Database,
  { impact, today }: { readonly impact: Impact; readonly today: CalendarDate },
): Promise<ProjectShare[]> {
  const shares: ProjectShare[] = []
  for (const currency of CURRENCIES) {
    const book = await currentPriceBook(db, currency, today)
    const share = (await priceShares(db, book)).get(impact)
    if (share) shares.push({ currency, permille: share.project })
  }
  return shares
}
