import { Field, fieldAria } from '@understory/ui/field.tsx'
import { TextArea } from '@understory/ui/text-input.tsx'

type ReasonFieldProps = { readonly error?: string | undefined; readonly typed?: string | undefined }

export function ReasonField({ error, typed }: ReasonFieldProps) {
  const hint = 'The customer reads it. Ten characters at least.'
  return (
    <Field id="reason" label="Reason" hint={hint} error={error}>
      <TextArea
        {...fieldAria('reason', { hint, error })}
        name="reason"
        rows={2}
        defaultValue={typed}
      />
    </Field>
  )
}
