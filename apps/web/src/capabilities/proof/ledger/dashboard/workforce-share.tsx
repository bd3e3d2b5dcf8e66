import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { WORKFORCE_SHARE_PERCENT } from '@understory/domain/proof/ledger/figures/workforce-share.ts'
import { formatGrams } from '@understory/domain/quantity/format.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import styles from './dashboard.module.css'

/** What a workforce plan offset, and how much of it counts against the business's own footprint. */
export function WorkforceShare({ workforce }: Pick<ImpactMetrics, 'workforce'>) {
  const { co2eGrams, countsGrams } = workforce
  if (co2eGrams <= 0) return null
  const [all, counted] = [formatGrams(co2eGrams), formatGrams(countsGrams)]
  return (
    <section className={styles.workforce} aria-labelledby="workforce">
      <h2 id="workforce">Your workforce plan</h2>
      <BarRows
        caption={`What it offset of your people’s lives, and the ${WORKFORCE_SHARE_PERCENT}% of it that counts against your own footprint`}
        rows={[
          { name: 'Offset for your people', amount: co2eGrams, word: all, isMain: true },
          { name: 'Counts for the business', amount: countsGrams, word: counted },
        ]}
      >
        <p className="visually-hidden">
          It offset {all} of CO2e for your people; {counted} of that counts against the footprint of
          the business.
        </p>
      </BarRows>
    </section>
  )
}
