import { Button } from '@understory/ui/forms/button.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { ReasonField } from './reason-field.tsx'

/** Whether a line that was to be deleted is so large that it asks why. */
export function isUnexplained(refused: FormAnswer | null): refused is FormAnswer {
  const { intent } = refused?.values ?? {}
  return refused?.code === 'REASON_NEEDED' && intent === 'remove'
}

/** The same press again, with its reason. */
export function UnexplainedChange({ refused }: { readonly refused: FormAnswer }) {
  return (
    <form method="post" className="panel flow-16" noValidate>
      <input type="hidden" name="lineId" value={refused.values.lineId ?? ''} />
      <ReasonField refused={refused} />
      <div>
        <Button look="action" type="submit" name="intent" value="remove">
          {companyFootprintsMessage('unexplainedChange.deleteTheLine')}
        </Button>
      </div>
    </form>
  )
}
