import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { ReasonField } from '../company-footprints/public.ts'
import { metersMessage, metersRich } from './messages/messages.generated.ts'

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
          label={metersMessage('meterDecision.fillDaysWithoutBill')}
          explain={metersMessage('meterDecision.lineSaysEstimated')}
          defaultChecked={typed?.values.fills !== undefined}
        />
      ) : null}
      <div className="row-12">
        {canEnter ? (
          <Button look="action" type="submit" name="intent" value="enter">
            {entered
              ? metersMessage('meterDecision.updateTheInventory')
              : metersMessage('meterDecision.putInventory')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
        <Button look="quiet" type="submit" name="intent" value="remove">
          {metersRich('meterDecision.deleteThisMeter', { hidden: hiddenWords, name })}
        </Button>
      </div>
    </form>
  )
}
