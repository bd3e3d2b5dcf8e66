-- What a service costs, in the same versions as everything else.
create table service_price (
  version  text   not null,
  currency text   not null,
  service  text   not null check (service in ('verify_footprint_scopes_one_two',
             'verify_footprint_scope_three_category', 'premium')),
  -- Of one; of premium, a month of it.
  minor    bigint not null check (minor > 0),
  primary key (version, currency, service),
  foreign key (version, currency) references price_book (version, currency)
);
create trigger append_only before update or delete or truncate on service_price
  for each statement execute function refuse_change();
select open_to_read('service_price');

-- A year of a footprint offset at once, and work that is bought by itself and funds nothing.
alter table offset_quote drop constraint offset_quote_kind_check;
alter table offset_quote add constraint offset_quote_kind_check
  check (kind in ('instant', 'vehicle', 'gift', 'footprint', 'verify-footprint'));
-- [{ service, count, minor }]
alter table offset_quote add column services jsonb not null default '[]';
alter table offset_quote add column services_minor bigint not null default 0 check (services_minor >= 0);
alter table offset_quote drop constraint offset_quote_check;
alter table offset_quote add constraint funds_or_serves
  check ((milli_trees + co2e_grams + plastic_grams > 0) <> (services_minor > 0));
alter table offset_quote add constraint serves_as_its_kind
  check ((kind = 'verify-footprint') = (services_minor > 0));
alter table offset_quote drop constraint lines_add_up;
alter table offset_quote add constraint lines_add_up
  check (trees_minor + co2e_minor + plastic_minor + services_minor = total_minor);

alter table instant_purchase drop constraint instant_purchase_product_check;
alter table instant_purchase add constraint instant_purchase_product_check
  check (product in ('personal-instant-onetime', 'business-instant-onetime', 'personal-vehicle-onetime',
    'business-vehicle-onetime', 'business-footprint-onetime', 'business-verify-footprint-onetime'));
