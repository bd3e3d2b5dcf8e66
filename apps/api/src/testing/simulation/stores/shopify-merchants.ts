import { APP_PERIOD_DAYS } from '@understory/domain/stores/bills/app-cap.ts'
import type { ContributionRule } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import type { ShopifyShop } from '@understory/sandbox/stores/shopify/shopify-shops.ts'
import { sql } from 'kysely'
import {
  connectStore,
  startLink,
} from '../../../capabilities/stores/connected-stores/connect/link-store.ts'
import { saveSettings } from '../../../capabilities/stores/store-settings/save-settings.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused } from '../../../http/refuse.ts'
import { answerInstall } from '../../stores/shopify.ts'
import { createActor } from '../create-actor.ts'
import type { World } from '../world.ts'
import { busyOf, fundedImpact, type Merchant, ruleOf } from './merchants.ts'
import { StoreOracle } from './oracle.ts'

/** What the merchant approved at Shopify, in cents of US dollars, and what was recorded in this period. */
type Limit = { cap: number; used: number; periodEnd: Date }

export type ShopifyMerchant = Merchant & {
  readonly shop: ShopifyShop
  readonly firstCap: number
  readonly raisesOn: number | null
  readonly freezesOn: number | null
  readonly thawsOn: number | null
  leavesOn: number | null
  readonly returnsOn: number | null
  /** `null`: nothing is approved, or the app was uninstalled. */
  limit: Limit | null
  /** What became of its last charge is not known. */
  isUnsure: boolean
  /** Of the records of its shop, those that the recount has. */
  readonly counted: Set<string>
}

/** Cents for one unit of what a shop sells in, the same on every day. */
export const DOLLARS = { EUR: '1.1' } as const
const CENTS = { USD: [1n, 1n], EUR: [110n, 100n] } as const
const PERIOD_MS = APP_PERIOD_DAYS * 86_400_000

/** Each has its own trouble: a limit that is too low, and raised; a shop that does not pay; one that leaves. */
export async function createShopifyMerchants(
  world: World,
  { count, days }: { readonly count: number; readonly days: number },
): Promise<ShopifyMerchant[]> {
  const { dice } = world
  const priceOf = await pricesInDollars(world)
  const merchants: ShopifyMerchant[] = []
  for (let n = 0; n < count; n += 1) {
    const actor = await createActor(world, 'business')
    const currency = dice.one(['USD', 'USD', 'EUR'] as const)
    const shop = openShop(world, n, currency)
    const storeId = await connect(world, actor, shop)
    const rule = ruleOf(dice, n)
    await choose(world, actor, { storeId, rule })
    const middle = Math.floor(days / 3) + dice.below(Math.floor(days / 4))
    const later = middle + 3 + dice.below(Math.floor(days / 8))
    const on = (kind: number, day: number) => (n % SHOPIFY_MERCHANTS_KINDS === kind ? day : null)
    merchants.push({
      ...NEW,
      actor,
      store: { accountId: actor.accountId, storeId },
      currency,
      oracle: new StoreOracle({
        rule,
        capMinor: null,
        rate: CENTS[currency],
        priceOn: () => priceOf(rule),
      }),
      orders: [],
      away: [],
      busy: busyOf(dice),
      startsOn: dice.below(Math.min(30, Math.floor(days / 4))),
      shop,
      firstCap: [0, 3].includes(n % SHOPIFY_MERCHANTS_KINDS) ? 300 + dice.below(1_500) : 200_000,
      raisesOn: on(0, middle),
      freezesOn: on(1, middle),
      thawsOn: on(1, later),
      leavesOn: on(2, middle) ?? on(4, middle),
      returnsOn: on(2, later),
      counted: new Set(),
    })
  }
  return merchants
}

const SHOPIFY_MERCHANTS_KINDS = 5
const NEW = {
  disconnectsOn: null,
  endsOn: null,
  cardFailsOn: null,
  countsFrom: null,
  stoppedAt: null,
  billedUntil: null,
  hasPlan: false,
  hasCard: false,
  limit: null,
  isUnsure: false,
} as const

async function pricesInDollars({ deps }: World): Promise<(rule: ContributionRule) => bigint> {
  const { rows } = await sql<Record<'trees' | 'co2e' | 'plastic', number>>`
    select micros_per_milli_tree as trees, micros_per_gram_co2e as co2e, micros_per_gram_plastic as plastic
    from price_book where currency = 'USD' order by valid_from desc limit 1`.execute(deps.db)
  return (rule) => BigInt(rows[0]?.[fundedImpact(rule)] ?? 0)
}

function openShop({ shopify }: World, n: number, currency: string): ShopifyShop {
  const domain = `simulated-${n}.myshopify.com`
  const shop = { domain, name: `Simulated ${n}`, currency, timeZone: 'Etc/UTC', isInstalled: false }
  const opened = { ...shop, orders: new Map(), webhooks: new Map(), plans: [], refusals: new Map() }
  shopify.shops.push(opened)
  return opened
}

/** As the merchant does it in the browser: asked here, installed there, and back. */
export async function connect(
  { deps }: World,
  actor: AccountActor,
  { domain }: Pick<ShopifyShop, 'domain'>,
): Promise<string> {
  const link = granted(await startLink(deps, actor, { connector: 'shopify', shop: domain }))
  return granted(await connectStore(deps, actor, await answerInstall(link.url))).storeId
}

type Choice = { readonly storeId: string; readonly rule: ContributionRule }

async function choose({ deps }: World, actor: AccountActor, { storeId, rule }: Choice) {
  const kinds = {
    isPercentagePerRange: rule.kind === 'percentage-by-range',
    isTreePerBatch: 'amount' in rule,
  }
  const asked = { storeId, rule, plantTreeAlways: false, ...kinds }
  granted(await saveSettings(deps, actor, asked as Parameters<typeof saveSettings>[2]))
}

export function granted<Answer>(answer: Answer | Refused): Answer {
  if (answer instanceof Refused) throw new Error(`refused: ${answer.refusal.code}`)
  return answer
}

export const newLimit = (cap: number, now: Date): Limit => ({
  cap,
  used: 0,
  periodEnd: new Date(now.getTime() + PERIOD_MS),
})

export function turnPeriod(limit: Limit, now: Date): void {
  while (limit.periodEnd <= now) {
    limit.periodEnd = new Date(limit.periodEnd.getTime() + PERIOD_MS)
    limit.used = 0
  }
}
