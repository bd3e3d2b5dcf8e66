import type { Check } from './check.ts'

const BILL = '(b.account_id, b.store_id, b.number)'

export const STORE_CHECKS: readonly Check[] = [
  {
    id: 'bill-adds-up',
    rule: 'the orders of every bill add up to it, and each was created before its cut',
    statement: `
      select b.id::text as subject, format('%s minor, %s of its orders; %s thousandths, %s of its orders',
        b.gross_minor, coalesce(s.minor, 0), b.milli_trees, coalesce(s.trees, 0)) as detail
      from store_bill b left join lateral (
        select sum(o.money_minor) as minor, sum(o.milli_trees) as trees, max(t.created_at) as newest,
          count(*) filter (where not o.is_over_cap) as orders,
          count(*) filter (where o.is_over_cap) as over_cap, max(o.line) as lines
        from store_bill_order o left join store_order t using (account_id, store_id, external_id)
        where (o.account_id, o.store_id, o.bill_number) = ${BILL}) s on true
      where (s.minor, s.trees, s.orders, s.over_cap, s.lines) is distinct from
          (b.gross_minor, b.milli_trees, b.orders, b.over_cap, b.orders + b.over_cap)
        or s.newest >= b.cut_at`,
  },
  {
    id: 'billed-order-exists',
    rule: 'every order on a bill is one of its store, and is on one bill',
    statement: `
      select o.external_id as subject, format('%s bills of store %s', count(*), o.store_id) as detail
      from store_bill_order o left join store_order t using (account_id, store_id, external_id)
      group by o.account_id, o.store_id, o.external_id having count(*) > 1 or count(t.label) = 0`,
  },
  {
    id: 'contributions-equal-bills',
    rule: "for every store, its orders' net contributions are what was billed less credits that are not used yet",
    statement: `
      select t.id::text as subject, format('orders %s, credited %s, billed %s, credits taken off %s',
        o.minor, k.minor, b.total, b.used) as detail
      from store t cross join lateral (
        select coalesce(sum(money_minor), 0) as minor from store_bill_order o
        where (o.account_id, o.store_id) = (t.account_id, t.id)) o
      cross join lateral (
        select coalesce(sum(money_minor), 0) as minor from store_credit k
        where (k.account_id, k.store_id) = (t.account_id, t.id)) k
      cross join lateral (
        select coalesce(sum(total_minor), 0) as total, coalesce(sum(credit_minor), 0) as used,
          coalesce(sum(credit_minor) filter (where c.status not in ('refunded', 'void')), 0)
            + coalesce(sum(c.withdrawn_minor), 0) as spent
        from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
        where (b.account_id, b.store_id) = (t.account_id, t.id)) b
      where o.minor - k.minor <> b.total - (k.minor - b.used) or k.minor < b.spent`,
  },
  {
    id: 'credit-is-of-a-paid-order',
    rule: 'no order is credited with more than it was billed, nor before its bill was paid',
    statement: `
      select k.external_id as subject, format('credited %s of %s minor', sum(k.money_minor),
        max(o.money_minor)) as detail
      from store_credit k left join store_bill_order o using (account_id, store_id, external_id)
      left join store_bill b on ${BILL} = (o.account_id, o.store_id, o.bill_number)
      left join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
        and c.paid_at is not null
      group by k.account_id, k.store_id, k.external_id
      having count(c.bill_id) < count(*) or sum(k.money_minor) > max(o.money_minor)
        or sum(k.milli_trees) > max(o.milli_trees)`,
  },
  {
    id: 'bill-stands-in-the-ledger',
    rule: 'every paid bill is in the ledger line by line, with its remainder; any other with nothing',
    statement: `
      with lines as (
        select b.account_id, b.id, o.line, o.milli_trees, c.status
        from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
        join store_bill_order o on (o.account_id, o.store_id, o.bill_number) = ${BILL}
        union all
        select b.account_id, b.id, b.orders + b.over_cap + 1, b.remainder_milli_trees, c.status
        from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)),
      kept as (
        select e.account_id, e.source_id as id, e.part as line, sum(e.quantity) as quantity
        from impact_ledger_entry e join store_bill b on b.id = e.source_id group by 1, 2, 3)
      select coalesce(l.id, k.id)::text as subject, format('line %s: %s, in the ledger %s',
        coalesce(l.line, k.line), l.milli_trees, coalesce(k.quantity, 0)) as detail
      from lines l full join kept k using (account_id, id, line)
      where coalesce(k.quantity, 0)
        <> case when l.status = 'paid' then l.milli_trees when l.status is null then -1 else 0 end`,
  },
  {
    id: 'credit-stands-in-the-ledger',
    rule: 'every credit takes its trees back on the day of the refund, as long as its bill is paid',
    statement: `
      select k.id::text as subject, format('%s, in the ledger %s', k.milli_trees, e.quantity) as detail
      from store_credit k join store_bill_order o using (account_id, store_id, external_id)
      join store_bill b on ${BILL} = (o.account_id, o.store_id, o.bill_number)
      join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
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
        and not exists (select from store_credit k
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
  {
    id: 'late-orders-are-marked',
    rule: 'every order that the next cut has to look at, though it was created before the last one, is marked as late',
    statement: `
      select o.external_id as subject, format('%s, of a store that was cut until %s', case
        when b.external_id is null then 'on no bill' else 'contributes less than it was billed' end,
        t.cut_until) as detail
      from store t join store_order o on (o.account_id, o.store_id) = (t.account_id, t.id)
      left join store_bill_order b on (b.account_id, b.store_id, b.external_id)
        = (o.account_id, o.store_id, o.external_id)
      where o.created_at < t.cut_until and not o.is_late and case when b.external_id is null
        then o.reason is null and (o.milli_trees > 0 or o.money_minor > 0)
        else not b.is_over_cap and (o.milli_trees < b.milli_trees
          or (b.billed_by = 'money' and o.money_minor < b.money_minor)) end`,
  },
  {
    id: 'contribution-is-right',
    rule: 'every order contributes what its state, settings, prices and rate come to',
    statement: `
      with exponent (currency, digits) as (
        select unnest('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}'::text[]), 0
        union all select unnest('{BHD,IQD,JOD,KWD,LYD,OMR,TND}'::text[]), 3
        union all select unnest('{CLF,UYW}'::text[]), 4),
      held as (
        select o.*, t.rule, t.plant_tree_always as always, p.micros_per_milli_tree as price,
          coalesce(o.rate, '1')::numeric as factor, greatest(0, least(o.cart_minor, o.cart_minor - (
            select coalesce(sum((r ->> 'amount')::bigint), 0)
            from jsonb_array_elements(o.returned) r))) as net,
          coalesce(e.digits, 2) as exponent, coalesce(a.digits, 2) as amounts_exponent,
          coalesce(t.currency, o.currency) as amounts_in
        from store_order o join store_settings t on t.id = o.settings_id
        join price_book p on (p.version, p.currency) = (o.price_book_version, o.billing_currency)
        left join exponent e on e.currency = o.currency left join exponent a on a.currency = t.currency
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
            when 'trees-per-amount' then greatest(case when always then 1000 else 0 end,
              div(compared, (rule ->> 'amount')::numeric) * (rule ->> 'trees')::bigint * 1000) end as trees,
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
        from priced p)
      select external_id as subject, format('%s minor and %s thousandths of net %s by %s', money_minor,
        milli_trees, net, rule) as detail
      from raised where standing <> 'paid' or net_minor <> net or (money_minor, milli_trees) is distinct from
        (case when is_raised then ceil(1000 * price / 10000.0) else coalesce(minor, 0) end,
         case when is_raised then 1000 else coalesce(trees, trunc(minor * 10000 / price)) end)`,
  },
]
