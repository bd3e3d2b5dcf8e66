import type { Subscription } from '@understory/contracts/subscriptions.ts'
import { type CalendarDate, longDate } from '@understory/domain/quantity/calendar.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import styles from './subscription-card.module.css'

type Fact = readonly [name: string, value: string]
type Plan = Pick<
  Subscription,
  'lines' | 'headcount' | 'year' | 'totalMinor' | 'interval' | 'currency'
>

const EVERY = { month: 'Every month', year: 'Every year' } as const

/** After a change, what runs now and what comes next are shown beside each other. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const { uuid, running, current, currency, nextPayment, endsWithPeriod } = subscription
  if (!running) return <Facts facts={[...planFacts(subscription), ...paymentFacts(subscription)]} />
  const until = current ? `Now, until ${longDate(current.to as CalendarDate)}` : 'Now'
  const from = nextPayment
    ? `From ${longDate(nextPayment as CalendarDate)}`
    : endsWithPeriod
      ? 'After that, only if you resume it'
      : 'From the next cycle on'
  return (
    <>
      <section className="part" aria-labelledby={`${uuid}-now`}>
        <h3 id={`${uuid}-now`}>{until}</h3>
        <Facts facts={planFacts({ ...running, currency })} />
      </section>
      <section className="part" aria-labelledby={`${uuid}-next`}>
        <h3 id={`${uuid}-next`}>{from}</h3>
        <Facts facts={planFacts(subscription)} />
      </section>
      <Facts facts={paymentFacts(subscription)} />
    </>
  )
}

function planFacts({ lines, headcount, year, totalMinor, interval, currency }: Plan): Fact[] {
  const plan = lines.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
  const facts: (Fact | null)[] = [
    ['Plan', plan.join('; ')],
    // The one person is the holder of the plan.
    headcount > 1 ? ['Headcount', String(headcount)] : null,
    year.co2eGrams > 0 ? ['CO2e a year', formatGrams(year.co2eGrams)] : null,
    year.milliTrees > 0 ? ['Trees a year', formatTrees(year.milliTrees)] : null,
    year.plasticGrams > 0 ? ['Plastic a year', formatGrams(year.plasticGrams)] : null,
    ['Amount', formatMoney({ minor: totalMinor, currency })],
    ['Payment interval', EVERY[interval]],
  ]
  return facts.filter((fact) => fact !== null)
}

function paymentFacts({ card, createdAt, nextPayment }: Subscription): Fact[] {
  return [
    ['Payment method', card ? `${card.brand} ending in ${card.last4}` : 'None yet'],
    ['Created', shownDate(createdAt)],
    ['Next payment', nextPayment ? longDate(nextPayment as CalendarDate) : 'None'],
  ]
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
