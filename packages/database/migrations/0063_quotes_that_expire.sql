-- A quote never changes. One that nobody bought is deleted some days after it expired, with the periods of
-- vehicles it was for; foreign keys keep every quote that a purchase, a gift or a subscription refers to.
drop trigger append_only on offset_quote;
create trigger append_only before update or truncate on offset_quote
  for each statement execute function refuse_change();
create index offset_quote_expiry on offset_quote (expires_at);

drop trigger append_only on plan_quote;
create trigger append_only before update or truncate on plan_quote
  for each statement execute function refuse_change();
create index plan_quote_expiry on plan_quote (expires_at);

create function keep_vehicle_offset() returns trigger language plpgsql as $$
begin
  if exists (select from instant_purchase p where p.quote_id = old.quote_id) then
    raise exception 'a purchase is for vehicle % of quote %', old.vehicle_id, old.quote_id;
  end if;
  return old;
end $$;
drop trigger append_only on vehicle_offset;
create trigger append_only before update or truncate on vehicle_offset
  for each statement execute function refuse_change();
create trigger keep_vehicle_offset before delete on vehicle_offset
  for each row execute function keep_vehicle_offset();
