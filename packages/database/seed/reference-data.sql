-- Loaded on every migration run; a row that is there stays as it is.

-- GBP: 5.00 a tonne plus the 20 % fee (5 % interchange, 15 % operating), 0.15 a tree, 0.55 a kilogram
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

insert into project (id, pack, impact, name, partner, country, summary, is_sample, is_default,
  credit_kind)
values
  ('mangroves-mahajanga', 'whole_tree_eden', 'trees', 'Mangroves of Mahajanga', 'Eden Projects', 'MG',
   'Villagers replant mangroves along the estuaries of north-west Madagascar, where the roots hold the shore and shelter young fish.',
   true, true, null),
  ('agroforest-kenya', 'whole_tree_tff', 'trees', 'Forest gardens of the Rift Valley', 'Trees for the Future', 'KE',
   'Farming families ring their fields with fruit, fodder and timber trees, so that one harvest no longer decides a year.',
   true, false, null),
  ('highland-birch', 'whole_tree_vt', 'trees', 'Birch and pine for the Highlands', 'Verified Trees', 'GB',
   'Native birch, rowan and Scots pine go back onto grazed-out hills in the Scottish Highlands.',
   true, false, null),
  ('clean-cookstoves', 'co2e_100_kg', 'co2e', 'Clean cookstoves', 'Sample carbon partner', 'GH',
   'Efficient stoves burn half the charcoal for the same meal; each tonne is measured from fuel that was not burnt.',
   true, true, 'reduction'),
  ('wind-gujarat', 'co2e_50_kg', 'co2e', 'Wind on the Gujarat coast', 'Sample carbon partner', 'IN',
   'Turbines replace coal power on a grid that still leans on it.',
   true, false, 'avoidance'),
  ('coastal-collection', 'plastic_pb_100_g', 'plastic', 'Coastal plastic collection', 'Plastic Bank', 'PH',
   'Collectors bring plastic from beaches and rivers to a branch, where it is weighed, paid for and recycled.',
   true, true, null)
on conflict do nothing;
