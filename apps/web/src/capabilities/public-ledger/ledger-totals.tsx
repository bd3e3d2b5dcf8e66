import type { PublicLedgerSummary } from '@understory/contracts/public-ledger.ts'
import { formatCount, gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import { Stat } from '@understory/ui/stat.tsx'
import styles from './ledger.module.css'

/** What the whole log adds up to. */
export function LedgerTotals({ totals, entries }: Pick<PublicLedgerSummary, 'totals' | 'entries'>) {
  const trees = treesFigure(totals.milliTrees)
  const co2e = gramsFigure(totals.co2eGrams)
  const plastic = gramsFigure(totals.plasticGrams)
  return (
    <section className={styles.totals} aria-label="What was funded, by everyone together">
      <Stat impact="trees" value={trees.value} unit={trees.unit} meaning="funded" />
      <Stat impact="co2e" value={co2e.value} unit={`${co2e.unit} of CO2e`} meaning="funded" />
      <Stat
        impact="plastic"
        value={plastic.value}
        unit={`${plastic.unit} of plastic`}
        meaning="removal funded"
      />
      <Stat
        value={formatCount(entries)}
        unit={entries === 1 ? 'entry' : 'entries'}
        meaning="each with a proof"
      />
    </section>
  )
}
