import { EVIDENCE_NEEDED } from '@understory/domain/footprints/verification/evidence-behind.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'

type LevelFieldProps = { readonly chosen: string | undefined }

const { limited, reasonable } = EVIDENCE_NEEDED
const LEVEL_HINT = `Limited needs files or ledger rows behind ${limited}% of scopes 1 and 2, and behind the five largest lines. Reasonable needs them behind ${reasonable}% of each part.`

/** How firmly it is to be checked, and what evidence that needs. */
export function LevelField({ chosen }: LevelFieldProps) {
  return (
    <Field id="level" label="Level of assurance" hint={LEVEL_HINT}>
      <Select
        {...fieldAria('level', { hint: LEVEL_HINT })}
        name="level"
        options={[
          { value: 'limited', label: 'Limited' },
          { value: 'reasonable', label: 'Reasonable' },
        ]}
        defaultValue={chosen ?? 'limited'}
      />
    </Field>
  )
}
