import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { amountPaidLessRefunded } from './island-messages/amount-paid.generated.ts'

type AmountPaidProps = {
  readonly totalMinor: number
  /** Refunded since. */
  readonly refundedMinor: number
  readonly currency: Currency
}

/** What was paid; with a part that was refunded, as the row of a table shows both. */
export function AmountPaid({ totalMinor, refundedMinor, currency }: AmountPaidProps) {
  const isPart = refundedMinor > 0 && refundedMinor < totalMinor
  return (
    <span>
      {formatMoney({ minor: totalMinor, currency })}{' '}
      {isPart ? (
        <span className="subline">
          {amountPaidLessRefunded({ money: formatMoney({ minor: refundedMinor, currency }) })}
        </span>
      ) : null}
    </span>
  )
}
