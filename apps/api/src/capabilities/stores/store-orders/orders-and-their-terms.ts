import type { Tx } from '@understory/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Comparison } from '../../../ledger-rules/check.ts'
import type { Breach, Findings } from '../../../ledger-rules/findings.ts'
import { rowsInTurn } from '../../../ledger-rules/rows-in-turn.ts'
import { FUNDS, OF_LINE } from '../bills/public.ts'

/** Rules that compare orders with what the books say of their stores, which is handed to the statement. */
export const ORDERS_AND_THEIR_TERMS: readonly Comparison[] = [
  {
    id: 'order-is-of-its-store',
    rule: 'every order is of a store of its account, and contributes by settings of that store',
    find: findStrangers,
  },
  {
    id: 'late-orders-are-marked',
    rule: 'every order that the next invoice run has to look at, though it was created before the last one, is marked as late',
    find: findUnmarked,
  },
  {
    id: 'contribution-is-right',
    rule: 'every order contributes what its state, settings, prices and rate come to',
    find: findWrongContributions,
  },
]

async function findAll(tx: Tx, findings: Findings, statement: RawBuilder<Breach>): Promise<void> {
  for await (const { subject, detail } of rowsInTurn(tx, statement)) findings.add(subject, detail)
}

/** What the book side says, as rows to join with. */
async function handOver(
  tx: Tx,
  statement: RawBuilder<unknown>,
  as: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const { rows } = await statement.execute(tx)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${as}`
}

const readSettings = (tx: Tx) =>
  handOver(
    tx,
    sql`select account_id, id, store_id, rule, plant_tree_always, currency from store_settings`,
    sql`t (account_id uuid, id uuid, store_id uuid, rule jsonb, plant_tree_always boolean, currency text)`,
  )

/** Orders have few terms, however many they are: those are compared here. */
async function findStrangers(tx: Tx, findings: Findings): Promise<void> {
  const { rows: stores } = await sql<{ key: string }>`
    select account_id || ' ' || id as key from store`.execute(tx)
  const { rows: settings } = await sql<{ key: string }>`
    select account_id || ' ' || store_id || ' ' || id as key from store_settings`.execute(tx)
  const known = new Set([...stores, ...settings].map(({ key }) => key))
  const terms = sql<Terms>`
    select o.account_id, o.store_id, o.settings_id, min(o.external_id) as first, count(*) as orders
    from store_order o group by o.account_id, o.store_id, o.settings_id`
  for await (const { account_id, store_id, settings_id, first, orders } of rowsInTurn(tx, terms)) {
    const store = `${account_id} ${store_id}`
    if (known.has(store) && (settings_id === null || known.has(`${store} ${settings_id}`))) continue
    findings.add(first, `and ${orders - 1} more of store ${store_id}, by settings ${settings_id}`)
  }
}

type Terms = {
  readonly account_id: string
  readonly store_id: string
  readonly settings_id: string | null
  readonly first: string
  readonly orders: number
}

async function findUnmarked(tx: Tx, findings: Findings): Promise<void> {
  const stores = await handOver(
    tx,
    sql`select account_id, id, billed_until from store where billed_until is not null`,
    sql`t (account_id uuid, id uuid, billed_until timestamptz)`,
  )
  await findAll(
    tx,
    findings,
    sql<Breach>`
      select /* for all accounts */ o.external_id as subject,
        format('of a store that was billed until %s', t.billed_until) as detail
      from store_order o join ${stores} on (o.account_id, o.store_id) = (t.account_id, t.id)
      where o.created_at < t.billed_until and not o.is_late and (
        exists (select from store_bill_order b
          where (b.account_id, b.store_id, b.external_id) = (o.account_id, o.store_id, o.external_id)
            and not b.is_over_cap and ${OF_LINE.isLowered})
        or (o.reason is null and ${FUNDS}
          and not exists (select from store_bill_order b
            where (b.account_id, b.store_id, b.external_id) = (o.account_id, o.store_id, o.external_id))))`,
  )
}

async function findWrongContributions(tx: Tx, findings: Findings): Promise<void> {
  const settings = await readSettings(tx)
  const prices = await handOver(
    tx,
    sql`select version, currency, micros_per_milli_tree as trees, micros_per_gram_co2e as co2e,
      micros_per_gram_plastic as plastic from price_book`,
    sql`p (version text, currency text, trees bigint, co2e bigint, plastic bigint)`,
  )
  await findAll(
    tx,
    findings,
    sql<Breach>`
      with exponent (currency, digits) as (
        select unnest('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}'::text[]), 0
        union all select unnest('{BHD,IQD,JOD,KWD,LYD,OMR,TND}'::text[]), 3
        union all select unnest('{CLF,UYW}'::text[]), 4),
      held as (
        select o.*, t.rule, i.impact, t.plant_tree_always and i.impact = 'trees' as always,
          case i.impact when 'trees' then p.trees when 'co2e' then p.co2e else p.plastic end as price,
          coalesce(o.rate, '1')::numeric as factor, greatest(0, least(o.cart_minor, o.cart_minor - (
            select coalesce(sum((r ->> 'amount')::bigint), 0)
            from jsonb_array_elements(o.returned) r))) as net,
          coalesce((select digits from exponent e where e.currency = o.currency), 2) as exponent,
          coalesce((select digits from exponent e where e.currency = t.currency), 2) as amounts_exponent,
          coalesce(t.currency, o.currency) as amounts_in
        from store_order o join ${settings} on (t.account_id, t.id, t.store_id) = (o.account_id, o.settings_id, o.store_id)
        join ${prices} on (p.version, p.currency) = (o.price_book_version, o.billing_currency)
        cross join lateral (select case when t.rule ->> 'kind' like 'trees%' then 'trees'
          else coalesce(t.rule ->> 'impact', 'trees') end as impact) i
        where o.reason is null),
      known as (
        select h.*, case when amounts_in = currency then net
          when amounts_in <> billing_currency and amount_rate is null and net > 0 then null
          else div(net * factor * 10::numeric ^ amounts_exponent,
            coalesce(amount_rate, '1')::numeric * 10::numeric ^ exponent) end as compared
        from held h),
      priced as (
        select k.*, case rule ->> 'kind'
            when 'trees-per-order' then (rule ->> 'trees')::bigint * 1000
            when 'grams-per-order' then (rule ->> 'grams')::bigint
            when 'trees-per-amount' then greatest(case when always then 1000 else 0 end,
              div(compared, (rule ->> 'amount')::numeric) * (rule ->> 'trees')::bigint * 1000)
            when 'grams-per-amount' then div(compared, (rule ->> 'amount')::numeric) * (rule ->> 'grams')::bigint
            end as fixed,
          case when rule ->> 'kind' like 'percentage%' then trunc(net * factor * 100 * coalesce(
            (rule ->> 'basisPoints')::bigint, (
              select case when (r ->> 'to') is null or compared <= (r ->> 'to')::bigint
                then (r ->> 'basisPoints')::bigint end
              from jsonb_array_elements(rule -> 'ranges') r where (r ->> 'from')::bigint <= compared
              order by (r ->> 'from')::bigint desc, coalesce((r ->> 'to')::bigint, compared + 1) desc limit 1), 0)
            / (10000 * 10::numeric ^ exponent)) end as minor
        from known k),
      raised as (
        select p.*, always and minor is not null and trunc(minor * 10000 / price) < 1000 as is_raised
        from priced p),
      right_ones as (
        select r.*, case when is_raised then ceil(1000 * price / 10000.0) else coalesce(minor, 0) end as right_minor,
          case when is_raised then 1000 else coalesce(fixed, trunc(minor * 10000 / price)) end as quantity
        from raised r)
      select external_id as subject, format('%s minor and %s thousandths, %s g of CO2e, %s g of plastic of net %s by %s',
        money_minor, milli_trees, co2e_grams, plastic_grams, net, rule) as detail
      from right_ones where standing <> 'paid' or net_minor <> net
        or (money_minor, milli_trees, co2e_grams, plastic_grams) is distinct from (right_minor,
          case when impact = 'trees' then quantity else 0 end, case when impact = 'co2e' then quantity else 0 end,
          case when impact = 'plastic' then quantity else 0 end)`,
  )
}
