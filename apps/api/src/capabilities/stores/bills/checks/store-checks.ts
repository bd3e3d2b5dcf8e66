import type { Check } from '../../../../ledger-rules/check.ts'

export const STORE_CHECKS: readonly Check[] = [
  {
    id: 'billed-order-exists',
    rule: 'every order on a bill is one of its store, and is on one bill',
    statement: `
      select o.external_id as subject, format('%s bills of store %s', count(*), o.store_id) as detail
      from store_bill_order o
      group by o.account_id, o.store_id, o.external_id having count(distinct o.bill_number) > 1
      union all
      select o.external_id, format('is none of store %s', o.store_id)
      from store_bill_order o where not exists (
        select from store_order t where (t.account_id, t.store_id, t.external_id)
          = (o.account_id, o.store_id, o.external_id))`,
  },
  {
    id: 'credit-is-of-its-order',
    rule: 'no order is credited with more than it was billed',
    statement: `
      select k.external_id as subject, format('credited %s of %s minor', sum(k.money_minor),
        max(o.money_minor)) as detail
      from store_credit k join store_bill_order o using (account_id, store_id, external_id, impact)
      group by k.account_id, k.store_id, k.external_id, k.impact
      having sum(k.money_minor) > max(o.money_minor) or sum(k.quantity) > max(o.quantity)`,
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
    id: 'bill-stands-in-the-ledger',
    rule: 'every paid bill is in the ledger entry by entry, with its orders, less what was credited; any other with nothing',
    statement: `
      with part as (
        select b.account_id, b.id, e.entry, c.status, e.quantity - coalesce((
            select sum(k.quantity) from store_credit_note k where (k.account_id, k.bill_id, k.entry)
              = (b.account_id, b.id, e.entry)), 0) as quantity,
          (e.impact, e.project_id, e.day, e.day, e.basis, e.quantity, nullif(e.orders, 0), e.root) as terms
        from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
        join store_bill_entry e on (e.account_id, e.store_id, e.bill_number)
          = (b.account_id, b.store_id, b.number)),
      kept as (
        select e.account_id, e.source_id as id, e.part as entry, e.id as entry_id, e.source_kind, e.quantity
          + coalesce((select sum(k.quantity) from impact_ledger_entry k
            where k.reverses = e.id and k.source_kind = 'order-credit'), 0) as quantity,
          (e.impact, e.project_id, e.effective_from, e.effective_to, e.basis, e.quantity, e.orders,
            e.orders_root) as terms
        from impact_ledger_entry e join store_bill b on b.id = e.source_id),
      summed as (select account_id, id, entry, sum(quantity) as quantity from kept group by 1, 2, 3)
      select coalesce(p.id, s.id)::text as subject, format('entry %s: %s, in the ledger %s',
        coalesce(p.entry, s.entry), p.quantity, coalesce(s.quantity, 0)) as detail
      from part p full join summed s using (account_id, id, entry)
      where coalesce(s.quantity, 0)
        <> case when p.status = 'paid' then p.quantity when p.status is null then -1 else 0 end
      union all
      select k.id::text, format('entry %s says something else than its bill', k.entry_id)
      from kept k join part p using (account_id, id, entry)
      where k.source_kind = 'order-contribution' and k.terms is distinct from p.terms`,
  },
  {
    id: 'credit-stands-in-the-ledger',
    rule: 'every credit note takes back of the entry of its bill what its orders come to, on the day of the refund',
    statement: `
      select k.id::text as subject, format('%s, in the ledger %s', k.quantity, e.quantity) as detail
      from store_credit_note k
      join store_bill_charge c on (c.account_id, c.bill_id) = (k.account_id, k.bill_id)
      cross join lateral (
        select coalesce(sum(e.quantity), 0) as quantity, bool_and((e.effective_from, e.orders, e.orders_root,
          e.source_kind, r.source_id, r.part) = (k.dated, k.orders, k.root, 'order-credit', k.bill_id, k.entry)) as is_alike
        from impact_ledger_entry e join impact_ledger_entry r on r.id = e.reverses
        where (e.source_id, e.account_id) = (k.id, k.account_id) and not exists (
          select from impact_ledger_entry v where v.reverses = r.id and v.source_kind = 'reversal')) e
      where e.quantity not in (-k.quantity, case when c.status = 'paid' then -k.quantity else 0 end)
        or not e.is_alike`,
  },
  {
    id: 'store-total-is-its-bills',
    rule: 'the total of every store is what its paid bills funded, less what was credited',
    statement: `
      with paid as (
        select account_id, store_id, impact, sum(orders) as orders, sum(returned) as returned,
          sum(quantity) as quantity
        from (
          select e.account_id, e.store_id, e.impact, e.orders, 0 as returned, e.quantity
          from store_bill_entry e join store_bill b on (b.account_id, b.store_id, b.number)
            = (e.account_id, e.store_id, e.bill_number)
          join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id) and c.status = 'paid'
          union all
          select k.account_id, k.store_id, k.impact, 0, k.returned, -k.quantity
          from store_credit_note k join store_bill_charge c on (c.account_id, c.bill_id)
            = (k.account_id, k.bill_id) and c.status = 'paid') p
        group by 1, 2, 3)
      select store_id::text as subject, format('%s %s of %s orders, in all %s of %s', impact, p.quantity,
        p.orders, t.quantity, t.orders) as detail
      from paid p full join store_total t using (account_id, store_id, impact)
      where (coalesce(p.orders, 0), coalesce(p.returned, 0), coalesce(p.quantity, 0))
        is distinct from (coalesce(t.orders, 0), coalesce(t.returned, 0), coalesce(t.quantity, 0))`,
  },
  {
    id: 'credit-balance-is-what-is-left',
    rule: 'what is left of the credits of every store is what was credited, less what its bills took off or lost again',
    statement: `
      with changes as (
        select account_id, store_id, money_minor as minor from store_credit_note
        union all
        select b.account_id, b.store_id, -c.withdrawn_minor
          - case when c.status in ('refunded', 'void') then 0 else b.credit_minor end
        from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)),
      counted as (select account_id, store_id, sum(minor) as minor from changes group by 1, 2)
      select store_id::text as subject, format('%s kept, %s by its credits and bills', k.minor, c.minor) as detail
      from counted c full join store_credit_balance k using (account_id, store_id)
      where coalesce(c.minor, 0) <> coalesce(k.minor, 0)`,
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
    rule: 'the bills of a cycle add up to its invoice, and are paid, refunded or void with it; void, too, where the money went back before they could be funded',
    statement: `
      select y.id::text as subject, format('%s %s, its bills %s %s', y.amount_minor, y.status,
        coalesce(sum(b.total_minor), 0), string_agg(distinct c.status, ', ')) as detail
      from subscription_cycle y join subscription s on s.id = y.subscription_id
      left join store_bill_charge c on (c.account_id, c.cycle_id) = (y.account_id, y.id)
      left join store_bill b on (b.account_id, b.id) = (c.account_id, c.bill_id)
      where s.product = 'business-ecommerce-recurring'
      group by y.id, y.amount_minor, y.status, y.refunded_at
      having coalesce(sum(b.total_minor), 0) <> y.amount_minor or bool_or(c.status <> case
        when y.refunded_at is not null and y.held_since is not null
          and not exists (select from invoice i where i.cycle_id = y.id) then 'void'
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
  {
    id: 'delivery-has-a-month',
    rule: 'every delivery of a store is in the partition of its month',
    statement: `
      select /* for all accounts */ to_char(received_at at time zone 'UTC', 'YYYY-MM') as subject,
        format('%s deliveries of store %s', count(*), store_id) as detail
      from store_delivery_rest group by 1, account_id, store_id`,
  },
]
