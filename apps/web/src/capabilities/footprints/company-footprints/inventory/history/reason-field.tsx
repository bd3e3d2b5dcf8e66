import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

type ReasonFieldProps = {
  readonly refused: Pick<FormAnswer, 'code' | 'problems' | 'values'> | null
  /** Shown before anyone is refused, where the form cannot keep everything that was chosen. */
  readonly isShown?: boolean
}

const reasonHint = () => companyFootprintsMessage('reasonField.footprintDeclaredChangesMore')

/** Whether the form that was refused asks why, or somebody said so already. */
export const asksReason = (refused: ReasonFieldProps['refused']): boolean =>
  refused?.code === 'REASON_NEEDED' || Boolean(refused?.values.changeReason)

/** Why a declared footprint changes, once that is asked. */
export function ReasonField({ refused, isShown = false }: ReasonFieldProps) {
  const isAsked = asksReason(refused)
  if (!isAsked && !isShown) return null
  const about = { hint: reasonHint(), error: refused?.problems.reason }
  return (
    <Field
      id="reason"
      label={companyFootprintsMessage('reasonField.whyItChanges')}
      optional={!isAsked}
      {...about}
    >
      <TextInput
        {...fieldAria('reason', about)}
        name="changeReason"
        maxLength={500}
        defaultValue={refused?.values.changeReason ?? ''}
      />
    </Field>
  )
}
