import { EVIDENCE_LIMITS } from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { ACCEPTED, evidenceHint } from './evidence-words.ts'

const fileFieldLimits = () => ({
  bytes: EVIDENCE_LIMITS.fileBytes,
  sentence: companyFootprintsMessage('fileField.fileLargerMbPlease', {
    fileMegabytes: String(EVIDENCE_LIMITS.fileMegabytes),
  }),
})

type FileFieldProps = {
  readonly id?: string
  readonly label: string
  readonly optional?: boolean
  readonly error?: string | undefined
}

/** One or more files as evidence, with what is taken beside it. */
export function FileField({ id = 'file', label, optional = false, error }: FileFieldProps) {
  const about = { hint: evidenceHint(), error }
  return (
    <Field id={id} label={label} optional={optional} {...about}>
      <FileInput
        {...fieldAria(id, about)}
        name="file"
        accept={ACCEPTED}
        most={fileFieldLimits()}
        multiple
      />
    </Field>
  )
}
