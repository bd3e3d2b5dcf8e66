-- Where the reading of a list of the payment provider goes on: since then, or from its beginning again.
create table provider_list_place (
  list          text        primary key check (list in ('refunds', 'disputes')),
  read_until    timestamptz not null,
  read_whole_at timestamptz not null,
  check (read_whole_at <= read_until)
);

-- Payments at the provider that are for something else than we sell: nothing about them is asked for again.
create table foreign_payment (
  gateway_payment_id text        primary key check (length(gateway_payment_id) <= 255),
  seen_at            timestamptz not null
);
create index foreign_payment_age on foreign_payment (seen_at);
