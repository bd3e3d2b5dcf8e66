import { CLAIM_LIMITS, type ClaimBasis } from '@understory/contracts/showing/claims.ts'
import { CLAIM_BASIS_FIELDS } from '@understory/domain/showing/claims/rules/claim-terms.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { claimBasisWords } from './claim-words.ts'
import styles from './claims.module.css'
import { claimsMessage } from './messages/messages.generated.ts'

type BasisFieldsProps = {
  readonly basis: ClaimBasis
  readonly answer: FormAnswer | undefined
  /** Because something that was written needs it. */
  readonly isOpen: boolean
  readonly hint: string
}

/** What a claim rests on, in a form; closed for those who need none. */
export function BasisFields({ basis, answer, isOpen, hint }: BasisFieldsProps) {
  const isGiven = Object.values(basis).some((value) => value !== '')
  return (
    <details className="more" id="basis" open={isOpen || isGiven}>
      <summary>{claimsMessage('basisFields.wordsRest')}</summary>
      <div className="flow-16">
        <p className="quiet">{hint}</p>
        <div className={styles.basis}>
          {CLAIM_BASIS_FIELDS.map((field) => (
            <LabelledInput
              key={field}
              name={`basis.${field}`}
              label={claimBasisWords()[field]}
              answer={answer}
              optional
              maxLength={CLAIM_LIMITS.basis}
              defaultValue={basis[field] ?? ''}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
