import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'

type GiftWordsInput = {
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
}

/** What a gift is of: '10 trees, 500 g less plastic'. */
export function giftWords(gift: GiftWordsInput): string {
  const parts = [
    gift.milli_trees > 0 ? formatTrees(gift.milli_trees) : '',
    gift.co2e_grams > 0 ? `${formatGrams(gift.co2e_grams)} of CO2e` : '',
    gift.plastic_grams > 0 ? `${formatGrams(gift.plastic_grams)} less plastic` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
