import {
  ChangeSupplierCampaign,
  EndSupplierCampaign,
  GetSupplierCampaign,
  ListSupplierCampaigns,
  RemindSupplierCampaign,
  StartSupplierCampaign,
} from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { endCampaign, remindCampaign } from './change-campaign.ts'
import { listCampaigns } from './list-campaigns.ts'
import { renameCampaign } from './rename-campaign.ts'
import { startCampaign } from './start-campaign.ts'
import { viewCampaign } from './view-campaign.ts'

const SEE_CAMPAIGNS = { access: 'account', may: 'see' } as const
/** It writes to others in the name of the company: never staff who act for it. */
const RUN_CAMPAIGNS = { access: 'account', may: 'change', isOwnOnly: true } as const

export function campaignRoutes(deps: Deps): Route[] {
  return [
    route(ListSupplierCampaigns, SEE_CAMPAIGNS, ({ actor, params }) =>
      listCampaigns(deps, { ...params, accountId: actor.accountId }),
    ),
    route(StartSupplierCampaign, RUN_CAMPAIGNS, ({ actor, params, body }) =>
      startCampaign(deps, { ...params, body, accountId: actor.accountId, userId: actor.userId }),
    ),
    route(GetSupplierCampaign, SEE_CAMPAIGNS, ({ actor, params }) =>
      viewCampaign(deps, { ...params, accountId: actor.accountId }),
    ),
    route(ChangeSupplierCampaign, RUN_CAMPAIGNS, ({ actor, params, body }) =>
      renameCampaign(deps, {
        ...params,
        ...body,
        accountId: actor.accountId,
        userId: actor.userId,
      }),
    ),
    route(RemindSupplierCampaign, RUN_CAMPAIGNS, ({ actor, params }) =>
      remindCampaign(deps, { ...params, accountId: actor.accountId }),
    ),
    route(EndSupplierCampaign, RUN_CAMPAIGNS, ({ actor, params }) =>
      endCampaign(deps, { ...params, accountId: actor.accountId, userId: actor.userId }),
    ),
  ]
}
