import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import styles from '../plan.module.css'

/** What is asked, whether it is met, and by what. */
export function SbtiChecks({ checks }: { readonly checks: Target['sbti'] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ id, asks, isMet, found }) => (
        <li key={id} data-met={isMet || undefined}>
          <span className={styles.sign} aria-hidden="true">
            {isMet ? '✓' : '–'}
          </span>
          <span>
            <strong>{isMet === null ? 'Not known' : isMet ? 'Met' : 'Not met'}.</strong> {asks}
            <span className="subline">{found}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
