import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import { GRAMS_PER_KILOGRAM, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { OrderContribution } from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import { readCookie } from '../../../../http/cookies/consent-cookie.ts'

/** The contribution that someone chose before their store was connected. */
const CHOSEN_RULE_NAME = 'understory_contribution'
const RULE =
  /^kind=(?:per-order&(?:trees|kilograms)|percentage&percent)=[\d.]{1,9}(?:&impact=(?:co2e|plastic))?$/

/** As the address of the settings of a store takes it: the numbers that were meant, however they were typed. */
export function ruleQuery(contribution: OrderContribution): string {
  switch (contribution.kind) {
    case 'trees':
      return queryOfRule({ kind: 'per-order', trees: contribution.trees }, 'trees')
    case 'grams':
      return queryOfRule(
        { kind: 'per-order', kilograms: contribution.grams / GRAMS_PER_KILOGRAM },
        contribution.impact,
      )
    case 'percentage':
      return queryOfRule(
        { kind: 'percentage', percent: contribution.percent },
        contribution.impact ?? 'trees',
      )
  }
}

function queryOfRule(rule: Readonly<Record<string, string | number>>, impact: Impact): string {
  const named = impact === 'trees' ? rule : { ...rule, impact }
  return `${new URLSearchParams(Object.entries(named).map(([name, value]) => [name, `${value}`]))}`
}

export function chosenRule(request: Request): string | null {
  const query = readCookie(request, CHOSEN_RULE_NAME) ?? ''
  return RULE.test(query) ? query : null
}

/** Kept while the store is being connected. */
export const chosenRuleCookie = (query: string): string => pageCookie(CHOSEN_RULE_NAME, query)
