import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { giftWordsCo2e, giftWordsPlasticRemoved } from './island-messages/gift-words.generated.ts'

type GiftAmounts = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** '10 trees and 500 g of plastic removed'. */
export function giftInWords({ milliTrees, co2eGrams, plasticGrams }: GiftAmounts): string {
  const parts = [
    milliTrees > 0 ? formatTrees(milliTrees) : '',
    co2eGrams > 0 ? giftWordsCo2e({ grams: formatGrams(co2eGrams) }) : '',
    plasticGrams > 0 ? giftWordsPlasticRemoved({ grams: formatGrams(plasticGrams) }) : '',
  ].filter(Boolean)
  return new Intl.ListFormat('en-GB').format(parts)
}
