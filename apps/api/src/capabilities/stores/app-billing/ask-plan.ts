import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  AskAppPlan,
  ConfirmAppPlan,
  GetAppPlan,
} from '@understory/contracts/stores/app-billing.ts'
import {
  daysOfSample,
  estimateOfPeriod,
  offeredCaps,
} from '@understory/domain/stores/bills/app-cap.ts'
import { isPerAmount } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  findPlan,
  insertPlan,
  noteAskedCap,
  type PlanRow,
  presentPlan,
} from '../app-plans/public.ts'
import {
  findStore,
  listStoreRows,
  lockStore,
  type StoreRecordsStoreKey,
} from '../connected-stores/public.ts'
import { previewSettings } from '../store-settings/public.ts'
import {
  type RefreshPlansDeps,
  type RefreshPlansReach,
  reachOfBilling,
  refreshPlans,
} from './refresh-plans.ts'

type AskPlanDeps = RefreshPlansDeps & Pick<Deps, 'log'>
type AskPlanActor = { readonly accountId: string; readonly userId: string }

const ASK_PLAN_NAME = 'Contributions to climate action'
const TERMS =
  'What your orders contribute by the settings you chose, recorded once a day. The cap is a limit, not a price.'

/** How the store is billed; what thirty days may come to, and the limits that suit it. */
export async function getAppPlan(
  deps: Pick<Deps, 'db' | 'clock'>,
  of: StoreRecordsStoreKey,
): Promise<ReplyOf<typeof GetAppPlan> | Refused> {
  const found = await findStore(deps.db, of)
  if (found?.charged_by !== 'shopify') return refuse('RESOURCE_NOT_FOUND')
  const [store] = await listStoreRows(deps.db, of)
  const sample = store?.settings ? await sampleOf(deps, of, store.settings) : null
  const now = deps.clock()
  const { totalMinor = 0, oldest = now } = sample ?? {}
  const month = estimateOfPeriod({ totalMinor, oldest, now })
  return {
    storeName: found.name,
    plan: presentPlan(await findPlan(deps.db, of)),
    preview: sample && {
      orders: sample.orders,
      days: Math.round(daysOfSample({ oldest, now })),
      totalMinor,
      monthMinor: month.minor,
      milliTrees: sample.milliTrees,
      co2eGrams: sample.co2eGrams,
      plasticGrams: sample.plasticGrams,
    },
    offeredCaps: offeredCaps(month).map(({ minor }) => minor),
  }
}

type AskPlanSettings = NonNullable<Awaited<ReturnType<typeof listStoreRows>>[number]['settings']>

async function sampleOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, storeId }: StoreRecordsStoreKey,
  { rule, plantTreeAlways }: AskPlanSettings,
) {
  const previewed = await previewSettings(deps, accountId, {
    storeId,
    rule,
    plantTreeAlways,
    isPercentagePerRange: rule.kind === 'percentage-by-range',
    isTreePerBatch: isPerAmount(rule),
  })
  if (previewed instanceof Refused) return null
  const { orders, totalMinor, milliTrees, co2eGrams, plasticGrams } = previewed
  const last = orders.at(-1)
  return {
    orders: orders.length,
    totalMinor,
    milliTrees,
    co2eGrams,
    plasticGrams,
    oldest: last ? new Date(last.createdAt) : deps.clock(),
  }
}

/** A new plan, or a higher cap of the one that runs; either counts once the merchant approved it there. */
export async function askAppPlan(
  deps: AskPlanDeps,
  actor: AskPlanActor,
  asked: BodyOf<typeof AskAppPlan> & { readonly storeId: string },
): Promise<ReplyOf<typeof AskAppPlan> | Refused> {
  const of = { accountId: actor.accountId, storeId: asked.storeId }
  const reach = await reachFor(deps, of)
  if (reach instanceof Refused) return reach
  const plan = await findPlan(deps.db, of)
  const running = plan?.status === 'active' ? plan : null
  if (running && asked.capMinor <= running.cap_minor) {
    const message = 'Please use more than the limit that you approved already.'
    return refuse('BAD_REQUEST', [{ field: 'capMinor', message }])
  }
  const work = running
    ? raise(deps, reach, { plan: running, capMinor: asked.capMinor })
    : start(deps, reach, { userId: actor.userId, capMinor: asked.capMinor })
  const approvalUrl = await work.catch((fault) => {
    deps.log.warn({ err: fault, storeId: of.storeId }, 'Shopify could not be asked for a plan')
    return null
  })
  return approvalUrl === null ? refuse('APP_BILLING_FAILED') : { approvalUrl }
}

/** What the account may see of itself, before anything is called. */
async function reachFor(
  deps: AskPlanDeps,
  of: StoreRecordsStoreKey,
): Promise<RefreshPlansReach | Refused> {
  const store = await findStore(deps.db, of)
  if (store?.charged_by !== 'shopify') return refuse('RESOURCE_NOT_FOUND')
  return (await reachOfBilling(deps, of.storeId)) ?? refuse('STORE_NOT_CONNECTED')
}

type Starting = { readonly userId: string; readonly capMinor: number }

async function start(
  deps: AskPlanDeps,
  { store, billing, connection }: RefreshPlansReach,
  { userId, capMinor }: Starting,
): Promise<string | null> {
  const started = await billing.startPlan(connection, {
    name: ASK_PLAN_NAME,
    terms: TERMS,
    capMinor,
    returnUrl: `${deps.config.origin}/app/payment/shopify/confirm?store=${store.id}`,
    isTest: deps.config.DEPLOYMENT !== 'production',
  })
  if (started.status !== 'started') {
    deps.log.warn({ storeId: store.id, started }, 'Shopify starts no plan')
    return null
  }
  const { plan, approvalUrl } = started
  const now = deps.clock()
  await insertPlan(deps.db, {
    account_id: store.account_id,
    store_id: store.id,
    id: deps.newId(),
    external_id: plan.planId,
    line_item_id: plan.lineItemId,
    status: 'pending',
    cap_minor: plan.capMinor,
    approval_url: approvalUrl,
    created_by: userId,
    created_at: now,
    checked_at: now,
  })
  return approvalUrl
}

type Raising = { readonly plan: PlanRow; readonly capMinor: number }

async function raise(
  deps: AskPlanDeps,
  { store, billing, connection }: RefreshPlansReach,
  { plan, capMinor }: Raising,
): Promise<string | null> {
  const { line_item_id: lineItemId } = plan
  const raised = await billing.raiseCap(connection, { lineItemId, capMinor })
  if (raised.status !== 'asked') {
    deps.log.warn({ storeId: store.id, raised }, 'Shopify raises no cap')
    return null
  }
  const { approvalUrl } = raised
  await transact(deps.db, async (tx) => {
    await lockStore(tx, { accountId: store.account_id, storeId: store.id })
    await noteAskedCap(tx, plan, { capMinor, approvalUrl })
  })
  return approvalUrl
}

export async function confirmAppPlan(
  deps: AskPlanDeps,
  of: StoreRecordsStoreKey,
): Promise<ReplyOf<typeof ConfirmAppPlan> | Refused> {
  const reach = await reachFor(deps, of)
  if (reach instanceof Refused) return reach
  try {
    await refreshPlans(deps, reach)
  } catch (fault) {
    deps.log.warn({ err: fault, storeId: of.storeId }, 'Shopify could not be asked about a plan')
    return refuse('SHOPIFY_CONFIRM_FAILED')
  }
  return presentPlan(await findPlan(deps.db, of))
}
