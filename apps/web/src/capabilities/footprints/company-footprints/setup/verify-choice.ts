import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVerificationPrices } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import {
  priceVerification,
  SCOPE_THREE_CATEGORIES,
  type ServiceLine,
} from '@understory/domain/commerce/prices/services.ts'
import type { Currency, Money } from '@understory/domain/quantity/money.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import { NOTHING_CHOSEN, type Reckoned, unreadable } from '../../../../shell/setup/reckoned.ts'

/** The values of the form, as they were typed. */
export type VerifyChoice = { readonly scopesOneTwo: boolean; readonly categories: string }

export type VerifyPrices = AnswerOf<typeof ListVerificationPrices>
export type VerifyTotal = { readonly lines: readonly ServiceLine[]; readonly total: Money }

export const verifyChoiceIn = (form: Pick<FormFields, 'text' | 'has'>): VerifyChoice => ({
  scopesOneTwo: form.has('scopesOneTwo'),
  categories: form.text('scopeThreeCategories'),
})

/** As the API takes it, and what is wrong with the number that cannot be read. */
export function verificationRequestOf({ scopesOneTwo, categories }: VerifyChoice) {
  const { units, problems } = readTypedNumbers(
    { scopeThreeCategories: categories },
    { scopeThreeCategories: { decimals: 0, largest: SCOPE_THREE_CATEGORIES } },
  )
  return { verification: { scopesOneTwo, ...units }, problems }
}

/** What a verification costs, by the rule of the API and its prices. */
export function reckonVerification(
  choice: VerifyChoice,
  prices: VerifyPrices,
  currency: Currency,
): Reckoned<VerifyTotal> {
  const { verification, problems } = verificationRequestOf(choice)
  const unread = unreadable(problems)
  if (unread) return unread
  const priced = priceVerification(verification, prices, currency)
  return priced.lines.length > 0 ? { sum: priced } : NOTHING_CHOSEN
}
