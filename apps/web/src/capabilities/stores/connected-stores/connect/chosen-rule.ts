import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { readCookie } from '../../../../http/cookies/consent-cookie.ts'

/** The contribution that someone chose before their store was connected. */
const CHOSEN_RULE_NAME = 'understory_contribution'
const RULE =
  /^kind=(?:per-order&(?:trees|kilograms)|percentage&percent)=[\d.]{1,9}(?:&impact=(?:co2e|plastic))?$/

type ChosenRule = {
  readonly impact: Impact
  readonly kind: string
  readonly trees: string
  readonly kilograms: string
  readonly percent: string
}

/** As the address of the settings of a store takes it. */
export function ruleQuery({ impact, kind, trees, kilograms, percent }: ChosenRule): string {
  const each = impact === 'trees' ? ['trees', trees] : ['kilograms', kilograms]
  return `${new URLSearchParams([
    ['kind', kind],
    kind === 'percentage' ? ['percent', percent] : each,
    ...(impact === 'trees' ? [] : [['impact', impact]]),
  ])}`
}

export function chosenRule(request: Request): string | null {
  const query = readCookie(request, CHOSEN_RULE_NAME) ?? ''
  return RULE.test(query) ? query : null
}

/** Kept while the store is being connected. */
export const chosenRuleCookie = (query: string): string => pageCookie(CHOSEN_RULE_NAME, query)
