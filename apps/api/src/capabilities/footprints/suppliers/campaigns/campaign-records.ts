import type { SupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { campaignCounts } from '@understory/domain/footprints/suppliers/campaign-counts.ts'
import type { SupplierRequestState } from '@understory/domain/footprints/suppliers/request-steps.ts'

export type CampaignKey = { readonly supplierCampaignId: string; readonly accountId: string }

export function findCampaign(db: Database | Tx, { supplierCampaignId, accountId }: CampaignKey) {
  return db
    .selectFrom('supplier_campaign')
    .selectAll()
    .where('id', '=', supplierCampaignId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

type CampaignShown = Pick<
  NonNullable<Awaited<ReturnType<typeof findCampaign>>>,
  'id' | 'name' | 'due_on' | 'reminders' | 'made_at' | 'ended_at'
>

/** A campaign with what has become of its requests. */
export const presentCampaign = (
  { id, name, due_on, reminders, made_at, ended_at }: CampaignShown,
  states: readonly SupplierRequestState[],
): SupplierCampaign => ({
  supplierCampaignId: id,
  name,
  dueOn: due_on,
  reminders,
  startedOn: dayOf(made_at),
  endedOn: ended_at && dayOf(ended_at),
  asked: states.length,
  counts: campaignCounts(states),
})
