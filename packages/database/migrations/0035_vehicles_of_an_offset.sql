-- How many vehicles an offset covers is a fact of the day of its quote, as its kilometres are.
alter table vehicle_offset add column vehicles integer not null default 1 check (vehicles > 0);

-- How many a vehicle stands for may have been changed since an offset of before was quoted: it covers no
-- more of them than its own emissions are enough for.
alter table vehicle_offset disable trigger append_only;
update vehicle_offset o
  set vehicles = least(alike, greatest(1, o.emitted_grams * alike / nullif(v.total_grams, 0)))
  from vehicle v, lateral (select (v.description->>'multiplyVehicles')::integer as alike) stated
  where v.id = o.vehicle_id;
alter table vehicle_offset enable trigger append_only;

-- A registration number names one vehicle; that several had one before stays as it was.
alter table vehicle_offset alter column vehicles drop default,
  add constraint vehicle_offset_one_of_registration
    check (registration_number is null or vehicles = 1) not valid;
