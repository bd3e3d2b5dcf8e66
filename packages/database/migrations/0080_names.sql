-- The purchases of every kind, and columns and rules, get the names of what they hold and do.
alter table instant_purchase rename to purchase;
do $$ declare old record; begin
  for old in select conname from pg_constraint where conrelid = 'purchase'::regclass and conname like 'instant_purchase%' loop
    execute format('alter table purchase rename constraint %I to %I', old.conname, replace(old.conname, 'instant_purchase', 'purchase'));
  end loop;
end $$;
alter index instant_purchase_account rename to purchase_account;
alter index instant_purchase_buyer rename to purchase_buyer;
alter policy begun_unpaid on purchase rename to starts_unpaid;

alter table gift rename column letters to email_count;
alter table gift rename constraint gift_letters_check to gift_email_count_check;
alter table gift rename constraint bought_by_somebody to bought_by_account;
alter table granted_impact rename column taken_back_at to reversed_at;
alter table granted_impact rename column taken_back_why to reversal_reason;
alter table granted_impact rename constraint granted_impact_taken_back_why_check to granted_impact_reversal_reason_check;
alter table granted_impact rename constraint taken_back_with_a_reason to reversed_with_a_reason;
alter table subscription_cycle rename column is_second to is_duplicate;
alter table subscription_cycle rename constraint second_is_given_back to duplicate_is_refunded;
alter table vehicle_offset rename column repeats to overlap_confirmed;
alter table payment rename column asked_at to checked_at;
alter table subscription rename column asked_at to checked_at;
alter table registry_answer rename column asked_at to requested_at;
alter table subscription rename column gateway_look to gateway_snapshot;
alter sequence gateway_look rename to gateway_snapshot;
alter table second_factor rename column started_in to enrolling_session_id;

alter function keep_to_account rename to restrict_to_account;
alter function keep_to_user rename to restrict_to_user;
alter function open_to_read rename to grant_reading;

alter function keep_gift rename to refuse_gift_change;
alter trigger keep_gift on gift rename to refuse_gift_change;
alter function keep_invoice rename to refuse_invoice_change;
alter trigger keep_invoice on invoice rename to refuse_invoice_change;
alter function keep_vehicle_offset rename to refuse_offset_deletion;
alter trigger keep_vehicle_offset on vehicle_offset rename to refuse_offset_deletion;
alter function keep_an_owner rename to require_owner;
alter trigger keep_an_owner on membership rename to require_owner;
alter function no_day_twice_unsaid rename to refuse_double_offset;
alter trigger no_day_twice_unsaid on purchase rename to refuse_double_offset;
alter function keep_granted_impact rename to refuse_granted_impact_change;
alter trigger keep_granted_impact on granted_impact rename to refuse_granted_impact_change;

create or replace function refuse_granted_impact_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - array['reversed_at', 'reversal_reason', 'entered_by']
     <> to_jsonb(new) - array['reversed_at', 'reversal_reason', 'entered_by']
     or old.reversed_at is not null then
    raise exception 'granted impact % stays as it was entered', old.id;
  end if;
  return new;
end $$;

create or replace function refuse_offset_deletion() returns trigger language plpgsql as $$
begin
  if exists (select from purchase p where p.quote_id = old.quote_id) then
    raise exception 'a purchase is for vehicle % of quote %', old.vehicle_id, old.quote_id;
  end if;
  return old;
end $$;

create or replace function refuse_double_offset() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  -- Whoever pays for the same vehicle, or the same registration number, waits here.
  perform from vehicle v where v.id in (
      select coalesce(same.id, mine.id) from vehicle_offset o join vehicle mine on mine.id = o.vehicle_id
      left join vehicle same on same.registration_number = mine.registration_number
      where o.quote_id = new.quote_id)
    order by v.id for no key update of v;
  if exists (
    select from vehicle_offset mine join vehicle v on v.id = mine.vehicle_id
    where mine.quote_id = new.quote_id and not mine.overlap_confirmed
      and vehicle_covered_grams(v.id, mine.from_date, mine.to_date, mine.quote_id) > 0
      and vehicle_covered_grams(v.id, mine.from_date, mine.to_date, mine.quote_id)
        + mine.emitted_grams > v.total_grams) then
    raise exception using errcode = 'UV001', message = 'some of this driving is offset already';
  end if;
  return null;
end $$;

create or replace function vehicle_covered_grams(wanted uuid, first date, last date, besides uuid)
  returns bigint language sql stable set search_path from current as $$
  with other as (
    select o.from_date, o.to_date, o.emitted_grams
    from vehicle mine
      join vehicle same on same.id = mine.id or same.registration_number = mine.registration_number
      join vehicle_offset o on o.vehicle_id = same.id
      join purchase p on p.quote_id = o.quote_id
    where mine.id = wanted and o.quote_id is distinct from besides
      and o.from_date <= last and o.to_date >= first
      and (p.status = 'paid' or (p.status = 'pending' and p.account_id = mine.account_id)))
  select coalesce(max(grams), 0)::bigint from other a, lateral (
    select sum(b.emitted_grams) as grams from other b
    where greatest(a.from_date, first) between b.from_date and b.to_date) on_day
$$;
