import { sql } from 'kysely'
import type { World } from '../world.ts'
import type { Merchant } from './merchants.ts'
import type { ShopifyMerchant } from './shopify-merchants.ts'

type Bill = {
  readonly orders: number
  readonly over_cap: number
  readonly gross: number
  readonly credit: number
  readonly quantity: number
  readonly is_paid: boolean
}

/** Where bills, credits, the ledger or the provider say something else than the recount. */
export async function differencesOf(
  world: World,
  merchants: readonly (Merchant | ShopifyMerchant)[],
): Promise<string[]> {
  const found: string[] = []
  for (const [at, merchant] of merchants.entries()) {
    const compare = (what: string, ours: unknown, theirs: unknown) => {
      const [one, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
      if (one !== other) found.push(`merchant ${at}, ${what}: ${one}, recounted ${other}`)
    }
    const { oracle } = merchant
    const bills = await billsOf(world, merchant)
    const recounted = oracle.bills.map((bill) => ({
      orders: bill.orders,
      over_cap: bill.overCap,
      gross: bill.gross,
      credit: bill.credit,
      quantity: bill.quantity,
      is_paid: bill.isPaid,
    }))
    for (let n = 0; n < Math.max(bills.length, recounted.length); n += 1)
      compare(`bill ${n + 1}`, bills[n], recounted[n])
    const paid = oracle.bills.filter(({ isPaid }) => isPaid)
    const billed = paid.reduce((sum, bill) => sum + bill.quantity, 0)
    const funded = billed - Number(oracle.creditedQuantity)
    compare('ledger', await fundedOf(world, merchant), funded)
    compare('credit left', await creditOf(world, merchant), oracle.balance)
    const charged = paid.reduce((sum, { gross, credit }) => sum + gross - credit, 0)
    compare('charged', await chargedOf(world, merchant), charged)
    if ('shop' in merchant)
      compare('usage records', await usageOf(world, merchant), recordsOf(merchant))
  }
  return found
}

async function billsOf({ deps }: World, { store }: Merchant): Promise<Bill[]> {
  const { rows } = await sql<Bill>`
    select b.orders, b.over_cap, b.gross_minor as gross, b.credit_minor as credit,
      b.milli_trees + b.remainder_milli_trees + b.co2e_grams + b.remainder_co2e_grams + b.plastic_grams
        + b.remainder_plastic_grams as quantity, c.status = 'paid' as is_paid
    from store_bill b join store_bill_charge c on c.bill_id = b.id
    where b.store_id = ${store.storeId} order by b.number`.execute(deps.db)
  return rows
}

/** Of the one impact that a merchant funds. */
async function fundedOf({ deps }: World, { actor }: Merchant): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    select coalesce(sum(quantity), 0)::bigint as quantity from impact_rollup_month
    where account_id = ${actor.accountId}`.execute(deps.db)
  return rows[0]?.quantity ?? 0
}

async function creditOf({ deps }: World, { store }: Merchant): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select (coalesce((select sum(money_minor) from store_credit_note where store_id = ${store.storeId}), 0)
      - coalesce((select sum(credit_minor) from store_bill where store_id = ${store.storeId}), 0))::bigint
      as left`.execute(deps.db)
  return rows[0]?.left ?? 0
}

type UsageRecord = { readonly id: string; readonly cents: number }

/** Usage as we know of it. */
async function usageOf({ deps }: World, { actor }: ShopifyMerchant): Promise<UsageRecord[]> {
  const { rows } = await sql<UsageRecord>`
    select external_id as id, amount_minor as cents from store_usage_record
    where account_id = ${actor.accountId} order by external_id`.execute(deps.db)
  return rows
}

/** Usage as Shopify has recorded it. */
const recordsOf = ({ shop }: ShopifyMerchant): UsageRecord[] =>
  shop.plans
    .flatMap(({ records }) => records)
    .map(({ id, cents }) => ({ id, cents }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** By the invoices of the provider of cards, or by what Shopify recorded. */
async function chargedOf({ deps }: World, merchant: Merchant | ShopifyMerchant): Promise<number> {
  if ('shop' in merchant) return recordsOf(merchant).reduce((sum, { cents }) => sum + cents, 0)
  const { actor } = merchant
  const rows = await deps.db
    .selectFrom('subscription')
    .select('gateway_id')
    .where('account_id', '=', actor.accountId)
    .execute()
  let sum = 0
  for (const { gateway_id } of rows) {
    if (!gateway_id) continue
    for await (const { status, total } of deps.payments.listInvoices(gateway_id))
      if (status === 'paid') sum += total.minor
  }
  return sum
}
