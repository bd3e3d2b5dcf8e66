import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import { readCookie } from '../../../../http/cookies/consent-cookie.ts'

/** The contribution that someone chose before their store was connected. */
const CHOSEN_RULE_NAME = 'understory_contribution'
const RULE = /^kind=(?:per-order&trees|percentage&percent)=[\d.]{1,5}$/

type ChosenRule = {
  readonly kind: string
  readonly trees: string
  readonly percent: string
}

/** As the address of the settings of a store takes it. */
export const ruleQuery = ({ kind, trees, percent }: ChosenRule): string =>
  `${new URLSearchParams(
    kind === 'trees' ? { kind: 'per-order', trees } : { kind: 'percentage', percent },
  )}`

export function chosenRule(request: Request): string | null {
  const query = readCookie(request, CHOSEN_RULE_NAME) ?? ''
  return RULE.test(query) ? query : null
}

/** Kept while the store is being connected. */
export const chosenRuleCookie = (query: string): string => pageCookie(CHOSEN_RULE_NAME, query)
