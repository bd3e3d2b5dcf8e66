-- Deliveries of stores in two tables. What was taken is only ever added to, and goes by the month. What waits, or
-- could not be stored, is on the book side and empties itself.

-- Deliveries that wait until there is time for their order, and those of which nothing could be made.
create table store_waiting (
  id            bigint      not null generated always as identity primary key,
  account_id    uuid        not null,
  store_id      uuid        not null,
  received_at   timestamptz not null,
  -- Since when it is known that nothing can be made of it.
  parked_at     timestamptz,
  topic         text        not null check (length(topic) <= 100),
  body          text        not null,
  -- The state of an order that is to be applied, as JSON.
  waiting_order text,
  -- Why nothing could be made of it; staff look at it.
  problem       text        check (length(problem) <= 500),
  foreign key (account_id, store_id) references store (account_id, id),
  constraint waits_or_is_parked check (num_nonnulls(waiting_order, problem) = 1),
  constraint parked_with_problem check ((problem is null) = (parked_at is null))
);
create index store_waiting_store on store_waiting (account_id, store_id);
create index store_waiting_next on store_waiting (received_at, id) where waiting_order is not null;
create index store_waiting_age on store_waiting (parked_at) where parked_at is not null;
select restrict_to_account('store_waiting', 'select');

insert into store_waiting (account_id, store_id, received_at, parked_at, topic, body, waiting_order, problem)
select d.account_id, d.store_id, d.received_at, case when d.problem is not null then d.received_at end, d.topic,
  d.body, d.waiting_order, d.problem
from store_delivery d
where d.processed_at is null and d.body is not null and num_nonnulls(d.waiting_order, d.problem) = 1
  and exists (select from store s where (s.account_id, s.id) = (d.account_id, d.store_id))
order by d.id;

-- What no month takes. `db:migrate` and the worker make the months (packages/database/src/delivery-months.ts), and
-- move into them what they find here.
create table store_delivery_rest (
  account_id  uuid        not null,
  store_id    uuid        not null,
  received_at timestamptz not null,
  topic       text        not null check (length(topic) <= 100),
  -- Deflated with the dictionary of packed-body.ts. Nothing of the shopper is kept.
  packed_body bytea       not null
);
-- No table of deliveries has a key, so logical replication goes by whole rows.
alter table store_delivery_rest replica identity full;
insert into store_delivery_rest (account_id, store_id, received_at, topic, packed_body)
select account_id, store_id, received_at, topic, packed_body from store_delivery where packed_body is not null;
drop table store_delivery;

create table store_delivery (like store_delivery_rest including all) partition by range (received_at);
create index store_delivery_store on store_delivery (account_id, store_id);
select restrict_to_account('store_delivery', 'select');
alter table store_delivery attach partition store_delivery_rest default;
