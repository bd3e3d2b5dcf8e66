import type { ListPlans, PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupLayout } from '../../../../shell/setup/setup-layout.tsx'
import type { PlanInTheWay } from '../in-the-way.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import { NoSecondPlan } from '../plan-in-the-way.tsx'
import { planSetup } from '../plan-words.ts'
import type { PlanChoice } from './plan-choice.ts'
import { PlanPlace } from './plan-place.tsx'
import LivePlanSum from './plan-sum.island.tsx'
import type { PlanPricing, PlanTotal } from './reckon-plan.ts'

export type OfferedPlan = AnswerOf<typeof ListPlans>['plans'][number]

export type SetupData = {
  readonly product: PlanPrice['product']
  readonly currency: Currency
  readonly plans: readonly OfferedPlan[]
  readonly choice: PlanChoice
  readonly sum: Reckoned<PlanTotal>
  readonly pricing: PlanPricing
  /** Where its money goes, and the day whose season it is there. */
  readonly projects: readonly PicturedProject[]
  readonly today: string
  /** For which another one would be refused. */
  readonly running: PlanInTheWay | null
}
export type SetupAnswer = {
  readonly choice: PlanChoice
  readonly sum: Reckoned<PlanTotal>
  readonly refused: FormAnswer | null
}

type PlanSetupPageProps = {
  readonly setup: SetupData
  readonly answer: SetupAnswer | null
  readonly title: string
  readonly lead: string
  /** Who or what the plan is for. */
  readonly fields: (choice: PlanChoice, problems: Readonly<Record<string, string>>) => ReactNode
}

/** A form that puts a plan together, its price beside it. */
export function PlanSetupPage({ setup, answer, title, lead, fields }: PlanSetupPageProps) {
  const choice = answer?.choice ?? setup.choice
  const { product, pricing, running } = setup
  const refused = answer?.refused ?? null
  return (
    <SetupLayout
      title={title}
      lead={lead}
      refused={refused}
      currency={setup.currency}
      sumTitle={subscriptionsMessage('planSetup.whatItComesTo')}
      picture={<PlanPlace {...setup} choice={choice} />}
      sum={
        running ? (
          <NoSecondPlan plan={running} setup={planSetup(product)} />
        ) : (
          <>
            <LivePlanSum product={product} first={answer?.sum ?? setup.sum} pricing={pricing} />
            <p className="quiet">{subscriptionsMessage('planSetup.runsUntilCancelStays')}</p>
          </>
        )
      }
    >
      {fields(choice, refused?.problems ?? {})}
      <Fieldset id="interval" legend={subscriptionsMessage('planSetup.howOftenYouPay')}>
        <RadioCards
          name="interval"
          defaultValue={choice.interval}
          cards={[
            {
              value: 'month',
              label: subscriptionsMessage('planSetup.everyMonth'),
              explain: subscriptionsMessage('planSetup.twelveInstalmentsEachRounded'),
            },
            {
              value: 'year',
              label: subscriptionsMessage('planSetup.onceAYear'),
              explain: subscriptionsMessage('planSetup.wholeYearOnce'),
            },
          ]}
        />
      </Fieldset>
    </SetupLayout>
  )
}
