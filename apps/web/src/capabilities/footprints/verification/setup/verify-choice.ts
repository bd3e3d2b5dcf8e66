import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVerificationPrices } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { priceVerification, type ServiceLine } from '@understory/domain/commerce/prices/services.ts'
import {
  SCOPE_THREE_KEYS,
  type ScopeThreeKey,
} from '@understory/domain/footprints/company-footprints/scope-three.ts'
import type { Currency, Money } from '@understory/domain/quantity/money.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import { nothingChosen, type Reckoned } from '../../../../shell/setup/reckoned.ts'

export type VerifyChoice = {
  readonly scopesOneTwo: boolean
  readonly categories: readonly ScopeThreeKey[]
}

export type VerifyPrices = AnswerOf<typeof ListVerificationPrices>
export type VerifyTotal = { readonly lines: readonly ServiceLine[]; readonly total: Money }

/** Each part is a box of its own name. */
export const verifyChoiceIn = (form: Pick<FormFields, 'has'>): VerifyChoice => ({
  scopesOneTwo: form.has('scopesOneTwo'),
  categories: SCOPE_THREE_KEYS.filter((key) => form.has(key)),
})

/** Exactly what a link names, as a change of the currency does; without one, scopes 1 and 2. */
export const verifyChoiceOf = (search: URLSearchParams): VerifyChoice => ({
  scopesOneTwo: search.get('scopesOneTwo') !== 'no',
  categories: SCOPE_THREE_KEYS.filter((key) => (search.get(key) ?? 'no') !== 'no'),
})

/** What a verification costs, by the rule of the API and its prices. */
export function reckonVerification(
  { scopesOneTwo, categories }: VerifyChoice,
  prices: VerifyPrices,
  currency: Currency,
): Reckoned<VerifyTotal> {
  const chosen = { scopesOneTwo, scopeThreeCategories: categories.length }
  const priced = priceVerification(chosen, prices, currency)
  return priced.lines.length > 0 ? { sum: priced } : nothingChosen()
}
