import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { verificationMessage } from '../../messages/messages.generated.ts'

type PlanPartProps = {
  readonly check: VerificationCheck
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** How firmly it is checked, and from when on an error is material. */
export function PlanPart({ check, isOpen, refused }: PlanPartProps) {
  const { level, partsGrams, materialityBasisPoints, materialityGrams } = check
  const percent = String(materialityBasisPoints / 100)
  const about = {
    hint: verificationMessage('planPart.onlyGoesDownHint'),
    error: refused?.problems.materiality,
  }
  return (
    <section className="part flow-16" aria-labelledby="plan">
      <h2 id="plan">{verificationMessage('planPart.theCheck')}</h2>
      <p>
        {verificationMessage('planPart.limitedAssurancePartsCome', {
          isLimited: level === 'limited' ? 'yes' : 'other',
          exactGrams: exactGrams(partsGrams),
          percent,
          exactGrams2: exactGrams(materialityGrams),
          evidencedPercent: String(check.evidencedPercent),
          benchmarkPercent: String(check.benchmarkPercent),
        })}
      </p>
      <p>
        {check.differing.length === 0
          ? verificationMessage('planPart.computedAgainEveryLine')
          : verificationMessage('planPart.computedAgainLinesCome', {
              count: check.differing.length,
              differing: check.differing.slice(0, 5).join(', '),
            })}
      </p>
      {isOpen ? (
        <form method="post" className="row-12" noValidate>
          <Field
            id="materiality"
            label={verificationMessage('planPart.materialFromPerCent')}
            {...about}
          >
            <TextInput
              {...fieldAria('materiality', about)}
              name="materiality"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={refused?.values.materiality ?? percent}
            />
          </Field>
          <Button type="submit" name="intent" value="plan">
            {verificationMessage('planPart.lowerIt')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
