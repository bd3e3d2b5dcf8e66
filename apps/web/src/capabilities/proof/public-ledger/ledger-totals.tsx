import type { PublicLedgerSummary } from '@understory/contracts/proof/public-ledger.ts'
import { fundedFigures } from '@understory/domain/proof/ledger/figures/funded-figures.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { Stat } from '@understory/ui/tables/stat.tsx'
import styles from './ledger.module.css'
import { publicLedgerMessage } from './messages/messages.generated.ts'

/** What the whole log adds up to. */
export function LedgerTotals({ totals, entries }: Pick<PublicLedgerSummary, 'totals' | 'entries'>) {
  if (entries === 0) return null
  return (
    <section
      className={styles.totals}
      aria-label={publicLedgerMessage('ledgerTotals.fundedEveryoneTogether')}
    >
      {fundedFigures(totals).map(({ impact, value, unit, of }) => (
        <Stat
          key={impact}
          impact={impact}
          value={value}
          unit={`${unit}${of}`}
          meaning={
            impact === 'plastic' ? publicLedgerMessage('ledgerTotals.removalFunded') : 'funded'
          }
        />
      ))}
      <Stat
        value={formatCount(entries)}
        unit={entries === 1 ? 'entry' : 'entries'}
        meaning={publicLedgerMessage('ledgerTotals.eachWithProof')}
      />
    </section>
  )
}
