import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'

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
    hint: 'It only goes down; the sample grows with it, and keeps its ticks.',
    error: refused?.problems.materiality,
  }
  return (
    <section className="part flow-16" aria-labelledby="plan">
      <h2 id="plan">The check</h2>
      <p>
        {level === 'limited' ? 'Limited' : 'Reasonable'} assurance of parts that come to{' '}
        {exactGrams(partsGrams)}. An error is material above {percent}% of that, which is{' '}
        {exactGrams(materialityGrams)}. Files or ledger rows stand behind {check.evidencedPercent}%,
        and {check.benchmarkPercent}% is benchmark.
      </p>
      <p>
        {check.differing.length === 0
          ? 'Computed again, every line comes out as it is stored.'
          : `Computed again, ${check.differing.length} lines come out differently: ${check.differing.slice(0, 5).join(', ')}.`}
      </p>
      {isOpen ? (
        <form method="post" className="row-12" noValidate>
          <Field id="materiality" label="Material from, per cent" {...about}>
            <TextInput
              {...fieldAria('materiality', about)}
              name="materiality"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={refused?.values.materiality ?? percent}
            />
          </Field>
          <Button type="submit" name="intent" value="plan">
            Lower it
          </Button>
        </form>
      ) : null}
    </section>
  )
}
