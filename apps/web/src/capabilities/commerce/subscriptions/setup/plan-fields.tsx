import type { PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import { HouseholdFields } from './household/household-fields.tsx'
import { MemberCounts } from './household/member-counts.tsx'
import type { PlanChoice } from './plan-choice.ts'
import { PlanFacts } from './plan-facts.tsx'
import type { OfferedPlan } from './plan-setup-page.tsx'
import { TeamPicture } from './team-picture.tsx'

type PlanFieldsProps = {
  readonly product: PlanPrice['product']
  readonly choice: PlanChoice
  readonly plans: readonly OfferedPlan[]
  readonly currency: Currency
  readonly today: string
  readonly problems: Readonly<Record<string, string>>
}

/** Who a plan is for, and which tier: the same fields where it is chosen and where it is changed. */
export function PlanFields({ product, choice, ...common }: PlanFieldsProps) {
  const { counts, household } = choice
  const { plans, currency, today, problems } = common
  if (product === 'personal-family-recurring') {
    const nobody = { tier: 'own', adults: '0', children: '0' } as const
    return <HouseholdFields household={household ?? nobody} counts={counts} {...common} />
  }
  if (product === 'business-workforce-recurring') {
    const employees = {
      id: 'employees',
      legend: subscriptionsMessage('planFields.employees'),
      plans,
      currency,
      choice,
      problems,
    }
    return (
      <>
        <TeamPicture counts={counts} today={today} />
        <MemberCounts {...employees} />
      </>
    )
  }
  return (
    <Fieldset id="plan" legend={subscriptionsMessage('planFields.plan')} error={problems.plan}>
      <RadioCards
        name="plan"
        defaultValue={plans.find(({ plan }) => Number(counts[plan]) > 0)?.plan ?? ''}
        cards={plans.map((offered) => ({
          value: offered.plan,
          label: offered.name,
          explain: <PlanFacts offered={offered} currency={currency} />,
        }))}
      />
    </Fieldset>
  )
}
