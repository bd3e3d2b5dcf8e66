import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

type SureBoxProps = { readonly refused: FormAnswer | null; readonly name?: string }

/** To be ticked where a figure is far from what would be expected, and right. */
export function SureBox({ refused, name = 'isSure' }: SureBoxProps) {
  return refused?.code === 'IMPLAUSIBLE' ? (
    <Checkbox
      name={name}
      label={companyFootprintsMessage('sureBox.iLookedAgainRight')}
      explain={companyFootprintsMessage('sureBox.savedStandsStaysList')}
    />
  ) : null
}
