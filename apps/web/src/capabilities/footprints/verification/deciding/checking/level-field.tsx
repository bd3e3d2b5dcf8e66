import { EVIDENCE_NEEDED } from '@understory/domain/footprints/verification/evidence-behind.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { verificationMessage } from '../../messages/messages.generated.ts'

type LevelFieldProps = { readonly chosen: string | undefined }

const { limited, reasonable } = EVIDENCE_NEEDED
const levelHint = () =>
  verificationMessage('levelField.limitedNeedsFilesLedger', {
    limited: String(limited),
    reasonable: String(reasonable),
  })

/** How firmly it is to be checked, and what evidence that needs. */
export function LevelField({ chosen }: LevelFieldProps) {
  return (
    <Field id="level" label={verificationMessage('levelField.levelOfAssurance')} hint={levelHint()}>
      <Select
        {...fieldAria('level', { hint: levelHint() })}
        name="level"
        options={[
          { value: 'limited', label: verificationMessage('levelField.limited') },
          { value: 'reasonable', label: verificationMessage('levelField.reasonable') },
        ]}
        defaultValue={chosen ?? 'limited'}
      />
    </Field>
  )
}
