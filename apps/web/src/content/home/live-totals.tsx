import {
  bottlesOf,
  carKilometresOf,
  lifetimeCaptureOf,
} from '@understory/domain/impact/equivalents.ts'
import { formatGrams, gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import { Stat } from '@understory/ui/stat.tsx'
import type { PublicTotals } from '../public-facts.ts'
import styles from './home.module.css'

/** What everyone together has funded, from the ledger; nothing when it is unavailable. */
export function LiveTotals({ totals }: { readonly totals: PublicTotals | null }) {
  const any = totals !== null && totals.milliTrees + totals.co2eGrams + totals.plasticGrams > 0
  return (
    <section className={`page ${styles.totals}`} aria-labelledby="totals">
      <h2 id="totals">{totals && !any ? 'The first entry is still blank' : 'Funded so far'}</h2>
      {any ? (
        <Figures totals={totals} />
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

function count(value: number): string {
  return Math.floor(value).toLocaleString('en-GB')
}

function Figures({ totals }: { readonly totals: PublicTotals }) {
  const co2e = gramsFigure(totals.co2eGrams)
  const plastic = gramsFigure(totals.plasticGrams)
  const capture = formatGrams(lifetimeCaptureOf(totals.milliTrees).value)
  return (
    <>
      <div className={styles.figures}>
        <Stat
          impact="trees"
          value={treesFigure(totals.milliTrees).value}
          unit="trees funded"
          meaning={`They may take in about ${capture} of CO2e over their lives. That is not counted as CO2e removed.`}
        />
        <Stat
          impact="co2e"
          value={co2e.value}
          unit={`${co2e.unit} of CO2e`}
          meaning={`As much as ${count(carKilometresOf(totals.co2eGrams).value)} km in an average UK car.`}
        />
        <Stat
          impact="plastic"
          value={plastic.value}
          unit={`${plastic.unit} of plastic`}
          meaning={`The weight of ${count(bottlesOf(totals.plasticGrams).value)} half-litre bottles.`}
        />
      </div>
      <p className={styles.working}>
        Read from the public ledger as this page was made.{' '}
        <a href="/our-philosophy#figures">How each figure is worked out</a>
      </p>
    </>
  )
}
