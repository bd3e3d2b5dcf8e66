import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
import {
  planSumAddItUpAgain,
  planSumContinueToPayment,
} from '../island-messages/plan-sum.generated.ts'
import { planChoiceIn } from './plan-choice.ts'
import { moneyOfPlan, PlanFunds } from './plan-sum.tsx'
import { type PlanPricing, type PlanTotal, reckonPlan } from './reckon-plan.ts'

type LivePlanSumProps = {
  readonly product: PlanTotal['product']
  readonly first: Reckoned<PlanTotal>
  readonly pricing: PlanPricing
}

/** What the plan beside it costs and funds, as it is put together. */
function LivePlanSum({ product, first, pricing }: LivePlanSumProps) {
  const [place, fields] = useFormFields()
  const plan = fields ? reckonPlan(product, planChoiceIn(product, fields), pricing) : first
  return (
    <SetupSum
      place={place}
      total={'sum' in plan ? { sum: moneyOfPlan(plan.sum) } : plan}
      go={planSumContinueToPayment()}
      intent="pay"
      again={planSumAddItUpAgain()}
    >
      {'sum' in plan ? <PlanFunds price={plan.sum} /> : null}
    </SetupSum>
  )
}

export default island('plan-sum', LivePlanSum)
