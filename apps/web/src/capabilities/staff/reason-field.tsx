import { Field, fieldAria } from '@understory/ui/field.tsx'
import { TextArea } from '@understory/ui/text-input.tsx'

type ReasonFieldProps = {
  /** Where a page has several. */
  readonly id?: string
  readonly error?: string | undefined
  readonly typed?: string | undefined
}

export function ReasonField({ id = 'reason', error, typed }: ReasonFieldProps) {
  const hint = 'The customer reads it. Ten characters at least.'
  return (
    <Field id={id} label="Reason" hint={hint} error={error}>
      <TextArea {...fieldAria(id, { hint, error })} name="reason" rows={2} defaultValue={typed} />
    </Field>
  )
}
