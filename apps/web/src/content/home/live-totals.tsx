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

/** What everyone together has funded, from the ledger; nothing when it is unavailable. */
export function LiveTotals({ totals }: { readonly totals: PublicTotals | null }) {
  const any = totals !== null && fundedFigures(totals).length > 0
  return (
    <section className={`page ${styles.totals}`} aria-labelledby="totals">
      <h2 id="totals">{totals && !any ? 'The first entry is still blank' : 'Funded so far'}</h2>
      {any ? (
        <LiveTotalsFigures totals={totals} />
      ) : (
        <p className="lead quiet">
          {totals
            ? 'Nothing has been funded here yet, so we show nothing. The first tree, kilogram or bottle will appear on this page the moment it is paid for.'
            : 'The ledger cannot be read just now, so we show no figures rather than old ones. Please look again in a minute.'}
        </p>
      )}
    </section>
  )
}

const MEANINGS: Readonly<Record<Impact, (quantity: number) => string>> = {
  trees: (quantity) =>
    `They may take in about ${formatGrams(lifetimeCaptureOf(quantity).value)} of CO2e over their lives. That is not counted as CO2e removed.`,
  co2e: (quantity) =>
    `As much as ${count(carKilometresOf(quantity).value)} km in an average UK car.`,
  plastic: (quantity) => `The weight of ${count(bottlesOf(quantity).value)} half-litre bottles.`,
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
            unit={impact === 'trees' ? `${unit} funded` : `${unit}${of}`}
            meaning={MEANINGS[impact](quantity)}
          />
        ))}
      </div>
      <p className={styles.working}>
        Read from the public ledger as you opened this page.{' '}
        <a href="/our-philosophy#figures">How each figure is worked out</a>
      </p>
    </>
  )
}
