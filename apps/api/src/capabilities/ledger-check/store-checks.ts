import type { Check } from './check.ts'

export const STORE_CHECKS: readonly Check[] = [
  {
    id: 'billed-order-exists',
    rule: 'every order on a bill is one of its store, and is on one bill',
    statement: `
      select o.external_id as subject, format('%s bills of store %s', count(*), o.store_id) as detail
      from store_bill_order o
      group by o.account_id, o.store_id, o.external_id having count(*) > 1 or bool_or(not exists (
        select from store_order t where (t.account_id, t.store_id, t.external_id)
          = (o.account_id, o.store_id, o.external_id)))`,
  },
  {
    id: 'credit-is-of-its-order',
    rule: 'no order is credited with more than it was billed',
    statement: `
      select k.external_id as subject, format('credited %s of %s minor', sum(k.money_minor),
        max(o.money_minor)) as detail
      from store_credit k join store_bill_order o using (account_id, store_id, external_id)
      group by k.account_id, k.store_id, k.external_id
      having sum(k.money_minor) > max(o.money_minor) or sum(k.milli_trees) > max(o.milli_trees)`,
  },
  {
    id: 'credit-is-of-a-paid-bill',
    rule: 'nothing is credited before its bill was paid',
    statement: `
      select k.id::text as subject, format('of bill %s', k.bill_id) as detail
      from store_credit_note k where not exists (select from store_bill_charge c
        where (c.account_id, c.bill_id) = (k.account_id, k.bill_id) and c.paid_at is not null)`,
  },
  {
    id: 'credit-stands-in-the-ledger',
    rule: 'every credit takes its trees back on the day of the refund, as long as its bill is paid',
    statement: `
      select k.id::text as subject, format('%s, in the ledger %s', k.milli_trees, e.quantity) as detail
      from store_credit_note k
      join store_bill_charge c on (c.account_id, c.bill_id) = (k.account_id, k.bill_id)
      cross join lateral (
        select coalesce(sum(quantity), 0) as quantity, bool_and(effective_from = k.dated) as on_day
        from impact_ledger_entry e where (e.source_id, e.account_id) = (k.id, k.account_id)) e
      where e.quantity <> case when c.status = 'paid' then -k.milli_trees else 0 end or not e.on_day`,
  },
  {
    id: 'contribution-has-its-bill',
    rule: 'nothing of stores is in the ledger without a bill or a credit of the same account',
    statement: `
      select e.id::text as subject, format('%s of %s', e.quantity, e.source_id) as detail
      from impact_ledger_entry e
      where e.product = 'business-ecommerce-recurring'
        and not exists (select from store_bill b where (b.account_id, b.id) = (e.account_id, e.source_id))
        and not exists (select from store_credit_note k
          where (k.account_id, k.id) = (e.account_id, e.source_id))`,
  },
  {
    id: 'bill-follows-its-invoice',
    rule: 'the bills of a cycle add up to its invoice, and are paid, refunded or void with it',
    statement: `
      select y.id::text as subject, format('%s %s, its bills %s %s', y.amount_minor, y.status,
        coalesce(sum(b.total_minor), 0), string_agg(distinct c.status, ', ')) as detail
      from subscription_cycle y join subscription s on s.id = y.subscription_id
      left join store_bill_charge c on (c.account_id, c.cycle_id) = (y.account_id, y.id)
      left join store_bill b on (b.account_id, b.id) = (c.account_id, c.bill_id)
      where s.product = 'business-ecommerce-recurring'
      group by y.id, y.amount_minor, y.status, y.refunded_at
      having coalesce(sum(b.total_minor), 0) <> y.amount_minor or bool_or(c.status <> case
        when y.refunded_at is not null then 'refunded' when y.status in ('paid', 'void') then y.status
        else 'sent' end)`,
  },
  {
    id: 'shopify-bill-is-recorded',
    rule: 'every bill of Shopify that is paid was recorded there as what it comes to, once; any other was not',
    statement: `
      select coalesce(b.id, u.bill_id)::text as subject,
        format('%s %s, recorded %s', c.status, b.total_minor, u.amount_minor) as detail
      from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
      full join store_usage_record u on (u.account_id, u.bill_id) = (b.account_id, b.id)
      where case
        when b.charged_by = 'shopify' and c.status = 'paid' and b.total_minor > 0
          then u.amount_minor is distinct from b.total_minor or c.gateway_id is distinct from u.external_id
        else u.bill_id is not null end`,
  },
]
