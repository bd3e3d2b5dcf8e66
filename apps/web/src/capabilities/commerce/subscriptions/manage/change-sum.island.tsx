import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
import {
  changeSumAddItUpAgain,
  changeSumChangeMyPlan,
} from '../island-messages/change-sum.generated.ts'
import { planChoiceIn } from '../setup/plan-choice.ts'
import { moneyOfPlan, PlanFunds } from '../setup/plan-sum.tsx'
import { type PlanPricing, type PlanTotal, reckonPlan } from '../setup/reckon-plan.ts'

type ChangeSumProps = {
  readonly product: PlanTotal['product']
  readonly first: Reckoned<PlanTotal>
  readonly pricing: PlanPricing
  /** What is paid now: "£18.64 a month". */
  readonly before: string
  /** The day from which the change counts, in words. */
  readonly from: string
}

/** What the changed plan costs and funds, beside what it cost before, as it is put together. */
function ChangeSum({ product, first, pricing, before, from }: ChangeSumProps) {
  const [place, fields] = useFormFields()
  const plan = fields ? reckonPlan(product, planChoiceIn(product, fields), pricing) : first
  const sum = 'sum' in plan ? plan.sum : null
  return (
    <SetupSum
      place={place}
      total={sum ? { sum: moneyOfPlan(sum) } : (plan as Exclude<typeof plan, { sum: unknown }>)}
      go={changeSumChangeMyPlan()}
      intent="confirm"
      again={changeSumAddItUpAgain()}
    >
      {sum ? (
        <>
          <input type="hidden" name="totalMinor" value={sum.totalMinor} />
          <p>{changeWords(sum, before, from)}</p>
          <PlanFunds price={sum} />
        </>
      ) : null}
    </SetupSum>
  )
}

export default island('change-sum', ChangeSum)

function changeWords(sum: PlanTotal, before: string, from: string): string {
  const { amount, per } = moneyOfPlan(sum)
  const after = `${amount} ${per}`
  return after === before ? `${before}, as before.` : `From ${before} to ${after}, from ${from}.`
}
