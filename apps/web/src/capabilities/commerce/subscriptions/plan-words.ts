import type { PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { subscriptionsMessage } from './messages/messages.generated.ts'

type PlanWordsFunded = PlanPrice['year']

const SETUPS: Readonly<Record<PlanPrice['product'], string>> = {
  'personal-individual-recurring': '/app/personal/individual/recurring/setup',
  'personal-family-recurring': '/app/personal/family/recurring/setup',
  'business-workforce-recurring': '/app/business/workforce/recurring/setup',
  'business-footprint-recurring': '/app/business/footprint/setup',
  'business-premium-recurring': '/app/business/premium/recurring/setup',
}

/** Where a plan of this product is put together. */
export const planSetup = (product: PlanPrice['product']): string => SETUPS[product]

/** What a plan funds: "10.8 tonnes CO2e, 48 trees, 2.4 kg plastic". */
export function yearInWords({ milliTrees, co2eGrams, plasticGrams }: PlanWordsFunded): string {
  return [
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} CO2e` : null,
    milliTrees > 0 ? formatTrees(milliTrees) : null,
    plasticGrams > 0
      ? subscriptionsMessage('plan.plastic', { plasticGrams: formatGrams(plasticGrams) })
      : null,
  ]
    .filter(Boolean)
    .join(', ')
}
