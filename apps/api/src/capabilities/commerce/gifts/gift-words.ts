import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { giftsMessage } from './messages/messages.generated.ts'

type GiftWordsInput = {
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
}

/** What a gift is of: '10 trees, 500 g less plastic'. */
export function giftWords(gift: GiftWordsInput): string {
  const parts = [
    gift.milli_trees > 0 ? formatTrees(gift.milli_trees) : '',
    gift.co2e_grams > 0 ? giftsMessage('gift.co2e', { co2e: formatGrams(gift.co2e_grams) }) : '',
    gift.plastic_grams > 0
      ? giftsMessage('gift.plastic', { plastic: formatGrams(gift.plastic_grams) })
      : '',
  ]
  return parts.filter(Boolean).join(', ')
}
