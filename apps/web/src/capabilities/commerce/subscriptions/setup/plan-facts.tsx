import { INSTALMENTS } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import {
  formatGrams,
  formatMoney,
  formatTrees,
  formatUnitPrice,
} from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { subscriptionsMessage, subscriptionsRich } from '../messages/messages.generated.ts'
import styles from './plan-setup.module.css'
import type { OfferedPlan } from './plan-setup-page.tsx'

/**
 * What one person of several costs a month, without rounding: only the sum of all is rounded, so that it is
 * the sum of what stands beside it.
 */
export const monthOfOne = (minor: number, currency: Currency): string =>
  formatUnitPrice({ minor, currency }, INSTALMENTS.month)

type PlanFactsProps = {
  readonly offered: OfferedPlan
  readonly currency: Currency
  /** Whom the figures are for, where a card is for several: "each adult". */
  readonly of?: string
}

/** What a plan costs, large, and what a year of it funds, for the card that chooses it. */
export function PlanFacts({ offered, currency, of }: PlanFactsProps) {
  const { year, monthMinor, yearMinor } = offered
  const money = (minor: number) => formatMoney({ minor, currency })
  const funds = [
    ['CO2e', formatGrams(year.co2eGrams)],
    [subscriptionsMessage('planFacts.trees'), formatTrees(year.milliTrees).replace(/ trees?$/, '')],
    [subscriptionsMessage('planFacts.plastic'), formatGrams(year.plasticGrams)],
  ]
  return (
    <span className={styles.facts}>
      <span>
        {subscriptionsRich('planFacts.aMonth', {
          strong: (words) => <strong className={styles.planPrice}>{words}</strong>,
          hasOf: of ? monthOfOne(yearMinor, currency) : money(monthMinor),
          of: of ?? '',
          hasOf2: of ? 'yes' : 'other',
        })}
      </span>
      <span>{subscriptionsMessage('planFacts.yearFunds', { money: money(yearMinor) })}</span>
      {funds.map(([what, amount]) => (
        <span key={what} className={styles.fact}>
          <span>{what}</span> <b>{amount}</b>
        </span>
      ))}
    </span>
  )
}
