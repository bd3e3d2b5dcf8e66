-- The stored orders among some, as they are now, of accounts that stand together, of which `account` is one. Each is
-- looked up by its key alone: a join with a list of keys is taken for a scan of a busy shop as long as PostgreSQL
-- does not know yet how busy it is.
create function find_orders(account uuid, accounts uuid[], stores uuid[], external_ids text[])
returns json language plpgsql stable as $$
declare
  stored json;
  known json[] := '{}';
begin
  for at in 1 .. cardinality(external_ids) loop
    select to_json(o) into stored from store_order o
      where o.account_id = accounts[at] and o.store_id = stores[at] and o.external_id = external_ids[at];
    if found then
      known := known || stored;
    end if;
  end loop;
  return array_to_json(known);
end $$;
