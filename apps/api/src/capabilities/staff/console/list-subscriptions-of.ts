import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ViewUser } from '@understory/contracts/staff/console/staff.ts'
import { anyOf } from '@understory/database/any-of.ts'
import { refundedMinor } from '@understory/database/refunded-minor.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'

type ListSubscriptionsOfShown = AnswerOf<typeof ViewUser>['subscriptions'][number]

/** The subscriptions of some accounts with their last payments; never a card. */
export async function listSubscriptionsOf(
  { db }: Pick<Deps, 'db'>,
  accountIds: readonly string[],
): Promise<ListSubscriptionsOfShown[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.id', 's.product', 's.status', 's.created_at', 'a.display_name as account'])
    .where((eb) => anyOf(eb.ref('s.account_id'), accountIds))
    .orderBy('s.created_at', 'desc')
    .limit(50)
    .execute()
  if (rows.length === 0) return []
  const cycles = await db
    .selectFrom('subscription_cycle as y')
    .select(['id', 'subscription_id', 'from_date', 'paid_at', 'amount_minor', 'currency'])
    .select(['status', 'refunded_at', refundedMinor('cycle_id', 'y.id').as('refunded_minor')])
    .where((eb) =>
      anyOf(
        eb.ref('subscription_id'),
        rows.map(({ id }) => id),
      ),
    )
    .orderBy('from_date', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    product: row.product,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    payments: cycles
      .filter(({ subscription_id }) => subscription_id === row.id)
      .map((cycle) => ({
        id: cycle.id,
        date: cycle.paid_at ? dayOf(cycle.paid_at) : cycle.from_date,
        totalMinor: cycle.amount_minor,
        refundedMinor: cycle.refunded_minor,
        currency: cycle.currency,
        status: cycle.status,
        isRefunded: cycle.refunded_at !== null,
      })),
  }))
}
