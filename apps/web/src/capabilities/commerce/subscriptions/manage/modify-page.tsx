import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { subscriptionsMessage, subscriptionsRich } from '../messages/messages.generated.ts'
import type { PlanChoice } from '../setup/plan-choice.ts'
import { PlanFields } from '../setup/plan-fields.tsx'
import { PlanPlace } from '../setup/plan-place.tsx'
import type { OfferedPlan } from '../setup/plan-setup-page.tsx'
import { moneyOfPlan } from '../setup/plan-sum.tsx'
import { type PlanPricing, type PlanTotal, reckonPlan } from '../setup/reckon-plan.ts'
import ChangeSum from './change-sum.island.tsx'

export type ChangeAnswer = {
  readonly choice: PlanChoice
  /** The price is another than the one that was shown and confirmed. */
  readonly isNewPrice: boolean
  readonly refused: FormAnswer | null
}

type ModifyPageProps = {
  readonly support: string
  readonly subscription: Omit<Subscription, 'product'> & { readonly product: PlanTotal['product'] }
  readonly plans: readonly OfferedPlan[]
  readonly pricing: PlanPricing
  readonly choice: PlanChoice
  readonly projects: readonly PicturedProject[]
  readonly today: string
  readonly answer: ChangeAnswer | null
}

/** The plan as it was put together, to be put together again: the price follows, and one button takes it. */
export function ModifyPage(props: ModifyPageProps) {
  const { support, subscription, answer } = props
  const refused = answer?.refused ?? null
  return (
    <div className={'page page-end page-top flow-32'}>
      <header className="flow-12">
        <h1>{subscriptionsMessage('modify.changeYourPlan')}</h1>
        <p className="lead quiet">{subscriptionsMessage('modify.changeCountsNextCycle')}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {answer?.isNewPrice ? (
        <Notice kind="info" title={subscriptionsMessage('modify.priceChangedSinceOpened')}>
          {subscriptionsMessage('modify.shownBelowNothingChanged')}
        </Notice>
      ) : null}
      {subscription.isChangeable ? (
        <Change {...props} />
      ) : (
        <Notice kind="info" title={subscriptionsMessage('modify.subscriptionCannotChanged')}>
          {subscriptionsRich('modify.writeChangeWhileCancelled', {
            link: (words) => (
              <a href={`mailto:${support}?subject=Change%20of%20my%20subscription`}>{words}</a>
            ),
            link2: (words) => <a href="/my-impact/manage/subscriptions">{words}</a>,
          })}
        </Notice>
      )}
    </div>
  )
}

function Change(props: ModifyPageProps) {
  const { subscription, plans, pricing, projects, today, answer } = props
  const { product, currency, running, nextPayment } = subscription
  const choice = answer?.choice ?? props.choice
  const now = moneyOfPlan({ ...(running ?? subscription), currency })
  const from = nextPayment ? longDate(nextPayment) : subscriptionsMessage('modify.nextCycleOn')
  const fields = { product, choice, plans, currency, today }
  return (
    <form method="post" className="columns" noValidate data-choice="">
      <div className="flow-32">
        <PlanFields {...fields} problems={answer?.refused?.problems ?? {}} />
        <Fieldset id="interval" legend={subscriptionsMessage('modify.howOftenYouPay')}>
          <RadioCards
            name="interval"
            defaultValue={choice.interval}
            cards={[
              { value: 'month', label: subscriptionsMessage('modify.everyMonth') },
              { value: 'year', label: subscriptionsMessage('modify.onceAYear') },
            ]}
          />
        </Fieldset>
      </div>
      <section className="panel panel-lichen stays-in-view flow-16" aria-labelledby="then">
        <h2 id="then">{subscriptionsMessage('modify.whatChanges')}</h2>
        <PlanPlace product={product} choice={choice} projects={projects} today={today} />
        <ChangeSum
          product={product}
          first={reckonPlan(product, choice, pricing)}
          pricing={pricing}
          before={`${now.amount} ${now.per}`}
          from={from}
        />
        {running ? <p>{subscriptionsMessage('modify.agreedChangeAlreadyChoose')}</p> : null}
        <p>
          {subscriptionsRich('modify.cycleRunsStaysLeave', {
            link: (words) => <a href="/my-impact/manage/subscriptions">{words}</a>,
          })}
        </p>
      </section>
    </form>
  )
}
