import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { PlanInTheWay } from './in-the-way.ts'
import { subscriptionsMessage } from './messages/messages.generated.ts'

const SUBSCRIPTIONS = '/my-impact/manage/subscriptions'

type NoSecondPlanProps = {
  readonly plan: PlanInTheWay
  /** Where the same is chosen in another currency. */
  readonly setup: string
}

/** Said as the page opens, with what can be done instead. */
export function NoSecondPlan({ plan, setup }: NoSecondPlanProps) {
  if (plan.why === 'other-currency') {
    return (
      <>
        <p>{subscriptionsMessage('planInTheWay.otherPlanPaidAll', { currency: plan.currency })}</p>
        <div>
          <LinkButton look="action" href={`${setup}?currency=${plan.currency}`}>
            {subscriptionsMessage('planInTheWay.seeItIn', { currency: plan.currency })}
          </LinkButton>
        </div>
      </>
    )
  }
  const { isChangeable, subscriptionId } = plan
  return (
    <>
      <p>{subscriptionsMessage('planInTheWay.planAlreadyAccountKind')}</p>
      <div>
        {isChangeable ? (
          <LinkButton look="action" href={`${SUBSCRIPTIONS}/modify?id=${subscriptionId}`}>
            {subscriptionsMessage('planInTheWay.changeIt')}
          </LinkButton>
        ) : (
          <LinkButton look="action" href={SUBSCRIPTIONS}>
            {subscriptionsMessage('planInTheWay.seeMySubscriptions')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
