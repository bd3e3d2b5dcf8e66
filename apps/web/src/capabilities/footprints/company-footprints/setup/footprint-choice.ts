import type { FootprintPrice } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { footprintProblem } from '@understory/domain/commerce/subscriptions/footprint-size.ts'
import { grams, NO_IMPACT } from '@understory/domain/quantity/impact-quantity.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import { nothingChosen, type Reckoned, unreadable } from '../../../../shell/setup/reckoned.ts'
import { type OffsetPricing, reckonOffset } from '../../../commerce/prices/public.ts'

/** The values of the form, as they were typed. */
export type FootprintChoice = { readonly tonnes: string; readonly startMonth: string }

export type FootprintTotal = Omit<FootprintPrice, 'priceBookVersion' | 'startMonth'> &
  Pick<FootprintChoice, 'startMonth'>

export const footprintChoiceIn = (form: Pick<FormFields, 'text'>): FootprintChoice => ({
  tonnes: form.text('tonnes'),
  startMonth: form.text('startMonth'),
})

/** Tonnes with six decimals are whole grams. */
export const gramsOf = ({ tonnes }: FootprintChoice) =>
  readTypedNumbers({ tonnes }, { tonnes: { decimals: 6 } })

/** What a year at once comes to, by the rule of the API and its prices. */
export function reckonFootprint(
  choice: FootprintChoice,
  pricing: OffsetPricing,
): Reckoned<FootprintTotal> {
  const { units, problems } = gramsOf(choice)
  const unread = unreadable(problems)
  if (unread) return unread
  const co2eGrams = units.tonnes
  const problem = footprintProblem(co2eGrams)
  if (problem === 'NO_PRODUCTS_SELECTED') return nothingChosen()
  if (problem === 'BELOW_INCREMENT') return { says: pricing.sentences.BELOW_INCREMENT }
  if (problem) return { says: pricing.sentences.TOO_MUCH }
  const offset = reckonOffset({ ...NO_IMPACT, co2e: grams(co2eGrams) }, pricing)
  if ('says' in offset) return offset
  const { minor: totalMinor, currency } = offset.sum.total
  return { sum: { currency, co2eGrams, startMonth: choice.startMonth, totalMinor } }
}
