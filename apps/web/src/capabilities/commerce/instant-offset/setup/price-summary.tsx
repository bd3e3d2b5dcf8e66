import type { Quote } from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import {
  priceSummaryContinueToPayment,
  priceSummaryTotal,
} from '../island-messages/price-summary.generated.ts'
import styles from './setup-page.module.css'

const LABEL: Record<Impact, (quantity: number) => string> = {
  trees: formatTrees,
  co2e: (quantity) => `${formatGrams(quantity)} CO2e`,
  plastic: (quantity) => `${formatGrams(quantity)} plastic`,
}

/** The current price, and the one action. It stays in view: beside the form, or under it on a phone. */
export function PriceSummary({ quote }: { quote: Quote }) {
  const lines = quote.lines.filter((line) => line.quantity > 0)
  return (
    <div className={styles.summary} data-price-bar="">
      <dl className={`sum-rows ${styles.lines}`}>
        {lines.map(({ impact, quantity, amount }) => (
          <div key={impact}>
            <dt>{LABEL[impact](quantity)}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.summaryRow}>
        <div>
          <p className="quiet">{priceSummaryTotal()}</p>
          <output className={styles.total} aria-live="polite">
            {formatMoney(quote.total)}
          </output>
        </div>
        <Button type="submit" look="action" form="setup">
          {priceSummaryContinueToPayment()}
        </Button>
      </div>
    </div>
  )
}
