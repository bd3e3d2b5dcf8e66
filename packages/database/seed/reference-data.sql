-- Loaded on every migration run; a row that is there stays as it is.

-- GBP: 5.00 a tonne plus the 20% fee (5% interchange, 15% operating), 0.15 a tree, 0.55 a kilogram
-- of plastic. EUR and USD are prices of their own, not conversions.
insert into price_book
  (version, currency, valid_from, micros_per_milli_tree, micros_per_gram_co2e, micros_per_gram_plastic)
values
  ('2026-1', 'GBP', '2026-01-01', 150, 6, 550),
  ('2026-1', 'EUR', '2026-01-01', 180, 7, 650),
  ('2026-1', 'USD', '2026-01-01', 200, 8, 700)
on conflict do nothing;

-- The operator's own choice, to be replaced by theirs: the specification names the services without a
-- price. Premium is a month of it.
insert into service_price (version, currency, service, minor)
values
  ('2026-1', 'GBP', 'verify_footprint_scopes_one_two', 45000),
  ('2026-1', 'GBP', 'verify_footprint_scope_three_category', 12000),
  ('2026-1', 'GBP', 'premium', 4900),
  ('2026-1', 'EUR', 'verify_footprint_scopes_one_two', 52000),
  ('2026-1', 'EUR', 'verify_footprint_scope_three_category', 14000),
  ('2026-1', 'EUR', 'premium', 5900),
  ('2026-1', 'USD', 'verify_footprint_scopes_one_two', 57000),
  ('2026-1', 'USD', 'verify_footprint_scope_three_category', 15500),
  ('2026-1', 'USD', 'premium', 6500)
on conflict do nothing;

insert into project (id, pack, impact, name, partner, country, place, latitude, longitude, summary,
  standard, method, unknowns, is_sample, is_default, credit_kind)
values
  ('mangroves-mahajanga', 'whole_tree_eden', 'trees', 'Mangroves of Mahajanga', 'Eden Projects', 'MG',
   'Mahajanga, Boeny', -15.72, 46.32,
   'Villagers replant mangroves along the estuaries of north-west Madagascar, where the roots hold the shore and shelter young fish.',
   null,
   'People of the villages gather the seedlings, called propagules, from mangroves that still stand, and plant them by hand at low tide, in rows that are counted. They are paid by the day. One unit is one propagule planted.',
   'How many of them grow up. Tides and storms take a part of every planting, and the share differs from bay to bay.',
   true, true, null),
  ('agroforest-kenya', 'whole_tree_tff', 'trees', 'Forest gardens of the Rift Valley', 'Trees for the Future', 'KE',
   'Nakuru, Rift Valley', -0.30, 36.07,
   'Farming families ring their fields with fruit, fodder and timber trees, so that one harvest no longer decides a year.',
   null,
   'A family is trained for four years. It plants a living fence first, then rows of trees that feed the soil, then fruit trees between the crops. One unit is one tree planted on the farm.',
   'Which trees are cut early for fuel or fodder, as some are meant to be, and what a garden takes in as CO2. Neither is counted here.',
   true, false, null),
  ('highland-birch', 'whole_tree_vt', 'trees', 'Birch and pine for the Highlands', 'Verified Trees', 'GB',
   'Glen Affric, Highland', 57.27, -4.95,
   'Native birch, rowan and Scots pine go back onto grazed-out hills in the Scottish Highlands.',
   null,
   'Seed is gathered from the old woods nearby, grown for two years, and planted behind deer fences between October and April. One unit is one tree planted.',
   'How many outlive deer, drought and frost. Plantings are looked at again after the first and the fifth year.',
   true, false, null),
  ('clean-cookstoves', 'co2e_100_kg', 'co2e', 'Clean cookstoves', 'Sample carbon partner', 'GH',
   'Kumasi, Ashanti', 6.69, -1.62,
   'Efficient stoves burn half the charcoal for the same meal; each tonne is measured from fuel that was not burnt.',
   null,
   'Households are asked and their fuel is weighed before and after. What they no longer burn, less what would have grown back, is counted in tonnes of CO2e.',
   'How often a stove is used when nobody looks. A study of 2024 (Gill-Wiehl, Kammen and Haya, Nature Sustainability) found that credits of this kind were counted several times too high.',
   true, true, 'reduction'),
  ('wind-gujarat', 'co2e_50_kg', 'co2e', 'Wind on the Gujarat coast', 'Sample carbon partner', 'IN',
   'Jamnagar, Gujarat', 22.20, 69.65,
   'Turbines replace coal power on a grid that still leans on it.',
   null,
   'The power that the turbines feed into the grid is metered. It is multiplied by what a kilowatt-hour of that grid emits, and counted in tonnes of CO2e.',
   'Whether the turbines would have been built anyway. Where wind has become cheap this is likely: since 2020 Verra takes no new grid-connected projects of this kind outside the least developed countries.',
   true, false, 'avoidance'),
  ('coastal-collection', 'plastic_pb_100_g', 'plastic', 'Coastal plastic collection', 'Plastic Bank', 'PH',
   'Manila Bay, Luzon', 14.53, 120.76,
   'Collectors bring plastic from beaches and rivers to a branch, where it is weighed, paid for and recycled.',
   null,
   'Each bag is weighed at the branch, written down with the collector and the day, and paid for. One unit is a gram of plastic that was weighed.',
   'What becomes of the part that cannot be recycled, and how much would have been gathered without the payment.',
   true, true, null)
