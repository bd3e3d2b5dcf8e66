import type { Check } from '../../../ledger-rules/check.ts'

/** Lots of supply, their units, and what may not be allocated beyond them. */
export const SUPPLY_CHECKS: readonly Check[] = [
  {
    id: 'unit-supplies-once',
    rule: 'no unit of a registry is in two lots that count',
    statement: `
      with live as (select l.* from supply_lot l where l.reverses is null and l.series is not null
        and not exists (select from supply_lot r where r.reverses = l.id))
      select one.id::text as subject, format('shares units with lot %s', other.id) as detail
      from live one join live other on other.id > one.id
        and (other.registry, other.series) = (one.registry, one.series)
        and int8range(other.first_unit, other.last_unit, '[]') && int8range(one.first_unit, one.last_unit, '[]')`,
  },
  {
    id: 'blocks-are-those-of-lots',
    rule: 'the units that are kept from being supplied twice are those of the lots that count',
    statement: `
      with live as (select l.id, l.registry, l.series, l.first_unit, l.last_unit from supply_lot l
        where l.reverses is null and l.series is not null
        and not exists (select from supply_lot r where r.reverses = l.id))
      select coalesce(b.lot_id, l.id)::text as subject, 'its units are not those of its lot' as detail
      from live l full join supply_block b on b.lot_id = l.id
      where (l.registry, l.series, l.first_unit, l.last_unit)
        is distinct from (b.registry, b.series, b.first_unit, b.last_unit)`,
  },
  {
    id: 'units-are-quantity',
    rule: 'the quantity of a lot is that of its units',
    statement: `
      select id::text as subject, format('%s for units %s to %s', quantity, first_unit, last_unit) as detail
      from supply_lot where series is not null and abs(quantity) <>
        (last_unit - first_unit + 1) * case impact when 'trees' then 1000 else 1000000 end`,
  },
  {
    id: 'lot-is-reversed-whole',
    rule: 'what reverses a lot is its opposite',
    statement: `
      select r.id::text as subject, format('does not undo lot %s', l.id) as detail
      from supply_lot r join supply_lot l on l.id = r.reverses
      where r.quantity <> -l.quantity or l.reverses is not null
        or (r.project_id, r.impact, r.registry, r.series, r.first_unit, r.last_unit)
          is distinct from (l.project_id, l.impact, l.registry, l.series, l.first_unit, l.last_unit)`,
  },
  {
    id: 'supplied-equals-lots',
    rule: 'what counts as supplied of a project is the sum of its lots',
    statement: `
      select coalesce(c.project_id, l.project_id) as subject,
        format('%s, its lots %s', c.supplied, l.quantity) as detail
      from supply_cover c full join (
        select project_id, sum(quantity) as quantity from supply_lot group by 1) l using (project_id)
      where coalesce(c.supplied, 0) <> coalesce(l.quantity, 0)`,
  },
  {
    id: 'allocated-equals-ledger',
    rule: 'what counts as allocated of a project that is bought ahead is the sum of its entries',
    statement: `
      select c.project_id as subject, format('%s, its entries %s', c.allocated, sum(e.quantity)) as detail
      from supply_cover c left join impact_ledger_entry e using (project_id)
      where c.is_bought_ahead
      group by c.project_id, c.allocated having c.allocated <> coalesce(sum(e.quantity), 0)`,
  },
  {
    id: 'never-oversold',
    rule: 'of a project that is bought ahead no more was funded than supplied',
    statement: `
      select c.project_id as subject, format('%s of %s', sum(e.quantity), c.supplied) as detail
      from supply_cover c join impact_ledger_entry e using (project_id)
      where c.is_bought_ahead
      group by c.project_id, c.supplied having sum(e.quantity) > c.supplied`,
  },
  {
    id: 'impact-is-of-project',
    rule: 'entries and lots are of the impact of their project',
    statement: `
      select e.id::text as subject, format('%s of %s', e.impact, p.id) as detail
      from impact_ledger_entry e join project p on p.id = e.project_id where e.impact <> p.impact
      union all
      select format('lot %s', l.id), format('%s of %s', l.impact, p.id)
      from supply_lot l join project p on p.id = l.project_id where l.impact <> p.impact`,
  },
  {
    id: 'lot-is-logged',
    rule: 'every lot is in the public log, or waits to be logged',
    statement: `
      select l.id::text as subject, 'it is neither logged nor queued' as detail from supply_lot l
      where not exists (select from supply_leaf f where f.lot_id = l.id)
        and not exists (select from supply_log_queue q where q.lot_id = l.id)`,
  },
]
