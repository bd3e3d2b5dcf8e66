-- An invoice run bills what counts by then, so the next one looks at the orders that were created since, and at late ones:
-- those that came to contribute otherwise after the run that should have had them, or did not fit into it.
-- Without the mark each run, and each look at what is pending, would go through all orders that there ever were.
alter table store_order add column is_late boolean not null default false;

update store_order o set is_late = true
from store s
where (s.account_id, s.id) = (o.account_id, o.store_id) and o.created_at < s.billed_until
  and case when exists (select from store_bill_order b
      where (b.account_id, b.store_id, b.external_id) = (o.account_id, o.store_id, o.external_id))
    then exists (select from store_bill_order b
      where (b.account_id, b.store_id, b.external_id) = (o.account_id, o.store_id, o.external_id)
        and not b.is_over_cap
        and (o.milli_trees < b.milli_trees or (b.billed_by = 'money' and o.money_minor < b.money_minor)))
    else o.reason is null and (o.milli_trees > 0 or o.money_minor > 0) end;

create index store_order_late on store_order (account_id, store_id) where is_late;
