import type { ClaimBasis } from '@understory/contracts/showing/claims.ts'
import { CLAIM_BASIS_FIELDS } from '@understory/domain/showing/claims/rules/claim-terms.ts'
import { claimBasisWords } from './claim-words.ts'
import styles from './claims.module.css'
import { claimsMessage } from './messages/messages.generated.ts'

/** What the words above it rest on, as their writer says it. */
export function BasisList({ basis }: { readonly basis: ClaimBasis }) {
  const given = CLAIM_BASIS_FIELDS.filter((field) => basis[field])
  if (given.length === 0) return null
  return (
    <section className="flow-12" aria-labelledby="rests-on">
      <h2 id="rests-on" className={styles.restsOn}>
        {claimsMessage('basisList.wordsRest')}
      </h2>
      <dl className={styles.given}>
        {given.map((field) => (
          <div key={field}>
            <dt>{claimBasisWords()[field]}</dt>
            <dd>{basis[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
