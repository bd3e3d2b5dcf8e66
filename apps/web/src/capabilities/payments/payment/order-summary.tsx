import type { Quote } from '@understory/contracts/offsetting.ts'
import { longMonth, type Month } from '@understory/domain/quantity/calendar.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { scene } from '@understory/pictures/scene.ts'
import { Picture } from '@understory/ui/picture.tsx'
import styles from './payment-page.module.css'
import { setupAddress } from './setup-address.ts'

function words({ impact, quantity }: Quote['lines'][number]): string {
  switch (impact) {
    case 'trees':
      return formatTrees(quantity)
    case 'co2e':
      return `${formatGrams(quantity)} CO2e`
    case 'plastic':
      return `${formatGrams(quantity)} plastic`
  }
}

/** What is being paid for, from which projects, at which price. */
export function OrderSummary({ quote }: { quote: Quote }) {
  const { currency, choice } = quote
  const drawn = scene({
    seed: quote.quoteId,
    trees: Math.floor(choice.milliTrees / 1000),
    co2eGrams: choice.co2eGrams,
    plasticGrams: choice.plasticGrams,
    width: 480,
    height: 260,
  })
  return (
    <aside className={styles.summary} aria-label="Your order">
      <div className={styles.picture}>
        <Picture shapes={drawn.shapes} width={480} height={260} fit="cover" />
      </div>
      <div className={styles.summaryBody}>
        <dl className={styles.lines}>
          {quote.lines.map((line) => (
            <div key={line.impact}>
              <dt>
                {words(line)}
                <span className="quiet">
                  {line.project.name}, {line.project.partner}
                  {line.project.isSample ? ' (sample project)' : ''}
                </span>
              </dt>
              <dd>{formatMoney({ minor: line.minor, currency })}</dd>
            </div>
          ))}
          <div className={styles.totalLine}>
            <dt>Total</dt>
            <dd>{formatMoney({ minor: quote.totalMinor, currency })}</dd>
          </div>
        </dl>
        {choice.spread ? (
          <p className="quiet">
            Counts over {choice.spread.months} months from{' '}
            {longMonth(choice.spread.startMonth as Month)}.
          </p>
        ) : null}
        <p className="quiet">
          <a href={setupAddress(quote, quote.audience)}>Change what I fund</a>
        </p>
      </div>
    </aside>
  )
}
