import { EVIDENCE_LIMITS } from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { ACCEPTED, EVIDENCE_HINT } from './evidence-words.ts'

const FILE_FIELD_LIMITS = {
  bytes: EVIDENCE_LIMITS.fileBytes,
  sentence: `A file is larger than ${EVIDENCE_LIMITS.fileMegabytes} MB. Please choose a smaller one.`,
}

type FileFieldProps = {
  readonly id?: string
  readonly label: string
  readonly optional?: boolean
  readonly error?: string | undefined
}

/** One or more files as evidence, with what is taken beside it. */
export function FileField({ id = 'file', label, optional = false, error }: FileFieldProps) {
  const about = { hint: EVIDENCE_HINT, error }
  return (
    <Field id={id} label={label} optional={optional} {...about}>
      <FileInput
        {...fieldAria(id, about)}
        name="file"
        accept={ACCEPTED}
        most={FILE_FIELD_LIMITS}
        multiple
      />
    </Field>
  )
}
