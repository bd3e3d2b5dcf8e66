import { UNANSWERED_STATES } from '@understory/domain/footprints/suppliers/campaign-counts.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { AT_IT_MS, MOST_REMINDERS } from '../asking/remind-suppliers.ts'
import { type CampaignKey, findCampaign } from './campaign-records.ts'

/** Once in two days, so that nobody is pestered by a button. */
const CAMPAIGN_REMINDERS = { name: 'supplier-campaign-reminders', points: 1, seconds: 172_800 }

/** Those who were emailed and have not answered, but for who is at it. */
export async function remindCampaign(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'limit'>,
  key: CampaignKey,
): Promise<{ reminded: number } | Refused> {
  const campaign = await findCampaign(deps.db, key)
  if (!campaign) return refuse('SUPPLIER_CAMPAIGN_NOT_FOUND')
  if (campaign.ended_at) return refuse('SUPPLIER_CAMPAIGN_ENDED')
  if (!(await deps.limit(CAMPAIGN_REMINDERS, campaign.id))) return refuse('TOO_MANY_ATTEMPTS')
  const notSince = new Date(deps.clock().getTime() - AT_IT_MS)
  return transact(deps.db, async (tx) => {
    const reminded = await tx
      .updateTable('supplier_request')
      .set({ reminded: sql<number>`reminded + 1` })
      .where('account_id', '=', key.accountId)
      .where('campaign_id', '=', campaign.id)
      .where('state', 'in', ['requested', 'opened'])
      .where('email', 'is not', null)
      .where('stepped_at', '<', notSince)
      .where('reminded', '<', MOST_REMINDERS)
      .returning(['id', 'reminded'])
      .execute()
    for (const { id, reminded: count } of reminded) {
      await deps.jobs.enqueue(tx, 'send-supplier-reminder', { supplierRequestId: id, count })
    }
    return { reminded: reminded.length }
  })
}

/** What nobody has answered is cancelled; answers stay, and so do the uses of them. */
export async function endCampaign(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: CampaignKey & { readonly userId: string },
): Promise<Refused | undefined> {
  const campaign = await findCampaign(deps.db, key)
  if (!campaign) return refuse('SUPPLIER_CAMPAIGN_NOT_FOUND')
  const now = deps.clock()
  await transact(deps.db, async (tx) => {
    await tx
      .updateTable('supplier_campaign')
      .set({ ended_at: now })
      .where('id', '=', campaign.id)
      .where('account_id', '=', key.accountId)
      .where('ended_at', 'is', null)
      .execute()
    await tx
      .updateTable('supplier_request')
      .set({ state: 'cancelled', stepped_at: now, decided_by: key.userId })
      .where('account_id', '=', key.accountId)
      .where('campaign_id', '=', campaign.id)
      .where('state', 'in', [...UNANSWERED_STATES])
      .execute()
  })
}
