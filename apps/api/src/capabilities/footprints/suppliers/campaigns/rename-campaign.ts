import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ChangeSupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { UNANSWERED_STATES } from '@understory/domain/footprints/suppliers/campaign-counts.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { dueProblem, linkExpiry } from '../asking/due-day.ts'
import type { CampaignKey } from './campaign-records.ts'

type RenamingCampaign = CampaignKey &
  BodyOf<typeof ChangeSupplierCampaign> & { readonly userId: string }

/** Gives a campaign another name or due date. A date that has passed may stay as it is while the name changes. */
export function renameCampaign(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { supplierCampaignId, accountId, userId, name, dueOn }: RenamingCampaign,
): Promise<Refused | undefined> {
  const now = deps.clock()
  return transact(deps.db, async (tx) => {
    const before = await tx
      .selectFrom('supplier_campaign')
      .select(['id', 'name', 'due_on', 'ended_at'])
      .where('id', '=', supplierCampaignId)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('SUPPLIER_CAMPAIGN_NOT_FOUND')
    if (before.ended_at) return refuse('SUPPLIER_CAMPAIGN_ENDED')
    const isOtherDay = dueOn !== before.due_on
    const problem = isOtherDay ? dueProblem(dueOn, dayOf(now)) : null
    if (problem) return refuse('BAD_REQUEST', [{ field: 'dueOn', message: problem }])
    if (!isOtherDay && name === before.name) return undefined
    await tx
      .updateTable('supplier_campaign')
      .set({ name, due_on: dueOn })
      .where('id', '=', before.id)
      .where('account_id', '=', accountId)
      .execute()
    await tx
      .insertInto('supplier_campaign_change')
      .values({
        id: deps.newId(),
        account_id: accountId,
        campaign_id: before.id,
        changed_by: userId,
        changed_at: now,
        name_before: before.name,
        name_after: name,
        due_before: before.due_on,
        due_after: dueOn,
      })
      .execute()
    if (isOtherDay) await moveRequests(tx, { accountId, campaignId: before.id, dueOn })
    return undefined
  })
}

type MovingRequests = Pick<RenamingCampaign, 'accountId' | 'dueOn'> & {
  readonly campaignId: string
}

/** What is not answered yet is due on the new day, and its link works as long after it. */
async function moveRequests(
  tx: Tx,
  { accountId, campaignId, dueOn }: MovingRequests,
): Promise<void> {
  await tx
    .updateTable('supplier_request')
    .set({ due_on: dueOn, expires_at: linkExpiry(dueOn) })
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', [...UNANSWERED_STATES])
    .execute()
}
