import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { PricePlanChange, Subscription } from '@understory/contracts/subscriptions.ts'
import { type CalendarDate, longDate } from '@understory/domain/quantity/calendar.ts'
import type { PicturedProject } from '@understory/pictures/place.ts'
import { Button } from '@understory/ui/button.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { RadioCards } from '@understory/ui/radio-cards.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import { yearInWords } from '../plan-words.ts'
import { MemberCounts } from '../setup/member-counts.tsx'
import { fieldsOf, type PlanChoice } from '../setup/plan-choice.ts'
import { type OfferedPlan, priceOfPlan } from '../setup/plan-setup-page.tsx'
import { moneyOfPlan } from '../setup/plan-sum.tsx'
import { ChangedPlan } from './changed-plan.tsx'

type Priced = AnswerOf<typeof PricePlanChange>
export type ChangeAnswer = {
  readonly choice: PlanChoice
  readonly priced: Priced | null
  readonly refused: FormAnswer | null
}

type ModifyPageProps = {
  readonly support: string
  readonly subscription: Subscription
  readonly plans: readonly OfferedPlan[]
  readonly choice: PlanChoice
  readonly projects: readonly PicturedProject[]
  readonly today: string
  readonly answer: ChangeAnswer | null
}

/** A change, what it costs and from when, and only then its confirmation. */
export function ModifyPage(props: ModifyPageProps) {
  const { support, subscription, answer } = props
  const choice = answer?.choice ?? props.choice
  const refused = answer?.refused ?? null
  return (
    <div className={'page page-end page-top flow-32'}>
      <header className="flow-12">
        <h1>Change your plan</h1>
        <p className="lead quiet">
          A change counts from the next cycle on. Nothing is charged now.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {subscription.isChangeable ? (
        <div className="columns">
          <form method="post" className="flow-32" noValidate>
            <Members {...props} choice={choice} problems={refused?.problems ?? {}} />
            <Fieldset id="interval" legend="How often you pay">
              <RadioCards
                name="interval"
                defaultValue={choice.interval}
                cards={[
                  { value: 'month', label: 'Every month' },
                  { value: 'year', label: 'Once a year' },
                ]}
              />
            </Fieldset>
            <div>
              <Button type="submit" look={answer?.priced ? 'plain' : 'action'}>
                Show what changes
              </Button>
            </div>
          </form>
          {answer?.priced ? (
            <Confirm {...props} priced={answer.priced} choice={choice} />
          ) : (
            <AsItIsNow subscription={subscription} />
          )}
        </div>
      ) : (
        <Notice kind="info" title="This subscription cannot be changed here">
          <a href={`mailto:${support}?subject=Change%20of%20my%20subscription`}>Write to us</a> and
          we change it with you. While it is cancelled or a payment is due, settle that first under{' '}
          <a href="/my-impact/manage/subscriptions">your subscriptions</a>.
        </Notice>
      )}
    </div>
  )
}

function AsItIsNow({ subscription }: Pick<ModifyPageProps, 'subscription'>) {
  const { running, currency, nextPayment } = subscription
  const now = running ?? subscription
  const { amount, per } = moneyOfPlan({ ...now, currency })
  const next = moneyOfPlan(subscription)
  return (
    <section className="panel panel-lichen stays-in-view flow-24" aria-labelledby="now">
      <h2 id="now">As it is now</h2>
      <p className="price">
        <strong>{amount}</strong> {per}
      </p>
      <p>{yearInWords(now.year)} a year.</p>
      {running && nextPayment ? (
        <p>
          From {longDate(nextPayment as CalendarDate)} it is {next.amount} {next.per}, as you have
          agreed already. What you choose here takes the place of that.
        </p>
      ) : null}
    </section>
  )
}

type MembersProps = Pick<ModifyPageProps, 'subscription' | 'plans'> & {
  readonly choice: PlanChoice
  readonly problems: Readonly<Record<string, string>>
}

function Members({ subscription, plans, choice, problems }: MembersProps) {
  const { currency, product } = subscription
  if (product !== 'personal-individual-recurring') {
    const common = { plans, currency, choice, problems }
    return <MemberCounts id="members" legend="Members" {...common} />
  }
  return (
    <Fieldset id="plan" legend="Plan">
      <RadioCards
        name="plan"
        defaultValue={plans.find(({ plan }) => Number(choice.counts[plan]) > 0)?.plan ?? ''}
        cards={plans.map((offered) => ({
          value: offered.plan,
          label: offered.name,
          explain: `${yearInWords(offered.year)} a year. ${priceOfPlan(offered, currency)}.`,
        }))}
      />
    </Fieldset>
  )
}

type ConfirmProps = Pick<ModifyPageProps, 'choice' | 'projects' | 'today'> & {
  readonly priced: Priced
}

function Confirm({ priced, choice, projects, today }: ConfirmProps) {
  const { price, from, totalMinorBefore, intervalBefore } = priced
  const before = moneyOfPlan({
    currency: price.currency,
    totalMinor: totalMinorBefore,
    interval: intervalBefore,
  })
  return (
    <section className="panel panel-lichen stays-in-view flow-24" aria-labelledby="then">
      <h2 id="then">From {longDate(from as CalendarDate)}</h2>
      <ChangedPlan price={price} projects={projects} today={today} />
      <p>
        Until now it was {before.amount} {before.per}. The cycle that runs stays as it is.
      </p>
      <form method="post" className="row-12">
        <input type="hidden" name="totalMinor" value={price.totalMinor} />
        {fieldsOf(price.product, choice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="action" name="intent" value="confirm">
          Confirm the change
        </Button>
        <a href="/my-impact/manage/subscriptions">Leave it as it is</a>
      </form>
    </section>
  )
}
