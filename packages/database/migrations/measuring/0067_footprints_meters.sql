-- Meters of a company, and their bills; lines of an inventory are made of them by year.
create table energy_meter (
  id              uuid             primary key,
  account_id      uuid             not null references account,
  site            text             check (length(site) between 1 and 120),
  kind            text             not null check (kind in ('electricity', 'gas', 'heat', 'water')),
  number          text             not null check (length(number) between 1 and 40),
  unit            text             not null check (unit in ('kWh', 'm3')),
  -- Of gas in cubic metres: MJ in each.
  calorific_value double precision check (calorific_value between 30 and 50),
  created_at      timestamptz      not null,
  unique (account_id, kind, number)
);
select restrict_to_account('energy_meter');

create table meter_bill (
  id           uuid             primary key,
  account_id   uuid             not null references account,
  meter_id     uuid             not null references energy_meter on delete cascade,
  from_day     date             not null,
  to_day       date             not null,
  quantity     double precision not null check (quantity >= 0),
  is_estimated boolean          not null,
  created_at   timestamptz      not null,
  check (to_day >= from_day)
);
create index meter_bill_meter on meter_bill (meter_id, from_day);
create index meter_bill_account on meter_bill (account_id);
select restrict_to_account('meter_bill');