on conflict do nothing;

-- What a seller has to publish, of the samples that are carbon offsets: invented, as their pages say.
insert into project_disclosure (project_id, version, published_at, protocol_name, protocol_version, protocol_url,
  timeline_from, timeline_to, crediting_from, crediting_to, started_on, start_is_planned, removal_percent, standards,
  durability_years, durability_basis, accountability_short, accountability_reversed, accountability_future,
  reproduce_urls, reproduce_note, registry, registry_project_id, registry_name, registry_url, because, checked_on,
  checked_with)
select d.project_id, 1, '2026-11-20', d.protocol_name, d.protocol_version, d.protocol_url, d.timeline_from, d.timeline_to,
  d.crediting_from, d.crediting_to, d.started_on, false, 0, d.standards, null, null, d.short, d.reversed, d.future,
  array[d.url || '/calculation'], d.note, d.registry, d.registry_id, d.registry_name, d.url,
  jsonb_build_object('durability', 'Not a storage project: what is not burnt does not come back.'), date '2026-11-20',
  'Invented, to show what a disclosure holds'
from (values
  ('clean-cookstoves', 'Sample protocol for efficient cookstoves', 'version 3.1', 'https://registry.example/protocols/cookstoves',
   date '2021-05-01', date '2031-04-30', date '2021-05-01', date '2028-04-30', date '2021-05-01', array['Sample Standard, version 1.2'],
   'The sample partner replaces what is not delivered within 90 days from another lot, by the contract of supply.',
   'Nothing is stored, so nothing can be reversed.', 'Only units that are issued and retired are sold.',
   'Monitoring report and its spreadsheet, at the registry.', 'Sample Registry', 'S 11234', 'Clean cookstoves of Ashanti',
   'https://registry.example/projects/11234'),
  ('wind-gujarat', 'Sample protocol for power from wind', 'version 19.0', 'https://registry.example/protocols/wind',
   date '2019-04-01', date '2029-03-31', date '2019-04-01', date '2029-03-31', date '2019-04-01', array['Sample Standard, version 4.5'],
   'The sample partner gives the price back for what is not delivered within a year.',
   'Nothing is stored, so nothing can be reversed.', 'Only units that are issued and retired are sold.',
   'Meter readings and the factor of the grid, at the registry.', 'Sample Registry', 'S 8841', 'Wind on the Gujarat coast',
   'https://registry.example/projects/8841')
) as d (project_id, protocol_name, protocol_version, protocol_url, timeline_from, timeline_to, crediting_from,
  crediting_to, started_on, standards, short, reversed, future, note, registry, registry_id, registry_name, url)
join project p on p.id = d.project_id and p.is_sample
on conflict do nothing;

insert into project_quantity (project_id, version, number, kind, happened_on, year, kilograms, url)
select q.project_id, 1, q.number, q.kind, q.happened_on, q.year, q.kilograms, d.registry_url
from (values
  ('clean-cookstoves', 1, 'started', date '2022-03-31', null::integer, 12400000::bigint),
  ('clean-cookstoves', 2, 'yearly', null, 2023, 9870000),
  ('clean-cookstoves', 3, 'yearly', null, 2024, 10120000),
  ('wind-gujarat', 1, 'started', date '2019-12-31', null, 41000000),
  ('wind-gujarat', 2, 'yearly', null, 2023, 52300000),
  ('wind-gujarat', 3, 'yearly', null, 2024, 51800000)
) as q (project_id, number, kind, happened_on, year, kilograms)
join project_disclosure d on d.project_id = q.project_id and d.version = 1 and d.registry = 'Sample Registry'
on conflict do nothing;

insert into project_verification (project_id, version, number, body, verified_on, scope, url)
select d.project_id, 1, 1, 'Sample Verifiers Ltd', date '2024-02-10', 'monitoring report 3', d.registry_url
from project_disclosure d where d.version = 1 and d.registry = 'Sample Registry'
on conflict do nothing;
