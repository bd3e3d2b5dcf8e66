import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetSupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'

export type CampaignShown = AnswerOf<typeof GetSupplierCampaign>
