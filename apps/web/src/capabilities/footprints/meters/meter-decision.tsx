import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { ReasonField } from '../company-footprints/public.ts'

type MeterDecisionProps = {
  readonly meter: Meter
  readonly name: string
  readonly isLocked: boolean
  readonly refused: FormAnswer | null
}

/** Makes a line of the meter, or deletes it. */
export function MeterDecision({ meter, name, isLocked, refused }: MeterDecisionProps) {
  const { meterId, bills, rest, entered } = meter
  const typed = refused?.values.meterId === meterId ? refused : null
  const canEnter = bills.length > 0 && !isLocked
  return (
    <form method="post" className="flow-16">
      <input type="hidden" name="meterId" value={meterId} />
      {canEnter ? <ReasonField refused={typed} /> : null}
      {canEnter && rest > 0 ? (
        <Checkbox
          name="fills"
          label="Fill the days without a bill by the mean of the others"
          explain="The line then says that it is estimated."
          defaultChecked={typed?.values.fills !== undefined}
        />
      ) : null}
      <div className="row-12">
        {canEnter ? (
          <Button look="action" type="submit" name="intent" value="enter">
            {entered ? 'Update the inventory' : 'Put it in the inventory'}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
        <Button look="quiet" type="submit" name="intent" value="remove">
          Delete this meter<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </form>
  )
}
