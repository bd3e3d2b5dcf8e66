import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import {
  ContributionRule,
  type SaveOffsetSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { findPlan } from '../app-plans/public.ts'
import { countFromNow } from '../bills/public.ts'
import {
  countFrom,
  lockConnected,
  onlyConnected,
  type StoreRow,
} from '../connected-stores/public.ts'
import { checkSettings } from './check-settings.ts'

type SaveSettingsInput = BodyOf<typeof SaveOffsetSettings>
type SaveSettingsActor = { readonly accountId: string; readonly userId: string | null }

/** Counts for orders that are created from now on; with a plan, the first settings begin the store's contributions. */
export async function saveSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: SaveSettingsActor,
  asked: SaveSettingsInput,
): Promise<ReplyOf<typeof SaveOffsetSettings> | Refused> {
  return transact(deps.db, (tx) => saveSettingsWithin(tx, deps, { actor, asked }))
}

type SettingsToSave = { readonly actor: SaveSettingsActor; readonly asked: SaveSettingsInput }

/** The same, with the store that a program adds: `userId` is null there. */
export async function saveSettingsWithin(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { actor, asked }: SettingsToSave,
): Promise<ReplyOf<typeof SaveOffsetSettings> | Refused> {
  const { accountId } = actor
  const storeId = asked.storeId ?? (await onlyConnected(tx, accountId))
  if (storeId instanceof Refused) return storeId
  const store = await lockConnected(tx, { storeId, accountId })
  if (store instanceof Refused) return store
  // Once the store is held: whatever was computed before is of an order that was created before.
  const now = deps.clock()
  const settings = await checkSettings(tx, asked, { store, now })
  if (settings instanceof Refused) return settings
  await tx
    .insertInto('store_settings')
    .values({
      id: deps.newId(),
      account_id: accountId,
      store_id: store.id,
      rule: JSON.stringify(settings.rule),
      currency: settings.currency,
      plant_tree_always: settings.plantTreeAlways,
      in_force_from: now,
      created_by: actor.userId,
    })
    .execute()
  if (store.charged_by === 'card') await countFromNow(tx, { accountId, now })
  else if (await mayCount(tx, store)) await countFrom(tx, store, now)
  return {
    rule: ContributionRule.parse(settings.rule),
    currency: settings.currency,
    plantTreeAlways: settings.plantTreeAlways,
    inForceFrom: now.toISOString(),
  }
}

/** A store that its platform bills counts once its merchant approved a plan there. */
async function mayCount(tx: Tx, store: StoreRow): Promise<boolean> {
  if (store.counts_from) return false
  const plan = await findPlan(tx, { accountId: store.account_id, storeId: store.id })
  return plan?.status === 'active' || plan?.status === 'frozen'
}
