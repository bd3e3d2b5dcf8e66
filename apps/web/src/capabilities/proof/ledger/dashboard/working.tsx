import type { Equivalent } from '@understory/domain/proof/ledger/figures/equivalents.ts'
import styles from './dashboard.module.css'

/** Details that show how a figure was worked out. */
export function Working({ of }: { readonly of: Equivalent }) {
  return (
    <details className={styles.working}>
      <summary>Working</summary>
      <p>{of.method}</p>
      <p>
        Source: {of.source}; figures for {of.year}.
      </p>
    </details>
  )
}
