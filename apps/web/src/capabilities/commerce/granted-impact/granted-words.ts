import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { grantedImpactMessage } from './messages/messages.generated.ts'

export const kindWords = (): Readonly<Record<GrantedImpact['kind'], string>> => ({
  offer: grantedImpactMessage('grantedWords.anOffer'),
  'off-platform': grantedImpactMessage('grantedWords.fundedElsewhere'),
})

/** '4 tonnes CO2e', '10 trees, 2 kg plastic'. */
export function quantityWords(granted: GrantedImpact): string {
  const { milliTrees, co2eGrams, plasticGrams } = granted
  return [
    milliTrees > 0 ? formatTrees(milliTrees) : '',
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} CO2e` : '',
    plasticGrams > 0
      ? grantedImpactMessage('granted.plastic', { plasticGrams: formatGrams(plasticGrams) })
      : '',
  ]
    .filter(Boolean)
    .join(', ')
}
