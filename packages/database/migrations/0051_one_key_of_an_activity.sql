-- Rows of the UK sets that their publisher named in another way in one year are the same activity in all of
-- them: as domain/footprints/lines/activity-key.ts does for sets that are loaded from now on.
alter table emission_factor disable trigger append_only;

create function pg_temp.key_of(name text, category text) returns text language sql immutable as $$
  select case
    when category = 'Fuels' then regexp_replace(name, ' > (Energy - (Gross|Net) CV|Volume|Tonnes)$', '')
    when category = 'WTT- fuels'
      then regexp_replace(regexp_replace(name, ' > (Energy - (Gross|Net) CV|Volume|Tonnes)$', ''), '^WTT- ', '')
    when category = 'Managed assets- electricity'
      then regexp_replace(name, '^UK electricity generated \(managed assets\)', 'Electricity generated')
    when category = 'Managed assets- vehicles' then replace(name, ' > 0 > ', ' > ')
    when category = 'Refrigerant & other' and name like '% > %' then split_part(name, ' > ', 2) || ' > '
      || coalesce(nullif(split_part(name, ' > ', 3), ''), 'Total emissions including non-Kyoto products')
    when category = 'Waste disposal'
      then regexp_replace(name, ' > Combustion$', ' > Incineration with Energy Recovery')
    else name
  end
$$;

create temporary table heading_left_out (category text, name text, full_name text) on commit drop;
insert into heading_left_out values
  ('UK electricity', 'Electricity generated', 'Electricity generated > Electricity: UK'),
  ('Transmission and distribution', 'T&D- UK electricity', 'T&D- UK electricity > Electricity: UK'),
  ('WTT- UK electricity', 'WTT- UK electricity (generation)',
    'WTT- UK electricity (generation) > Electricity: UK'),
  ('WTT- UK electricity', 'WTT- UK electricity (T&D)', 'WTT- UK electricity (T&D) > Electricity: UK'),
  ('Heat and steam', 'District or onsite heat and steam', 'Heat and steam > Onsite heat and steam'),
  ('Fuels', 'Natural gas', 'Gaseous fuels > Natural gas'),
  ('Fuels', 'LPG', 'Gaseous fuels > LPG'),
  ('Fuels', 'Diesel (average biofuel blend)', 'Liquid fuels > Diesel (average biofuel blend)'),
  ('Fuels', 'Petrol (average biofuel blend)', 'Liquid fuels > Petrol (average biofuel blend)'),
  ('Fuels', 'Gas oil', 'Liquid fuels > Gas oil'),
  ('Fuels', 'Fuel oil', 'Liquid fuels > Fuel oil'),
  ('WTT- fuels', 'Natural gas', 'Gaseous fuels > Natural gas'),
  ('WTT- fuels', 'LPG', 'Gaseous fuels > LPG'),
  ('WTT- fuels', 'Diesel (average biofuel blend)', 'Liquid fuels > Diesel (average biofuel blend)'),
  ('WTT- fuels', 'Petrol (average biofuel blend)', 'Liquid fuels > Petrol (average biofuel blend)'),
  ('WTT- fuels', 'Gas oil', 'Liquid fuels > Gas oil'),
  ('Business travel- land', 'National rail', 'Rail > National rail'),
  ('Business travel- land', 'International rail', 'Rail > International rail'),
  ('Business travel- land', 'Light rail and tram', 'Rail > Light rail and tram'),
  ('Business travel- land', 'London Underground', 'Rail > London Underground'),
  ('Business travel- land', 'Regular taxi', 'Taxis > Regular taxi'),
  ('Business travel- land', 'Black cab', 'Taxis > Black cab'),
  ('Business travel- air', 'Domestic, average passenger, with RF',
    'Flights > Domestic, to/from UK > Average passenger > With RF'),
  ('Business travel- air', 'Short-haul, average passenger, with RF',
    'Flights > Short-haul, to/from UK > Average passenger > With RF'),
  ('Business travel- air', 'Short-haul, economy, with RF',
    'Flights > Short-haul, to/from UK > Economy class > With RF'),
  ('Business travel- air', 'Short-haul, business, with RF',
    'Flights > Short-haul, to/from UK > Business class > With RF'),
  ('Business travel- air', 'Long-haul, average passenger, with RF',
    'Flights > Long-haul, to/from UK > Average passenger > With RF'),
  ('Business travel- air', 'Long-haul, economy, with RF',
    'Flights > Long-haul, to/from UK > Economy class > With RF'),
  ('Business travel- air', 'Long-haul, business, with RF',
    'Flights > Long-haul, to/from UK > Business class > With RF'),
  ('Business travel- air', 'International (non-UK), average passenger, with RF',
    'Flights > International, to/from non-UK > Average passenger > With RF'),
  ('Hotel stay', 'UK', 'Hotel stay > UK'),
  ('Hotel stay', 'UK (London)', 'Hotel stay > UK (London)');

update emission_factor f
set key = 'uk:' || lower(concat_ws(' | ',
  case f.category when 'WTT- UK & overseas elec' then 'WTT- UK electricity' else f.category end,
  pg_temp.key_of(coalesce(h.full_name, f.name), f.category),
  f.unit))
from emission_factor g
  join emission_factor_set s on s.id = g.set_id and s.market = 'uk'
  left join heading_left_out h using (category, name)
where g.id = f.id;

alter table emission_factor enable trigger append_only;
