import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetSupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { SupplierRequestState } from '@understory/domain/footprints/suppliers/request-steps.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { type CampaignKey, findCampaign, presentCampaign } from './campaign-records.ts'

/** One campaign with its requests, and what their answers count. */
export async function viewCampaign(
  { db }: Pick<Deps, 'db'>,
  key: CampaignKey,
): Promise<ReplyOf<typeof GetSupplierCampaign> | Refused> {
  const campaign = await findCampaign(db, key)
  if (!campaign) return refuse('SUPPLIER_CAMPAIGN_NOT_FOUND')
  const rows = await db
    .selectFrom('supplier_request as r')
    .leftJoin('supplier_use as u', (join) =>
      join.onRef('u.request_id', '=', 'r.id').on('u.ended_at', 'is', null),
    )
    .select(['r.id', 'r.supplier_id', 'r.supplier_name', 'r.email', 'r.state', 'r.stepped_at'])
    .select(['r.reminded', 'u.grams', 'u.replaced_grams', 'u.is_supplier_data'])
    .where('r.account_id', '=', key.accountId)
    .where('r.campaign_id', '=', campaign.id)
    .orderBy('r.supplier_name')
    .orderBy('r.id')
    .execute()
  const states = rows.map(({ state }) => state as SupplierRequestState)
  return {
    ...presentCampaign(campaign, states),
    footprintId: campaign.footprint_id,
    message: campaign.message,
    changes: await changesOf(db, key),
    requests: rows.map((row) => ({
      supplierRequestId: row.id,
      supplierId: row.supplier_id,
      supplierName: row.supplier_name,
      email: row.email,
      state: row.state as SupplierRequestState,
      steppedOn: dayOf(row.stepped_at),
      reminded: row.reminded,
      use:
        row.grams === null
          ? null
          : {
              grams: row.grams,
              replacedGrams: row.replaced_grams ?? 0,
              isSupplierData: row.is_supplier_data ?? false,
            },
    })),
  }
}

const MOST_CHANGES = 100

/** What was changed of a campaign, and by whom; newest first. */
async function changesOf(
  db: Database,
  { supplierCampaignId, accountId }: CampaignKey,
): Promise<ReplyOf<typeof GetSupplierCampaign>['changes']> {
  const rows = await db
    .selectFrom('supplier_campaign_change as c')
    .leftJoin('app_user as u', 'u.id', 'c.changed_by')
    .selectAll('c')
    .select('u.name as changer')
    .where('c.account_id', '=', accountId)
    .where('c.campaign_id', '=', supplierCampaignId)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id')
    .limit(MOST_CHANGES)
    .execute()
  return rows.map((row) => ({
    at: row.changed_at.toISOString(),
    changedBy: row.changer,
    name: changed(row.name_before, row.name_after),
    dueOn: changed(row.due_before, row.due_after),
  }))
}

const changed = <Value>(before: Value, after: Value) =>
  before === after ? null : { before, after }
