import { Button } from '@understory/ui/forms/button.tsx'
import { strongWords } from '../../../../../shell/message-tags.tsx'
import {
  verifiedClaimCountsFor,
  verifiedClaimDocumentAroundProvedSays,
  verifiedClaimFetchCheckThoseToo,
  verifiedClaimLedgerEntries,
  verifiedClaimLogHoldsWordWord,
  verifiedClaimStatedOn,
  verifiedClaimWhatWasVerified,
} from '../../island-messages/verified-claim.generated.ts'
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

const terms = () => [
  'For',
  'Funded',
  verifiedClaimCountsFor(),
  verifiedClaimStatedOn(),
  'Certificate',
  verifiedClaimLedgerEntries(),
]

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
  const awaited = terms().map((term) => ({ term, said: '…' }))
  const words = claim ? claimWords(claim) : order ? orderWords(order) : awaited
  return (
    <div className={styles.claim}>
      <h3>
        {leaves.length === 0 ? verifiedClaimWhatWasVerified() : verifiedClaimLogHoldsWordWord()}
      </h3>
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
            {verifiedClaimFetchCheckThoseToo()}
          </Button>
        </>
      ) : null}
      {isPaper ? <p>{verifiedClaimDocumentAroundProvedSays({ strong: strongWords })}</p> : null}
    </div>
  )
}
