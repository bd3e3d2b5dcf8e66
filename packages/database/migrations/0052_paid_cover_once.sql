-- The same driving may be ordered by two accounts before either has paid, so whether it is covered already is
-- decided again when an offset is paid. One that comes second is a duplicate: it was paid and is refunded, and
-- never counts.
alter table purchase add column is_duplicate boolean not null default false,
  add constraint duplicate_is_refunded check (not is_duplicate or status = 'refunded');

create or replace function allow_purchase_transition() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
       (old.status = 'pending' and new.status in ('paid', 'failed', 'canceled'))
    or (old.status = 'failed' and new.status in ('pending', 'paid', 'canceled'))
    or (old.status in ('pending', 'failed') and new.status = 'refunded' and new.is_duplicate)
    or (old.status = 'paid' and new.status = 'refunded')
    or (old.status = 'refunded' and new.status = 'paid')) then
    raise exception 'a purchase cannot go from % to %', old.status, new.status;
  end if;
  if old.is_duplicate <> new.is_duplicate and old.status not in ('pending', 'failed') then
    raise exception 'whether purchase % is a duplicate was decided when it was paid', old.id;
  end if;
  if old.date_locked_at is not null and (
       new.date_locked_at is distinct from old.date_locked_at
    or new.effective_from <> old.effective_from or new.effective_to <> old.effective_to
    or new.reference is distinct from old.reference
    or new.footprint_period_from is distinct from old.footprint_period_from) then
    raise exception 'the date of purchase % is locked', old.id;
  end if;
  return new;
end $$;

-- The most that is covered on any day of a period, for this vehicle or one with the same registration number.
-- What is paid counts, by anyone; for an order also what the same account is paying for. For a payment, what
-- the same account ordered after `besides` and confirmed does not count: its buyer wanted both, whichever is
-- paid first.
create function vehicle_covered_grams(wanted uuid, first date, last date, besides uuid, is_payment boolean)
  returns bigint language sql stable set search_path = public, pg_temp as $$
  with other as (
    select o.from_date, o.to_date, o.emitted_grams
    from vehicle mine
      join vehicle same on same.id = mine.id or same.registration_number = mine.registration_number
      join vehicle_offset o on o.vehicle_id = same.id
      join purchase p on p.quote_id = o.quote_id
    where mine.id = wanted and o.quote_id is distinct from besides
      and o.from_date <= last and o.to_date >= first
      and (p.status = 'paid'
        or (p.status = 'pending' and p.account_id = mine.account_id and not is_payment))
      and not (is_payment and o.overlap_confirmed and p.account_id = mine.account_id
        and p.created_at >= (select b.created_at from purchase b where b.quote_id = besides)))
  select coalesce(max(grams), 0)::bigint from other a, lateral (
    select sum(b.emitted_grams) as grams from other b
    where greatest(a.from_date, first) between b.from_date and b.to_date) on_day
$$;

create or replace function vehicle_covered_grams(wanted uuid, first date, last date, besides uuid)
  returns bigint language sql stable set search_path = public, pg_temp as $$
  select vehicle_covered_grams(wanted, first, last, besides, false)
$$;

-- Whether an order covers driving that is covered already, unless its buyer confirmed that. Orders and payments
-- of the same vehicle, or the same registration number, wait here for one another until they commit.
create function is_offset_already(quote uuid, is_payment boolean) returns boolean language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform from vehicle v where v.id in (
      select coalesce(same.id, mine.id) from vehicle_offset o join vehicle mine on mine.id = o.vehicle_id
      left join vehicle same on same.registration_number = mine.registration_number
      where o.quote_id = quote)
    order by v.id for no key update of v;
  return exists (
    select from vehicle_offset mine join vehicle v on v.id = mine.vehicle_id
      cross join lateral (select vehicle_covered_grams(
        v.id, mine.from_date, mine.to_date, mine.quote_id, is_payment) as grams) covered
    where mine.quote_id = quote and not mine.overlap_confirmed
      and covered.grams > 0 and covered.grams + mine.emitted_grams > v.total_grams);
end $$;

create or replace function refuse_double_offset() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if is_offset_already(new.quote_id, new.status = 'paid') then
    raise exception using errcode = 'UV001', message = 'some of this driving is offset already';
  end if;
  return null;
end $$;
create constraint trigger refuse_double_payment after update on purchase
  for each row when (new.status = 'paid' and old.status <> 'paid')
  execute function refuse_double_offset();

alter table payment_alert drop constraint payment_alert_kind_check,
  add constraint payment_alert_kind_check check (kind in ('dispute-opened', 'dispute-won', 'dispute-lost',
    'refund-failed', 'fraud-warning', 'amount-differs', 'second-subscription', 'second-offset',
    'supply-exceeded'));
