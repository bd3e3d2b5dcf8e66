import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ViewUser } from '@understory/contracts/staff/console/staff.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { CURRENCIES, money } from '@understory/domain/quantity/money.ts'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'

type View = AnswerOf<typeof ViewUser>
type Paid = Pick<View['purchases'][number], 'totalMinor' | 'refundedMinor' | 'currency'>

/** What this person has with us at a glance; the lists are further down. */
export function UserTotals({ user, purchases, subscriptions }: View) {
  const cycles = subscriptions.flatMap(({ payments }) => payments)
  const paid = [
    ...purchases.filter(({ status }) => status === 'paid'),
    ...cycles.filter(({ status, isRefunded }) => status === 'paid' && !isRefunded),
  ]
  const running = subscriptions.filter(({ status }) => status === 'active').length
  return (
    <div className={styles.totals}>
      <Stat
        value={sums(paid) || consoleMessage('userTotals.nothing')}
        unit="paid, of what is listed below"
      />
      <Stat
        value={String(purchases.length)}
        unit={
          purchases.length === 1
            ? consoleMessage('userTotals.latestPurchase')
            : consoleMessage('userTotals.latestPurchases')
        }
      />
      <Stat
        value={String(running)}
        unit={
          running === 1
            ? consoleMessage('userTotals.activeSubscription')
            : consoleMessage('userTotals.activeSubscriptions')
        }
      />
      <Stat
        value={String(user.accounts.length)}
        unit={user.accounts.length === 1 ? 'account' : 'accounts'}
      />
    </div>
  )
}

function sums(paid: readonly Paid[]): string {
  const inCurrency = CURRENCIES.map((currency) => {
    const of = paid.filter((each) => each.currency === currency)
    return {
      currency,
      minor: of.reduce((sum, each) => sum + each.totalMinor - each.refundedMinor, 0),
    }
  })
  return inCurrency
    .filter(({ minor }) => minor > 0)
    .map(({ currency, minor }) => formatMoney(money(minor, currency)))
    .join(' + ')
}
