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
