import type { SupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import { suppliersAddress } from '../../company-footprints/public.ts'

type CampaignCount = keyof SupplierCampaign['counts']

/** In the order in which a campaign is followed. */
const WORDS_OF_COUNTS: readonly (readonly [CampaignCount, string])[] = [
  ['accepted', 'accepted'],
  ['answered', 'to review'],
  ['waiting', 'waiting'],
  ['silent', 'without an answer'],
  ['bounced', 'not delivered'],
  ['refused', 'declined'],
  ['ended', 'withdrawn or cancelled'],
]

/** '2 accepted, 1 to review and 3 waiting' */
export function countsInWords(counts: SupplierCampaign['counts']): string {
  const parts = WORDS_OF_COUNTS.flatMap(([name, words]) =>
    counts[name] > 0 ? [`${counts[name]} ${words}`] : [],
  )
  return new Intl.ListFormat('en-GB').format(parts)
}

export const campaignAddress = (footprintId: string, supplierCampaignId: string): string =>
  `${suppliersAddress(footprintId)}/campaigns/${supplierCampaignId}`
