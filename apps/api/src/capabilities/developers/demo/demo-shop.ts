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

const SHOP = 'stores/fernbank'
const DAYS = 7
const ORDERS_A_DAY = 6
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
 * A shop that contributed a tree for each order of a week, whose bill is paid, so that the page of each order can be
 * checked. Its plan runs on by the card of an earlier purchase; the bill itself was paid without an invoice.
 */
export async function seedDemoShop(
  deps: DemoShopDeps,
  actor: AccountActor,
  billingAddress: Parameters<typeof startStoreBilling>[2]['billingAddress'],
): Promise<void> {
  const today = Math.floor(deps.clock().getTime() / DAY_MS) * DAY_MS
  const began = new Date(today - DAYS * DAY_MS)
  const then = { ...deps, clock: () => began }
  const { storeId } = must(await connectStore(then, actor, await chosenShop(deps, actor)))
  const [card] = await listCards(deps, actor.accountId)
  const plan = { cardId: card?.id ?? '', billingAddress }
  must((await startStoreBilling(deps, actor, plan)) ?? {})
  const rule = { kind: 'trees-per-order', trees: 1 } as const
  const flags = { isPercentagePerRange: false, isTreePerBatch: false, plantTreeAlways: false }
  must(await saveSettings(then, actor, { storeId, rule, ...flags }))
  const of = { accountId: actor.accountId, storeId }
  must((await setOrderPage(deps, of, { showsProofs: true })) ?? {})
  await asPlatform(async () => {
    await bringOrders(deps, of, ordersSince(began))
    await payBills(deps, { ...of, from: began, until: new Date(today) })
  })
}

/** What the browser would bring back from the page on which a shop is chosen. */
async function chosenShop(deps: DemoShopDeps, actor: AccountActor) {
  const { url } = must(await startLink(deps, actor, { connector: 'rutter', shop: '' }))
  const back = new URL(url).searchParams.get('redirect_url') ?? ''
  const answer = await fetch(new URL('/rutter/link', url), {
    method: 'POST',
    body: new URLSearchParams({ redirect_url: back, shop: SHOP }),
    redirect: 'manual',
  })
  const brought = new URL(answer.headers.get('location') ?? '').searchParams
  const { state = '', ...rest } = Object.fromEntries(brought)
  return { state, brought: rest }
}

function ordersSince(began: Date): OrderState[] {
  return Array.from({ length: DAYS * ORDERS_A_DAY }, (_, at) => {
    const apart = DAY_MS / ORDERS_A_DAY
    const createdAt = new Date(began.getTime() + (at + 0.5) * apart)
    return {
      externalId: String(5_001 + at),
      label: `#${5_001 + at}`,
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
