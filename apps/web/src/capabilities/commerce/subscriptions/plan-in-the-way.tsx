import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { PlanInTheWay } from './in-the-way.ts'

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
        <p>
          Your other plan is paid in {plan.currency}, and all plans of an account are in one
          currency.
        </p>
        <div>
          <LinkButton look="action" href={`${setup}?currency=${plan.currency}`}>
            See it in {plan.currency}
          </LinkButton>
        </div>
      </>
    )
  }
  const { isChangeable, subscriptionId } = plan
  return (
    <>
      <p>You have this plan already, and an account has one of a kind.</p>
      <div>
        {isChangeable ? (
          <LinkButton look="action" href={`${SUBSCRIPTIONS}/modify?id=${subscriptionId}`}>
            Change it
          </LinkButton>
        ) : (
          <LinkButton look="action" href={SUBSCRIPTIONS}>
            See my subscriptions
          </LinkButton>
        )}
      </div>
    </>
  )
}
