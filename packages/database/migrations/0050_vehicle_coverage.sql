-- A claim names what it covers: the distance and the registration number of the day of the quote, beside the grams.
alter table vehicle_offset
  add column kilometres          bigint check (kilometres > 0),
  add column registration_number text;
alter table vehicle_offset disable trigger append_only;
update vehicle_offset o set
  kilometres = greatest(1, round((v.description->>'annualMileage')::numeric
    * case v.description->>'mileageUnit' when 'mi' then 1.609344 else 1 end
    * (v.description->>'multiplyVehicles')::numeric)),
  registration_number = v.registration_number
  from vehicle v where v.id = o.vehicle_id;
alter table vehicle_offset enable trigger append_only;
alter table vehicle_offset alter column kilometres set not null;
-- One order covers a registration number once.
create unique index vehicle_offset_registration_once on vehicle_offset (quote_id, registration_number);

-- The most that is covered on any day of a period, for this vehicle or one with the same registration number: paid by
-- anyone, or being paid for by the same account. An unpaid order of somebody else blocks nobody.
create function vehicle_covered_grams(wanted uuid, first date, last date, besides uuid)
  returns bigint language sql stable set search_path from current as $$
  with other as (
    select o.from_date, o.to_date, o.emitted_grams
    from vehicle mine
      join vehicle same on same.id = mine.id or same.registration_number = mine.registration_number
      join vehicle_offset o on o.vehicle_id = same.id
      join instant_purchase p on p.quote_id = o.quote_id
    where mine.id = wanted and o.quote_id is distinct from besides
      and o.from_date <= last and o.to_date >= first
      and (p.status = 'paid' or (p.status = 'pending' and p.account_id = mine.account_id)))
  select coalesce(max(grams), 0)::bigint from other a, lateral (
    select sum(b.emitted_grams) as grams from other b
    where greatest(a.from_date, first) between b.from_date and b.to_date) on_day
$$;

-- The last word on covering the same driving twice, whatever two people do at the same time.
create or replace function no_day_twice_unsaid() returns trigger language plpgsql security definer
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
    where mine.quote_id = new.quote_id and not mine.repeats
      and vehicle_covered_grams(v.id, mine.from_date, mine.to_date, mine.quote_id) > 0
      and vehicle_covered_grams(v.id, mine.from_date, mine.to_date, mine.quote_id)
        + mine.emitted_grams > v.total_grams) then
    raise exception using errcode = 'UV001', message = 'some of this driving is offset already';
  end if;
  return null;
end $$;
