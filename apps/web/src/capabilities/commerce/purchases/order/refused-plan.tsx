import { NoSecondPlan, type PlanInTheWay } from '../../subscriptions/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import styles from '../payment-page/payment-page.module.css'
import type { PaymentOrder } from './payment-order.ts'

type SecondPlanProps = { readonly plan: PlanInTheWay; readonly order: PaymentOrder }

/** Said before a card is typed, by the same rule as the API. */
export function RefusedPlan({ plan, order }: SecondPlanProps) {
  const [setup = ''] = order.setup[order.audience].split('?')
  return (
    <div className={`page ${styles.wrong}`}>
      <h1>
        {plan.why === 'same-kind'
          ? purchasesMessage('refusedPlan.planAlready')
          : purchasesMessage('refusedPlan.anotherCurrency')}
      </h1>
      <p className="lead">{purchasesMessage('refusedPlan.nothingWasCharged')}</p>
      <NoSecondPlan plan={plan} setup={setup} />
    </div>
  )
}
