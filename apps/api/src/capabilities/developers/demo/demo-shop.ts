import { asPlatform } from '@understory/database/row-security.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { listCards } from '../../commerce/payments/public.ts'
import { issueStoreBills, settleBill } from '../../stores/bills/public.ts'
import { connectStore, startLink } from '../../stores/connected-stores/public.ts'
import { setOrderPage } from '../../stores/order-pages/public.ts'
import { startStoreBilling } from '../../stores/store-billing/public.ts'
import { bringOrders } from '../../stores/store-orders/public.ts'
import { saveSettings } from '../../stores/store-settings/public.ts'
import { must } from './must.ts'

const DAYS = 7
/** The shop of the bakery, and the one that cafés order from. */
const SHOPS = [
  { shop: 'stores/fernbank', ordersADay: 6, firstOrder: 5_001, trees: 1 },
  { shop: 'stores/fernbank-wholesale', ordersADay: 2, firstOrder: 801, trees: 3 },
] as const
/** Of an order, what it came to in pence. */
const VALUES = [1_850, 3_200, 2_475, 5_640, 1_299, 4_410] as const

type DemoShopDeps = Pick<
  Deps,
  | 'appBilling'
  | 'clock'
  | 'config'
  | 'crashPoint'
  | 'db'
  | 'jobs'
  | 'log'
  | 'newId'
  | 'payments'
  | 'stores'
>

/**
 * Two shops that contributed trees for each order of a week, whose bills are paid, so that the page of each order can
 * be checked. Their plan runs on by the card of an earlier purchase; the bills themselves were paid without an invoice.
 */
export async function seedDemoShop(
  deps: DemoShopDeps,
  actor: AccountActor,
  billingAddress: Parameters<typeof startStoreBilling>[2]['billingAddress'],
): Promise<void> {
  for (const [at, shop] of SHOPS.entries()) {
    const today = Math.floor(deps.clock().getTime() / DAY_MS) * DAY_MS
    const began = new Date(today - DAYS * DAY_MS)
    const then = { ...deps, clock: () => began }
    const chosen = await chosenShop(deps, actor, shop.shop)
    const { storeId } = must(await connectStore(then, actor, chosen))
    if (at === 0) await startPlan(deps, actor, billingAddress)
    await seedWeek(deps, actor, { ...shop, storeId, began, until: new Date(today) })
  }
}

async function startPlan(
  deps: DemoShopDeps,
  actor: AccountActor,
  billingAddress: Parameters<typeof startStoreBilling>[2]['billingAddress'],
): Promise<void> {
  const [card] = await listCards(deps, actor.accountId)
  const plan = { cardId: card?.id ?? '', billingAddress }
  must((await startStoreBilling(deps, actor, plan)) ?? {})
}

type DemoWeek = (typeof SHOPS)[number] & {
  readonly storeId: string
  readonly began: Date
  readonly until: Date
}

/** A week of orders with its rule, and its bill. */
async function seedWeek(deps: DemoShopDeps, actor: AccountActor, week: DemoWeek): Promise<void> {
  const { storeId, began, until, trees } = week
  const then = { ...deps, clock: () => began }
  const rule = { kind: 'trees-per-order', trees } as const
  const flags = { isPercentagePerRange: false, isTreePerBatch: false, plantTreeAlways: false }
  must(await saveSettings(then, actor, { storeId, rule, ...flags }))
  const of = { accountId: actor.accountId, storeId }
  must((await setOrderPage(deps, of, { showsProofs: true })) ?? {})
  await asPlatform(async () => {
    await bringOrders(deps, of, ordersSince(week))
    await payBills(deps, { ...of, from: began, until })
  })
}

/** What the browser would bring back from the page on which a shop is chosen. */
async function chosenShop(deps: DemoShopDeps, actor: AccountActor, shop: string) {
  const { url } = must(await startLink(deps, actor, { connector: 'rutter', shop: '' }))
  const back = new URL(url).searchParams.get('redirect_url') ?? ''
  const answer = await fetch(new URL('/rutter/link', url), {
    method: 'POST',
    body: new URLSearchParams({ redirect_url: back, shop }),
    redirect: 'manual',
  })
  const brought = new URL(answer.headers.get('location') ?? '').searchParams
  const { state = '', ...rest } = Object.fromEntries(brought)
  return { state, brought: rest }
}

function ordersSince({ began, ordersADay, firstOrder }: DemoWeek): OrderState[] {
  return Array.from({ length: DAYS * ordersADay }, (_, at) => {
    const apart = DAY_MS / ordersADay
    const createdAt = new Date(began.getTime() + (at + 0.5) * apart)
    return {
      externalId: String(firstOrder + at),
      label: `#${firstOrder + at}`,
      createdAt,
      updatedAt: createdAt,
      standing: 'paid',
      currency: 'GBP',
      cart: storeMinor(VALUES[at % VALUES.length] ?? VALUES[0]),
      returned: [],
      loweredAt: null,
    }
  })
}

type Paying = {
  readonly accountId: string
  readonly storeId: string
  readonly from: Date
  readonly until: Date
}

function payBills(deps: DemoShopDeps, { accountId, storeId, from, until }: Paying): Promise<void> {
  return transact(deps.db, async (tx) => {
    const run = { accountId, storeId, chargedBy: 'card', issueAt: until, cycleFrom: from } as const
    for (const { billId } of await issueStoreBills(tx, deps, { ...run, budgetMinor: null }))
      await settleBill(tx, deps, { accountId, billId, paidAt: until })
  })
}
