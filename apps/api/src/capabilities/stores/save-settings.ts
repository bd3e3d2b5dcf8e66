import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { Problem } from '@understory/contracts/refusals.ts'
import type { SaveOffsetSettings } from '@understory/contracts/store-settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type ContributionSettings,
  type SettingsProblem,
  settingsProblems,
} from '@understory/domain/stores/contribution-settings.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { countFromNow } from '../store-bills/public.ts'
import { findPlan } from './app-billing/plan-records.ts'
import { lockConnected } from './change-store.ts'
import type { StoreRow } from './store-records.ts'

type Asked = BodyOf<typeof SaveOffsetSettings>
type Actor = { readonly accountId: string; readonly userId: string }

const SENTENCES: Readonly<Record<SettingsProblem['problem'], string>> = {
  TREES_OUT_OF_BOUNDS: 'Please use a whole number of trees from 1 to 100.',
  AMOUNT_OUT_OF_BOUNDS: 'Please use an amount above zero.',
  PERCENTAGE_OUT_OF_BOUNDS: 'Please use a percentage above zero, at most 50.',
  NO_RANGES: 'Please give at least one range.',
  TOO_MANY_RANGES: 'Please use at most 20 ranges.',
  RANGE_ENDS_BEFORE_IT_BEGINS: 'This is too low: the range would end before it begins.',
  RANGES_OVERLAP: 'This is too high compared with the next range.',
  OPEN_RANGE_NOT_LAST: 'Only the last range may be without an end.',
}

/** What the domain and the two flags say of it; nothing is stored where it is wrong. */
export function checkedSettings(asked: Asked): ContributionSettings | Refused {
  const settings = {
    rule: asked.rule as ContributionSettings['rule'],
    plantTreeAlways: asked.plantTreeAlways,
  }
  const problems: Problem[] = settingsProblems(settings).map(({ field, problem }) => ({
    field: `rule.${field}`,
    message: SENTENCES[problem],
  }))
  const { kind } = asked.rule
  if ((kind === 'trees-per-amount') !== asked.isTreePerBatch)
    problems.push({ field: 'isTreePerBatch', message: 'This does not agree with the rule.' })
  if ((kind === 'percentage-by-range') !== asked.isPercentagePerRange)
    problems.push({ field: 'isPercentagePerRange', message: 'This does not agree with the rule.' })
  return problems.length > 0 ? refuse('SETTINGS_INVALID', problems) : settings
}

/** Counts for orders that are created from now on; with a plan, the first settings begin the store's contributions. */
export async function saveSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  asked: Asked,
): Promise<ReplyOf<typeof SaveOffsetSettings> | Refused> {
  const settings = checkedSettings(asked)
  if (settings instanceof Refused) return settings
  const wanted = { storeId: asked.storeId, accountId: actor.accountId }
  return transact(deps.db, async (tx) => {
    const store = await lockConnected(tx, wanted)
    if (store instanceof Refused) return store
    // Once the store is held: whatever was computed before is of an order that was created before.
    const now = deps.clock()
    await tx
      .insertInto('store_settings')
      .values({
        id: deps.newId(),
        account_id: actor.accountId,
        store_id: store.id,
        rule: JSON.stringify(settings.rule),
        plant_tree_always: settings.plantTreeAlways,
        in_force_from: now,
        created_by: actor.userId,
      })
      .execute()
    if (store.charged_by === 'card') await countFromNow(tx, { accountId: actor.accountId, now })
    else if (await mayCount(tx, store)) {
      await tx.updateTable('store').set({ counts_from: now }).where('id', '=', store.id).execute()
    }
    return {
      rule: asked.rule,
      plantTreeAlways: settings.plantTreeAlways,
      inForceFrom: now.toISOString(),
    }
  })
}

/** A store that its platform bills counts once its merchant approved a plan there. */
async function mayCount(tx: Tx, store: StoreRow): Promise<boolean> {
  if (store.counts_from) return false
  const plan = await findPlan(tx, { accountId: store.account_id, storeId: store.id })
  return plan?.status === 'active' || plan?.status === 'frozen'
}
