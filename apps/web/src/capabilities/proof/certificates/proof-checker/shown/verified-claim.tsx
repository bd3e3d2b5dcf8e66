import { Button } from '@understory/ui/forms/button.tsx'
import type { Claim, OrderClaim } from '../proof-check.ts'
import styles from '../proof-checker.module.css'
import { claimWords, orderWords, partWords } from './claim-words.ts'

type VerifiedClaimProps = {
  readonly claim: Claim | null
  readonly order: OrderClaim | null
  /** Whether a claim is still to come: its place is kept, so that nothing moves. */
  readonly isAwaited: boolean
  readonly leaves: readonly string[]
  readonly isPaper: boolean
  readonly checkEarlier: () => void
}

const TERMS = ['For', 'Funded', 'Counts for', 'Stated on', 'Certificate', 'Ledger entries']

/** What was verified, in words or as the bytes themselves: nothing else in a file is proved. */
export function VerifiedClaim({
  claim,
  order,
  isAwaited,
  leaves,
  isPaper,
  checkEarlier,
}: VerifiedClaimProps) {
  if (!claim && !order && !isAwaited && leaves.length === 0) return null
  const awaited = TERMS.map((term) => ({ term, said: '…' }))
  const words = claim ? claimWords(claim) : order ? orderWords(order) : awaited
  return (
    <div className={styles.claim}>
      <h3>{leaves.length === 0 ? 'What was verified' : 'What the log holds, word for word'}</h3>
      {leaves.length === 0 ? (
        <dl>
          {words.map(({ term, said }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {leaves.map((leaf) => (
        <pre key={leaf}>
          <code>{leaf}</code>
        </pre>
      ))}
      {claim?.earlier ? (
        <>
          <p>{partWords(claim)}</p>
          <Button look="quiet" onClick={checkEarlier}>
            Fetch and check those too
          </Button>
        </>
      ) : null}
      {isPaper ? (
        <p>
          <strong>The document around it is not proved.</strong> If it says anything else, rely on
          what is shown here.
        </p>
      ) : null}
    </div>
  )
}
