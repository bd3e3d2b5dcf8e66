import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'
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
            <strong>
              {isMet === null
                ? climatePlanMessage('sbtiChecks.notKnown')
                : isMet
                  ? climatePlanMessage('sbtiChecks.met')
                  : climatePlanMessage('sbtiChecks.notMet')}
              .
            </strong>{' '}
            {asks}
            <span className="subline">{found}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
