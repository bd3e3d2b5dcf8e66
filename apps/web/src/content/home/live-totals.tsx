import {
  bottlesOf,
  carKilometresOf,
  lifetimeCaptureOf,
} from '@understory/domain/proof/ledger/figures/equivalents.ts'
import { fundedFigures } from '@understory/domain/proof/ledger/figures/funded-figures.ts'
import { formatGrams } from '@understory/domain/quantity/format.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { Stat } from '@understory/ui/tables/stat.tsx'
import type { PublicTotals } from '../public-facts.ts'
import styles from './home.module.css'
import { homeMessage, homeRich } from './messages/messages.generated.ts'

/** What everyone together has funded, from the ledger; nothing when it is unavailable. */
export function LiveTotals({ totals }: { readonly totals: PublicTotals | null }) {
  const any = totals !== null && fundedFigures(totals).length > 0
  return (
    <section className={`page ${styles.totals}`} aria-labelledby="totals">
      <h2 id="totals">
        {totals && !any
          ? homeMessage('liveTotals.firstEntryStillBlank')
          : homeMessage('liveTotals.fundedSoFar')}
      </h2>
      {any ? (
        <LiveTotalsFigures totals={totals} />
      ) : (
        <p className="lead quiet">
          {totals
            ? homeMessage('liveTotals.nothingBeenFundedYet')
            : homeMessage('liveTotals.ledgerCannotReadJust')}
        </p>
      )}
    </section>
  )
}

const MEANINGS: Readonly<Record<Impact, (quantity: number) => string>> = {
  trees: (quantity) =>
    homeMessage('liveTotals.takeAboutCo2eOver', {
      grams: formatGrams(lifetimeCaptureOf(quantity).value),
    }),
  co2e: (quantity) =>
    homeMessage('liveTotals.muchKmAverageUk', { count: count(carKilometresOf(quantity).value) }),
  plastic: (quantity) =>
    homeMessage('liveTotals.weightHalfLitreBottles', { count: count(bottlesOf(quantity).value) }),
}

function count(value: number): string {
  return Math.floor(value).toLocaleString('en-GB')
}

function LiveTotalsFigures({ totals }: { readonly totals: PublicTotals }) {
  return (
    <>
      <div className={styles.figures}>
        {fundedFigures(totals).map(({ impact, quantity, value, unit, of }) => (
          <Stat
            key={impact}
            impact={impact}
            value={value}
            unit={impact === 'trees' ? homeMessage('liveTotals.funded', { unit }) : `${unit}${of}`}
            meaning={MEANINGS[impact](quantity)}
          />
        ))}
      </div>
      <p className={styles.working}>
        {homeRich('liveTotals.readPublicLedgerOpened', {
          link: (words) => <a href="/our-philosophy#figures">{words}</a>,
        })}
      </p>
    </>
  )
}
