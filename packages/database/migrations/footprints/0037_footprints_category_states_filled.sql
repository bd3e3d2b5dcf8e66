-- In batches: categories with figures of every inventory that is not locked
update inventory_category c
set state = case when exists (
      select from footprint_inventory i
      join footprint f on f.id = i.footprint_id
      cross join lateral jsonb_array_elements(f.estimate -> 'categories') as e
      where i.id = c.inventory_id and e ->> 'category' = c.category and (e ->> 'co2e')::numeric > 0
        and c.category <> 'fuelAndEnergyRelatedActivities'
    ) then 'figures-and-rest' else 'figures' end,
    is_upgraded = true
where (c.inventory_id, c.category) in (
  select o.inventory_id, o.category from inventory_category o
  join footprint_inventory i on i.id = o.inventory_id
  join footprint f on f.id = i.footprint_id
  where o.state = 'entered' and f.status not in ('verifying', 'verified')
  limit 2000
);
