-- What a live key may spend: all of it said, or it buys nothing.
alter table api_key
  add column limit_currency      text   check (limit_currency in ('GBP', 'EUR', 'USD')),
  add column per_purchase_minor  bigint check (per_purchase_minor between 1 and 9999999999),
  add column per_day_minor       bigint check (per_day_minor between 1 and 9999999999),
  add column per_month_minor     bigint check (per_month_minor between 1 and 9999999999),
  add column approve_above_minor bigint check (approve_above_minor between 0 and 9999999999),
  add constraint limits_are_whole check (num_nulls(limit_currency, per_purchase_minor, per_day_minor,
    per_month_minor, approve_above_minor) in (0, 5)) not valid;

-- Purchases that a key of the account made. What a key has spent on a day is the sum of these that are not ended, so
-- what is set aside is given back by the end of a purchase itself.
create table api_purchase (
  purchase_id    uuid        primary key references purchase,
  account_id     uuid        not null references live_account,
  key_id         uuid,
  -- As it was called then: a key that was revoked long ago is deleted.
  key_name       text        not null check (char_length(key_name) between 1 and 60),
  -- The day, in UTC, whose limit it counts against.
  spent_on       date        not null,
  payment_method text        not null check (payment_method in ('card', 'link')),
  -- At the payment provider; the usual one of the account, where there is none.
  card_id        text        check (length(card_id) between 1 and 255),
  -- For whoever is asked.
  reason         text        check (char_length(reason) between 1 and 200),
  -- What a person has to do, as long as it is not paid and has not ended.
  action         text        check (action in ('approve', 'authenticate', 'pay')),
  decided_by     uuid        references app_user on delete set null,
  decided_at     timestamptz,
  foreign key (key_id, account_id) references api_key (id, account_id) on delete set null (key_id)
);
create index api_purchase_of_account on api_purchase (account_id);
create index api_purchase_of_key on api_purchase (key_id, account_id, spent_on);
create index api_purchase_decider on api_purchase (decided_by);
select restrict_to_account('api_purchase', 'select, insert');
grant update (action, decided_by, decided_at) on api_purchase to understory_tenant;
