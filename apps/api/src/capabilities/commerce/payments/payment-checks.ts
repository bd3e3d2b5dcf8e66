import type { Check } from '../../../ledger-rules/check.ts'

const PAID = `status in ('paid', 'refunded')`

/** Refunded while it waited to be funded: nothing was entered, certified or invoiced. */
const ENDED_WHILE_HELD = `p.status = 'refunded' and exists (select from payment_alert l
        where l.purchase_id = p.id and l.kind in ('supply-exceeded', 'not-disclosed'))`

export const PAYMENT_CHECKS: readonly Check[] = [
  {
    id: 'paid-has-its-payment',
    rule: 'a purchase is paid exactly when its payment succeeded, with the amount that was quoted',
    statement: `
      select p.id::text as subject,
        format('%s; payment %s, %s %s of %s %s', p.status, coalesce(y.status, 'missing'),
          y.amount_minor, y.currency, q.total_minor, q.currency) as detail
      from purchase p join account a on a.id = p.account_id and a.is_live join purchase_quote q on q.id = p.quote_id
      left join payment y on y.purchase_id = p.id
      where (p.${PAID}) <> coalesce(y.status = 'succeeded', false)
        or (y.amount_minor, y.currency) is distinct from (q.total_minor, q.currency)
        or (p.${PAID} and y.gateway_payment_id is null)`,
  },
  {
    id: 'paid-has-one-invoice',
    rule: 'every paid purchase has one invoice, and nothing else has any, nor a duplicate, nor what was refunded while it waited',
    statement: `
      select p.id::text as subject, format('%s, %s invoices', p.status, count(i.id)) as detail
      from purchase p join account a on a.id = p.account_id and a.is_live left join invoice i on i.purchase_id = p.id
      group by p.id having count(i.id) <> case when p.${PAID} and not p.is_duplicate then 1 else 0 end
        and not (count(i.id) = 0 and ${ENDED_WHILE_HELD})`,
  },
  {
    id: 'paid-has-one-certificate',
    rule: 'every paid purchase has one certificate, one of gifts one for each, a service or duplicate none',
    statement: `
      select p.id::text as subject, format('%s, %s certificates', p.status, count(c.id)) as detail
      from purchase p join account a on a.id = p.account_id and a.is_live join purchase_quote q on q.id = p.quote_id
      left join gift g on g.purchase_id = p.id
      left join certificate c on c.purchase_id = p.id or c.gift_id = g.id
      group by p.id having count(c.id) <> case when p.${PAID} and not p.is_duplicate then case max(q.kind)
        when 'gift' then count(g.id) when 'verify-footprint' then 0 else 1 end else 0 end
        and not (count(c.id) = 0 and ${ENDED_WHILE_HELD})`,
  },
  {
    id: 'paid-cycle-has-one-invoice',
    rule: 'every paid cycle has one invoice, and nothing else has any, nor a second of its kind, nor one that was refunded while it waited',
    statement: `
      select y.id::text as subject, format('%s, %s invoices', y.status, count(i.id)) as detail
      from subscription_cycle y left join invoice i on i.cycle_id = y.id
      group by y.id having count(i.id) <> case when y.status = 'paid' and not y.is_duplicate then 1 else 0 end
        and not (count(i.id) = 0 and y.held_since is not null and y.refunded_at is not null)`,
  },
  {
    id: 'cycle-costs-its-plan',
    rule: 'every cycle costs what the plan of its revision does; that of stores what was used',
    statement: `
      select y.id::text as subject,
        format('%s %s of %s %s', y.amount_minor, y.currency, q.total_minor, q.currency) as detail
      from subscription_cycle y join subscription_revision r using (subscription_id, revision)
      join plan_quote q on q.id = r.quote_id
      where y.currency <> q.currency or (y.amount_minor <> q.total_minor
        and q.product <> 'business-ecommerce-recurring')`,
  },
  {
    id: 'cycle-has-its-number',
    rule: 'the cycles of a plan count from its first day, in months or in years',
    statement: `
      with counted as (
        select y.id, y.number, q.billing_interval,
          (extract(year from y.from_date) - extract(year from s.anchor)) * 12
            + extract(month from y.from_date) - extract(month from s.anchor) as months
        from subscription_cycle y join subscription s on s.id = y.subscription_id
        join subscription_revision r on (r.subscription_id, r.revision) = (y.subscription_id, y.revision)
        join plan_quote q on q.id = r.quote_id where not y.bills_usage)
      select id::text as subject, format('number %s after %s months', number, months) as detail
      from counted
      where number <> case billing_interval when 'month' then months else floor(months / 12) end`,
  },
  {
    id: 'cycles-do-not-overlap',
    rule: 'no day of a plan is paid for twice',
    statement: `
      select y.id::text as subject,
        format('%s to %s, also %s to %s', y.from_date, y.to_date, o.from_date, o.to_date) as detail
      from subscription_cycle y join subscription_cycle o on o.subscription_id = y.subscription_id
        and o.id > y.id and o.from_date <= y.to_date and o.to_date >= y.from_date
      where (y.status, o.status) = ('paid', 'paid') and not y.bills_usage
        and y.refunded_at is null and o.refunded_at is null`,
  },
  {
    id: 'paid-subscription-has-one-certificate',
    rule: 'a subscription has a certificate exactly when a cycle of it was paid that funds something',
    statement: `
      select s.id::text as subject, format('%s certificates', count(distinct c.id)) as detail
      from subscription s left join certificate c on c.subscription_id = s.id
      left join subscription_cycle y on y.subscription_id = s.id and y.status = 'paid'
        and not y.is_duplicate
      group by s.id
      having (count(distinct c.id) = 1) <> (count(y.id) > 0
        and s.product not in ('business-premium-recurring', 'business-ecommerce-recurring'))`,
  },
  {
    id: 'invoice-numbers-have-no-gaps',
    rule: 'invoice numbers count from 1 without a repetition, and without a gap but those that a restore recorded',
    statement: `
      select legal_entity as subject, format('%s numbers, %s left out, %s to %s',
        sum(given), sum(left_out), min(first), max(last)) as detail
      from (
        select legal_entity, number as first, number as last, 1 as given, 0 as left_out
        from invoice where number is not null
        union all
        select legal_entity, first_number, last_number, 0, last_number - first_number + 1
        from invoice_number_gap) numbers
      group by legal_entity
      having min(first) <> 1 or max(last) <> sum(given + left_out)
        or count(distinct first) <> count(*)`,
  },
  {
    id: 'invoice-has-its-number',
    rule: 'every invoice has its number within five minutes',
    statement: `
      select id::text as subject, format('without a number since %s', stored_at) as detail
      from invoice where number is null and stored_at < now() - interval '5 minutes'`,
  },
  {
    id: 'quotes-add-up',
    rule: 'the lines of every quote add up to its total',
    statement: `
      select id::text as subject,
        format('%s + %s + %s + %s is not %s', trees_minor, co2e_minor, plastic_minor, services_minor, total_minor) as detail
      from purchase_quote where trees_minor + co2e_minor + plastic_minor + services_minor <> total_minor`,
  },
  {
    id: 'receipts-belong-to-payments',
    rule: 'a receipt exists only for a paid purchase, and at most once for each reader',
    statement: `
      select m.id as subject, format('%s messages', count(*)) as detail
      from email_message m
      left join purchase p on left(m.id, 44) = 'receipt-' || p.id and p.${PAID}
      where m.kind = 'receipt' group by m.id having count(*) > 1 or count(p.id) = 0`,
  },
  {
    id: 'receipts-were-sent',
    rule: 'no numbered invoice of a purchase waits for its receipt when nothing is queued for it',
    statement: `
      select p.id::text as subject, 'invoiced, no receipt sent and none queued' as detail
      from purchase p join invoice i on i.purchase_id = p.id and i.number is not null
      where p.${PAID} and p.bought_by is not null
        and not exists (select from email_message m
          where m.id = 'receipt-' || p.id and m.sent_at is not null)
        and not exists (select from pgboss.job j where j.name = 'send-receipt'
          and j.state in ('created', 'retry', 'active') and j.data ->> 'purchaseId' = p.id::text)`,
  },
]
