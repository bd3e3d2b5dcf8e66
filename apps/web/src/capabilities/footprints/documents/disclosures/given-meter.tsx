import type { FrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import styles from './disclosures.module.css'

/** How much of what a framework asks for is given, as a bar and in words. */
export function GivenMeter({ facts }: Pick<FrameworkDisclosure, 'facts'>) {
  const count = (state: FrameworkDisclosure['facts'][number]['state']) =>
    facts.filter((fact) => fact.state === state).length
  const [given, outside, missing] = [
    count('given'),
    count('not-applicable'),
    count('not-given'),
  ] as const
  const rest = [
    outside > 0
      ? documentsMessage('givenMeter.notApply', {
          outside: String(outside),
          words: outside === 1 ? 'does' : 'do',
        })
      : null,
    missing > 0 ? documentsMessage('givenMeter.notGiven', { missing: String(missing) }) : null,
  ].filter((words) => words !== null)
  return (
    <div className="flow-12">
      <svg
        className={styles.meter}
        viewBox={`0 0 ${Math.max(facts.length, 1)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.given} width={given} height="1" />
        <rect className={styles.outside} x={given} width={outside} height="1" />
      </svg>
      <p>
        <strong>
          {documentsMessage('givenMeter.ofGiven', { given: String(given), count: facts.length })}
        </strong>
        {rest.length > 0 ? <span className="quiet">, {rest.join(', ')}</span> : null}
      </p>
    </div>
  )
}
