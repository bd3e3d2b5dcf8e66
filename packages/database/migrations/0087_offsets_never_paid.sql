-- What was never paid for proves nothing: it goes with the account that ordered it, and the registration number with it.
create or replace function refuse_offset_deletion() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (
    select from purchase p join account a on a.id = p.account_id
    where p.quote_id = old.quote_id and (p.paid_at is not null or a.closed_at is null)) then
    raise exception 'a purchase is for vehicle % of quote %', old.vehicle_id, old.quote_id;
  end if;
  return old;
end $$;
