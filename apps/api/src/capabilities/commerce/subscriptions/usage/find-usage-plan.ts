import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { showSubscription } from '../list-subscriptions.ts'

type UsagePlan = Omit<NonNullable<StoreBilling['plan']>, 'nextBillOn'> & {
  readonly currentFrom: CalendarDate | null
  readonly currentTo: CalendarDate | null
}

/** The plan of an account's stores; `null`: it has none. */
export async function findUsagePlan(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  accountId: string,
): Promise<UsagePlan | null> {
  const row = await deps.db
    .selectFrom('subscription')
    .select(['id', 'ending_at', 'current_from', 'current_to'])
    .where('account_id', '=', accountId)
    .where('product', '=', USAGE_PRODUCT)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const shown = row && (await showSubscription(deps, { id: row.id, accountId }))
  if (!row || !shown || shown instanceof Refused) return null
  return {
    subscriptionId: row.id,
    status: shown.status,
    currency: shown.currency,
    card: shown.card,
    isEnding: row.ending_at !== null,
    due: shown.due,
    currentFrom: row.current_from,
    currentTo: row.current_to,
  }
}
