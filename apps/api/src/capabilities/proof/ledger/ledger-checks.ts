import type { Check } from '../../../ledger-rules/check.ts'

// What a purchase bought, one row per impact; a refunded one counts as zero.
const BOUGHT = `
  select p.id, p.account_id, p.product, p.ledger_revision, p.effective_from, p.effective_to, b.impact,
    case when p.status = 'refunded' then 0 else b.quantity end as quantity
  from purchase p join account a on a.id = p.account_id and a.is_live join purchase_quote q on q.id = p.quote_id
  cross join lateral (values ('trees', q.milli_trees), ('co2e', q.co2e_grams),
    ('plastic', q.plastic_grams)) as b (impact, quantity)
  where p.status in ('paid', 'refunded') and q.kind <> 'gift'`

// Entries of purchases that no reversal has cancelled.
const IN_FORCE = `
  select e.* from impact_ledger_entry e
  where e.source_kind in ('purchase', 'vehicle-offset') and not exists (
    select from impact_ledger_entry r where r.source_kind = 'reversal' and r.source_id = e.source_id
      and r.revision = e.revision and r.impact = e.impact and r.part = e.part)`

export const LEDGER_CHECKS: readonly Check[] = [
  {
    id: 'ledger-equals-quote',
    rule: 'every paid purchase is in the ledger with exactly what it bought',
    statement: `
      with bought as (${BOUGHT}), kept as (
        select source_id, impact, sum(quantity) as quantity from impact_ledger_entry
        where source_kind in ('purchase', 'vehicle-offset', 'reversal') group by 1, 2)
      select b.id::text as subject,
        format('%s: bought %s, in the ledger %s', b.impact, b.quantity, coalesce(k.quantity, 0)) as detail
      from bought b left join kept k on k.source_id = b.id and k.impact = b.impact
      where coalesce(k.quantity, 0) <> b.quantity`,
  },
  {
    id: 'ledger-parts-match-dates',
    rule: 'what is in force lies in the dates of its purchase, in equal parts, no two of one month',
    statement: `
      with bought as (${BOUGHT}), force as (${IN_FORCE})
      select b.id::text as subject, format('%s: %s parts of revision %s to %s, %s to %s', b.impact,
        count(*), min(f.revision), max(f.revision), min(f.effective_from), max(f.effective_to)) as detail
      from bought b join force f on f.source_id = b.id and f.impact = b.impact
      group by b.id, b.impact, b.ledger_revision, b.effective_from, b.effective_to
      having min(f.revision) <> b.ledger_revision or max(f.revision) <> b.ledger_revision
        or min(f.effective_from) <> b.effective_from or max(f.effective_to) > b.effective_to
        or count(distinct f.effective_from) < count(*) / count(distinct f.project_id)
        or (count(distinct f.project_id) = 1 and max(f.quantity) - min(f.quantity) > 1)
        or bool_or(f.part > 1 and date_trunc('month', f.effective_from) <> date_trunc('month', f.effective_to))`,
  },
  {
    id: 'reversal-mirrors-its-entry',
    rule: 'a reversal takes back all that is left of one entry, on its dates and for its account; a credit less of one',
    statement: `
      select r.id::text as subject, format('%s %s of %s', r.impact, r.quantity, r.source_id) as detail
      from impact_ledger_entry r
      where r.quantity < 0 and not exists (
        select from impact_ledger_entry e where e.id = r.reverses and e.quantity > 0
          and (e.account_id, e.product, e.project_id, e.impact, e.basis)
            = (r.account_id, r.product, r.project_id, r.impact, r.basis)
          and case when r.source_kind = 'reversal' then (e.source_id, e.revision, e.part, e.effective_from,
            e.effective_to) = (r.source_id, r.revision, r.part, r.effective_from, r.effective_to)
            and 0 = e.quantity + (select sum(t.quantity) from impact_ledger_entry t where t.reverses = e.id)
          else e.source_kind = 'order-contribution' and e.orders is not null
            and 0 <= e.quantity + (select sum(t.quantity) from impact_ledger_entry t where t.reverses = e.id) end)`,
  },
  {
    id: 'ledger-has-a-source',
    rule: 'nothing is in the ledger without a paid purchase of the same account and product',
    statement: `
      select e.id::text as subject, format('%s %s of %s', e.impact, e.quantity, e.source_id) as detail
      from impact_ledger_entry e left join purchase p on p.id = e.source_id
      where e.source_kind in ('purchase', 'vehicle-offset') and (p.id is null or p.status not in ('paid', 'refunded')
        or p.account_id <> e.account_id or p.product <> e.product)`,
  },
  {
    id: 'gift-stands-in-the-ledger',
    rule: 'every paid gift is in the ledger once, in the account that holds it; a refunded one in none',
    statement: `
      with given as (
        select g.id, coalesce(g.redeemed_by, g.account_id) as holder, b.impact,
          case when p.status = 'refunded' then 0 else b.quantity end as quantity
        from gift g join purchase p on p.id = g.purchase_id
        cross join lateral (values ('trees', g.milli_trees), ('co2e', g.co2e_grams),
          ('plastic', g.plastic_grams)) as b (impact, quantity)),
      kept as (select source_id, account_id, impact, sum(quantity) as quantity
        from impact_ledger_entry group by 1, 2, 3)
      select g.id::text as subject,
        format('%s: %s given, %s with %s', g.impact, g.quantity, coalesce(k.quantity, 0),
          coalesce(k.account_id::text, 'nobody')) as detail
      from given g left join kept k on k.source_id = g.id and k.impact = g.impact and k.quantity <> 0
      where g.quantity <> coalesce(k.quantity, 0) or k.account_id is distinct from g.holder
        and k.account_id is not null`,
  },
  {
    id: 'gifts-add-up',
    rule: 'the gifts of every paid order add up to what was paid for; one that was refunded before it could be funded has none',
    statement: `
      select p.id::text as subject, format('%s gifts', count(g.id)) as detail
      from purchase p join account a on a.id = p.account_id and a.is_live join purchase_quote q on q.id = p.quote_id
      left join gift g on g.purchase_id = p.id
      where q.kind = 'gift' and p.status in ('paid', 'refunded')
      group by p.id, q.id having (sum(g.milli_trees), sum(g.co2e_grams), sum(g.plastic_grams))
        is distinct from (q.milli_trees, q.co2e_grams, q.plastic_grams)
        and not (count(g.id) = 0 and p.status = 'refunded'
          and not exists (select from invoice i where i.purchase_id = p.id))`,
  },
  {
    id: 'gift-entry-has-its-gift',
    rule: 'nothing of a gift is in the ledger without a paid gift',
    statement: `
      select e.id::text as subject, format('%s %s of %s', e.impact, e.quantity, e.source_id) as detail
      from impact_ledger_entry e left join gift g on g.id = e.source_id
      where e.source_kind = 'gift' and g.purchase_id is null`,
  },
  {
    id: 'granted-stands-in-the-ledger',
    rule: 'what staff entered is in the ledger with its evidence and certificate; once reversed, with nothing',
    statement: `
      with entered as (
        select g.id, g.account_id, b.impact,
          case when g.reversed_at is null then b.quantity else 0 end as quantity
        from granted_impact g cross join lateral (values ('trees', g.milli_trees),
          ('co2e', g.co2e_grams), ('plastic', g.plastic_grams)) as b (impact, quantity)),
      kept as (select source_id, account_id, impact, sum(quantity) as quantity
        from impact_ledger_entry group by 1, 2, 3)
      select n.id::text as subject,
        format('%s: entered %s, in the ledger %s', n.impact, n.quantity, coalesce(k.quantity, 0)) as detail
      from entered n left join kept k on (k.source_id, k.account_id, k.impact) = (n.id, n.account_id, n.impact)
      where coalesce(k.quantity, 0) <> n.quantity
        or not exists (select from impact_evidence e where e.granted_id = n.id)
        or not exists (select from certificate c where c.granted_id = n.id)`,
  },
  {
    id: 'granted-entry-was-entered',
    rule: 'no offer or off-platform impact is in the ledger that staff did not enter',
    statement: `
      select e.id::text as subject, format('%s %s of %s', e.impact, e.quantity, e.source_id) as detail
      from impact_ledger_entry e left join granted_impact g
        on (g.id, g.kind, g.account_id) = (e.source_id, e.source_kind, e.account_id)
      where e.source_kind in ('offer', 'off-platform') and g.id is null`,
  },
  {
    id: 'cycle-stands-in-the-ledger',
    rule: 'every paid cycle is in the ledger with its share of the year, a refunded one with nothing',
    statement: `
      with planned as (
        select y.id, y.number, q.billing_interval, y.refunded_at, p.impact,
          sum((line ->> 'count')::bigint * (line -> 'year' ->> p.impact)::bigint) as year
        from subscription_cycle y join subscription_revision r using (subscription_id, revision)
        join plan_quote q on q.id = r.quote_id cross join lateral jsonb_array_elements(q.lines) line
        cross join (values ('trees'), ('co2e'), ('plastic')) as p (impact)
        where y.status = 'paid' group by y.id, y.number, q.billing_interval, y.refunded_at, p.impact),
      kept as (select source_id, impact, sum(quantity) as quantity from impact_ledger_entry group by 1, 2)
      select p.id::text as subject,
        format('%s: %s of a year of %s', p.impact, coalesce(k.quantity, 0), p.year) as detail
      from planned p left join kept k on k.source_id = p.id and k.impact = p.impact
      where case when p.refunded_at is not null then coalesce(k.quantity, 0) <> 0
        when p.billing_interval = 'year' then coalesce(k.quantity, 0) <> p.year
        else coalesce(k.quantity, 0) <> floor(p.year / 12) + (p.number % 12 < p.year % 12)::int end`,
  },
  {
    id: 'cycle-entry-has-its-cycle',
    rule: 'nothing of a subscription is in the ledger without a paid cycle of the same account and product',
    statement: `
      select e.id::text as subject, format('%s %s of %s', e.impact, e.quantity, e.source_id) as detail
      from impact_ledger_entry e left join subscription_cycle y on y.id = e.source_id
      left join subscription s on s.id = y.subscription_id
      where e.source_kind = 'subscription-cycle' and (y.id is null or y.status <> 'paid'
        or y.account_id <> e.account_id or s.product <> e.product)`,
  },
  {
    id: 'rollups-equal-ledger',
    rule: 'every day total equals the sum of its ledger entries',
    statement: `
      with summed as (
        select account_id, effective_from as day, product, impact, sum(quantity) as quantity
        from impact_ledger_entry group by 1, 2, 3, 4)
      select format('%s %s %s %s', account_id, day, product, impact) as subject,
        format('ledger %s, day total %s', coalesce(s.quantity, 0), coalesce(r.quantity, 0)) as detail
      from summed s full join impact_rollup_day r using (account_id, day, product, impact)
      where coalesce(s.quantity, 0) <> coalesce(r.quantity, 0)`,
  },
  {
    id: 'months-equal-ledger',
    rule: 'every month total equals the sum of its ledger entries',
    statement: `
      with summed as (
        select account_id, date_trunc('month', effective_from::timestamp)::date as month, product,
          impact, sum(quantity) as quantity
        from impact_ledger_entry group by 1, 2, 3, 4)
      select format('%s %s %s %s', account_id, month, product, impact) as subject,
        format('ledger %s, month total %s', coalesce(s.quantity, 0), coalesce(r.quantity, 0)) as detail
      from summed s full join impact_rollup_month r using (account_id, month, product, impact)
      where coalesce(s.quantity, 0) <> coalesce(r.quantity, 0)`,
  },
  {
    id: 'certificate-total-is-its-entries',
    rule: 'the totals of every certificate are what its logged entries come to that were not reversed',
    statement: `
      with counted as (
        select m.certificate_id, e.project_id, e.impact, count(*) as entries, sum(e.quantity) as quantity
        from certificate_entry m join impact_ledger_entry e on e.id = m.entry_id
        where m.reversed_at is null group by 1, 2, 3)
      select certificate_id::text as subject, format('%s entries of %s %s, kept %s of %s', c.entries, c.quantity,
        impact, t.entries, t.quantity) as detail
      from counted c full join certificate_total t using (certificate_id, project_id, impact)
      where (coalesce(c.entries, 0), coalesce(c.quantity, 0)) <> (coalesce(t.entries, 0), coalesce(t.quantity, 0))`,
  },
  {
    id: 'projects-equal-ledger',
    rule: 'every total of a project equals the sum of its ledger entries in the account',
    statement: `
      with summed as (
        select account_id, project_id, impact, sum(quantity) as quantity
        from impact_ledger_entry group by 1, 2, 3)
      select format('%s %s %s', account_id, project_id, impact) as subject,
        format('ledger %s, project total %s', coalesce(s.quantity, 0), coalesce(r.quantity, 0)) as detail
      from summed s full join impact_rollup_project r using (account_id, project_id, impact)
      where coalesce(s.quantity, 0) <> coalesce(r.quantity, 0)`,
  },
  {
    id: 'totals-equal-ledger',
    rule: "the platform's totals equal the sum of the ledger",
    statement: `
      with summed as (
        select get_byte(uuid_send(account_id), 15) % 64 as shard, impact, project_id,
          sum(quantity) as quantity
        from impact_ledger_entry group by 1, 2, 3)
      select format('shard %s %s of %s', shard, impact, project_id) as subject,
        format('ledger %s, total %s', coalesce(s.quantity, 0), coalesce(t.quantity, 0)) as detail
      from summed s full join impact_platform_total t using (shard, impact, project_id)
      where coalesce(s.quantity, 0) <> coalesce(t.quantity, 0)`,
  },
]
