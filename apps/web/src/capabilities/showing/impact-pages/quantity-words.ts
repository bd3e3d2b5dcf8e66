import { formatGrams, formatTrees, impactInWords } from '@understory/domain/quantity/format.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { impactPagesMessage } from './messages/messages.generated.ts'

type Quantities = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** "5 trees and 100 kg of CO2e". */
export function fundedWords({ milliTrees: trees, co2eGrams, plasticGrams }: Quantities): string {
  const quantities = {
    trees: milliTrees(trees),
    co2e: grams(co2eGrams),
    plastic: grams(plasticGrams),
  }
  return impactInWords(quantities) ?? impactPagesMessage('quantity.nothing')
}

export const QUANTITY = {
  trees: formatTrees,
  co2e: (quantity: number) => `${formatGrams(quantity)} of CO2e`,
  plastic: (quantity: number) =>
    impactPagesMessage('quantity.plastic', { quantity: formatGrams(quantity) }),
} as const
