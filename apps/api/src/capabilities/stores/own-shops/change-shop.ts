import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ApiStore,
  setContributionRule,
  updateStore,
} from '@understory/contracts/v1/shops/stores.ts'
import { isPerAmount } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { changeShopFacts } from '../connected-stores/public.ts'
import { previewSettings, saveSettingsWithin } from '../store-settings/public.ts'
import { listShops } from './list-shops.ts'

type ChangeShopDeps = Pick<Deps, 'clock' | 'db' | 'newId'>
type OfShop = { readonly storeId: string }

/** One shop of the account of a key. */
export async function getShop(
  deps: Pick<Deps, 'db'>,
  actor: KeyActor,
  { storeId }: OfShop,
): Promise<ApiStore | Refused> {
  const [shop] = await listShops(deps, actor, storeId)
  return shop ?? refuse('RESOURCE_NOT_FOUND')
}

/** The name, the pause and the limit of a shop, together; what is left out stays. */
export async function changeShop(
  deps: ChangeShopDeps,
  actor: KeyActor,
  { storeId, ...changes }: BodyOf<typeof updateStore> & OfShop,
): Promise<ApiStore | Refused> {
  const found = await getShop(deps, actor, { storeId })
  if (found instanceof Refused) return found
  const wanted = { storeId, accountId: actor.accountId }
  const refused = await changeShopFacts(deps, wanted, changes)
  return refused ?? getShop(deps, actor, { storeId })
}

type RuleOfShop = BodyOf<typeof setContributionRule> & OfShop & { readonly isDryRun: boolean }

/** What each later order of a shop contributes, with what its last orders would have. */
export async function setRuleOfShop(
  deps: ChangeShopDeps,
  { accountId, mode }: KeyActor,
  { storeId, rule, plantTreeAlways, isDryRun }: RuleOfShop,
): Promise<ReplyOf<typeof setContributionRule> | Refused> {
  const asked = {
    storeId,
    rule,
    isTreePerBatch: isPerAmount(rule),
    isPercentagePerRange: rule.kind === 'percentage-by-range',
    plantTreeAlways,
  }
  const previewed = await previewSettings(deps, accountId, asked)
  if (previewed instanceof Refused) return previewed
  const refused = await saveRule(deps, { actor: { accountId, userId: null }, asked }, isDryRun)
  if (refused) return refused
  const { orders, billingCurrency: currency, ...sums } = previewed
  return {
    object: 'contribution_rule',
    mode,
    dryRun: isDryRun,
    storeId,
    rule,
    plantTreeAlways,
    lastOrders: { ...sums, orders: orders.length, currency },
  }
}

/** Ends the transaction of a dry run. */
class RuleTried extends Error {}

type RuleToSave = Parameters<typeof saveSettingsWithin>[2]

async function saveRule(
  deps: ChangeShopDeps,
  rule: RuleToSave,
  isDryRun: boolean,
): Promise<Refused | null> {
  try {
    return await transact(deps.db, async (tx) => {
      const saved = await saveSettingsWithin(tx, deps, rule)
      if (saved instanceof Refused) return saved
      if (isDryRun) throw new RuleTried('nothing of a dry run stays')
      return null
    })
  } catch (ended) {
    if (ended instanceof RuleTried) return null
    throw ended
  }
}
