import type { Equivalent } from '@understory/domain/proof/ledger/figures/equivalents.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'
import styles from './dashboard.module.css'

/** Details that show how a figure was worked out. */
export function Working({ of }: { readonly of: Equivalent }) {
  return (
    <details className={styles.working}>
      <summary>{ledgerMessage('working.working')}</summary>
      <p>{of.method}</p>
      <p>
        {ledgerMessage('working.sourceFiguresFor', { source: of.source, year: String(of.year) })}
      </p>
    </details>
  )
}
