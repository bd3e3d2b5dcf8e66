import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { consoleMessage } from './messages/messages.generated.ts'

type ReasonFieldProps = {
  /** Where a page has several. */
  readonly id?: string
  /** What was wrong with its form, if it was sent. */
  readonly refused?: FormAnswer | null | undefined
}

export function ReasonField({ id = 'reason', refused }: ReasonFieldProps) {
  const error = refused?.problems.reason
  const hint = consoleMessage('reasonField.customerReadsTenCharacters')
  return (
    <Field id={id} label={consoleMessage('reasonField.reason')} hint={hint} error={error}>
      <TextArea
        {...fieldAria(id, { hint, error })}
        name="reason"
        rows={2}
        defaultValue={refused?.values.reason}
      />
    </Field>
  )
}
