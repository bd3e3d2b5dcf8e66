import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListSupplierCampaigns } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { SupplierRequestState } from '@understory/domain/footprints/suppliers/request-steps.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { findInventory } from '../../company-footprints/public.ts'
import { presentCampaign } from './campaign-records.ts'

type CampaignsOf = { readonly footprintId: string; readonly accountId: string }

const MOST_CAMPAIGNS = 200

/** The campaigns of a footprint, each with how many of its requests are where. */
export async function listCampaigns(
  { db }: Pick<Deps, 'db'>,
  wanted: CampaignsOf,
): Promise<ReplyOf<typeof ListSupplierCampaigns> | Refused> {
  if (!(await findInventory(db, wanted))) return refuse('INVENTORY_NOT_FOUND')
  const { accountId, footprintId } = wanted
  const campaigns = await db
    .selectFrom('supplier_campaign')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('footprint_id', '=', footprintId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(MOST_CAMPAIGNS)
    .execute()
  const requests = await db
    .selectFrom('supplier_request')
    .select(['campaign_id', 'state'])
    .where('account_id', '=', accountId)
    .where('footprint_id', '=', footprintId)
    .where('campaign_id', 'is not', null)
    .execute()
  return {
    campaigns: campaigns.map((campaign) =>
      presentCampaign(
        campaign,
        requests
          .filter(({ campaign_id }) => campaign_id === campaign.id)
          .map(({ state }) => state as SupplierRequestState),
      ),
    ),
  }
}
