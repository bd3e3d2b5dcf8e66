import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import styles from './subscription-card.module.css'

/** How it stands: large, beside another, across all, or one of three figures. */
type Part = 'price' | 'money' | 'plan' | 'funds'
type Fact = readonly [part: Part, name: string, value: string]
type Plan = Pick<
  Subscription,
  'lines' | 'headcount' | 'year' | 'totalMinor' | 'interval' | 'currency'
>

const every = () =>
  ({
    month: subscriptionsMessage('subscriptionFacts.everyMonth'),
    year: subscriptionsMessage('subscriptionFacts.everyYear'),
  }) as const

/** After a change, what runs now and what comes next are shown beside each other. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const { uuid, running, current, currency, nextPayment, endsWithPeriod } = subscription
  if (!running) {
    const [price, ...rest] = planFacts(subscription)
    return <ManageSubscriptionFacts facts={[price, ...paymentFacts(subscription), ...rest]} />
  }
  const until = current
    ? subscriptionsMessage('subscriptionFacts.nowUntil', { longDate: longDate(current.to) })
    : subscriptionsMessage('subscriptionFacts.now')
  const from = nextPayment
    ? `From ${longDate(nextPayment)}`
    : endsWithPeriod
      ? subscriptionsMessage('subscriptionFacts.afterOnlyResume')
      : subscriptionsMessage('subscriptionFacts.nextCycle')
  return (
    <>
      <section className="part" aria-labelledby={`${uuid}-now`}>
        <h3 id={`${uuid}-now`}>{until}</h3>
        <ManageSubscriptionFacts facts={planFacts({ ...running, currency })} />
      </section>
      <section className="part" aria-labelledby={`${uuid}-next`}>
        <h3 id={`${uuid}-next`}>{from}</h3>
        <ManageSubscriptionFacts facts={planFacts(subscription)} />
      </section>
      <ManageSubscriptionFacts facts={paymentFacts(subscription)} />
    </>
  )
}

function planFacts({
  lines,
  headcount,
  year,
  totalMinor,
  interval,
  currency,
}: Plan): [Fact, ...Fact[]] {
  const plan = lines.map(({ name, count }) => (count === 1 ? name : `${count}\u00a0×\u00a0${name}`))
  const funds: (Fact | null)[] = [
    year.co2eGrams > 0
      ? ['funds', subscriptionsMessage('subscriptionFacts.co2eAYear'), formatGrams(year.co2eGrams)]
      : null,
    year.milliTrees > 0
      ? [
          'funds',
          subscriptionsMessage('subscriptionFacts.treesAYear'),
          formatTrees(year.milliTrees),
        ]
      : null,
    year.plasticGrams > 0
      ? [
          'funds',
          subscriptionsMessage('subscriptionFacts.plasticAYear'),
          formatGrams(year.plasticGrams),
        ]
      : null,
  ]
  return [
    ['price', every()[interval], formatMoney({ minor: totalMinor, currency })],
    // The one person is the holder of the plan.
    [
      'plan',
      headcount > 1
        ? subscriptionsMessage('subscriptionFacts.planForPeople', { headcount })
        : subscriptionsMessage('subscriptionFacts.plan'),
      plan.join('; '),
    ],
    ...funds.filter((fact) => fact !== null),
  ]
}

function paymentFacts({ card, createdAt, nextPayment }: Subscription): Fact[] {
  return [
    [
      'money',
      subscriptionsMessage('subscriptionFacts.nextPayment'),
      nextPayment ? longDate(nextPayment) : subscriptionsMessage('subscriptionFacts.none'),
    ],
    [
      'money',
      subscriptionsMessage('subscriptionFacts.card'),
      card
        ? subscriptionsMessage('subscriptionFacts.endingIn', {
            brand: card.brand,
            last4: card.last4,
          })
        : subscriptionsMessage('subscriptionFacts.noneYet'),
    ],
    ['money', subscriptionsMessage('subscriptionFacts.since'), shownDate(createdAt)],
  ]
}

function ManageSubscriptionFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([part, name, value]) => (
        <div key={name} className={styles[part]}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
