import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { giftsMessage } from './messages/messages.generated.ts'

type GiftAmounts = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** '10 trees and 500 g of plastic removed'. */
export function giftInWords({ milliTrees, co2eGrams, plasticGrams }: GiftAmounts): string {
  const parts = [
    milliTrees > 0 ? formatTrees(milliTrees) : '',
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} of CO2e` : '',
    plasticGrams > 0
      ? giftsMessage('gift.plasticRemoved', { plasticGrams: formatGrams(plasticGrams) })
      : '',
  ].filter(Boolean)
  return new Intl.ListFormat('en-GB').format(parts)
}
