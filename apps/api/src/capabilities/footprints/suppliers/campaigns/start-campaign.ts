import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { StartSupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { findInventory } from '../../company-footprints/public.ts'
import type { AskSupplierDeps } from '../asking/ask-supplier.ts'
import { askSuppliers } from '../asking/ask-suppliers.ts'

type StartingCampaign = {
  readonly accountId: string
  readonly footprintId: string
  readonly userId: string
  readonly body: BodyOf<typeof StartSupplierCampaign>
}

/** A campaign is stored before its first request, and goes again where nobody could be asked. */
export async function startCampaign(
  deps: AskSupplierDeps,
  { body, ...asking }: StartingCampaign,
): Promise<ReplyOf<typeof StartSupplierCampaign> | Refused> {
  const { name, reminders, ...said } = body
  if (!(await findInventory(deps.db, asking))) return refuse('INVENTORY_NOT_FOUND')
  const campaignId = deps.newId()
  await deps.db
    .insertInto('supplier_campaign')
    .values({
      id: campaignId,
      account_id: asking.accountId,
      footprint_id: asking.footprintId,
      name,
      message: said.message,
      due_on: said.dueOn,
      reminders,
      made_by: asking.userId,
      made_at: deps.clock(),
    })
    .execute()
  const asked = await askSuppliers(deps, { ...asking, campaignId, body: said })
  if (!(asked instanceof Refused) && asked.asked.length > 0)
    return { ...asked, supplierCampaignId: campaignId }
  await deps.db
    .deleteFrom('supplier_campaign')
    .where('id', '=', campaignId)
    .where('account_id', '=', asking.accountId)
    .execute()
  return asked instanceof Refused ? asked : { ...asked, supplierCampaignId: null }
}
