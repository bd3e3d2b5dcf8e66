import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'

type SureBoxProps = { readonly refused: FormAnswer | null; readonly name?: string }

/** To be ticked where a figure is far from what would be expected, and right. */
export function SureBox({ refused, name = 'isSure' }: SureBoxProps) {
  return refused?.code === 'IMPLAUSIBLE' ? (
    <Checkbox
      name={name}
      label="I have looked again, and it is right"
      explain="It is saved as it stands, and stays on the list of figures to look at."
    />
  ) : null
}
