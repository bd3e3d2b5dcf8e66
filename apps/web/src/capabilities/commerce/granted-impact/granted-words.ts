import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'

export const KIND_WORDS: Readonly<Record<GrantedImpact['kind'], string>> = {
  offer: 'An offer',
  'off-platform': 'Funded elsewhere',
}

/** '4 tonnes CO2e', '10 trees, 2 kg plastic'. */
export function quantityWords(granted: GrantedImpact): string {
  const { milliTrees, co2eGrams, plasticGrams } = granted
  return [
    milliTrees > 0 ? formatTrees(milliTrees) : '',
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} CO2e` : '',
    plasticGrams > 0 ? `${formatGrams(plasticGrams)} plastic` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
