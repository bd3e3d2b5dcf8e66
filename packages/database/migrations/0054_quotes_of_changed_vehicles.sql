-- A quote states what its vehicles were when it was made: it cannot be bought once one of them has another
-- registration number or other figures, or is off the list.
create or replace function refuse_double_offset() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if is_offset_already(new.quote_id, new.status = 'paid') then
    raise exception using errcode = 'UV001', message = 'some of this driving is offset already';
  end if;
  -- The vehicles are locked by now.
  if tg_op = 'INSERT' and exists (
    select from vehicle_offset o join vehicle v on v.id = o.vehicle_id
      join purchase_quote q on q.id = o.quote_id
    where o.quote_id = new.quote_id and (v.updated_at > q.created_at or v.removed_at is not null
      or v.registration_number is distinct from o.registration_number)) then
    raise exception using errcode = 'UV003', message = 'a vehicle has changed since it was quoted';
  end if;
  return null;
end $$;
