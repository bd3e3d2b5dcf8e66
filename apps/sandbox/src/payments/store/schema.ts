/** Whose invoice an invoice is, as the index below knows it. */
export const SUBSCRIPTION_OF = "body ->> '$.parent.subscription_details.subscription'"

/** One file holds objects, what was answered to each idempotency key, and webhooks still to send. */
export const SCHEMA = `
  create table if not exists object (
    seq integer primary key autoincrement,
    kind text not null,
    id text not null,
    customer text,
    created integer not null,
    body text not null,
    unique (kind, id)
  ) strict;
  create index if not exists object_by_customer on object (kind, customer, seq);
  create index if not exists object_by_moment on object (kind, customer, created);
  create index if not exists object_by_kind on object (kind, seq);
  create index if not exists object_by_subscription on object (kind, (${SUBSCRIPTION_OF}), seq);
  create table if not exists idempotency (
    key text primary key,
    request text not null,
    status integer not null,
    body text not null,
    recorded_at integer not null
  ) strict;
  create table if not exists delivery (
    id integer primary key autoincrement,
    event text not null,
    endpoint text not null,
    due_at integer not null,
    attempts integer not null default 0,
    delivered_at integer,
    last_answer text,
    copy integer not null default 0
  ) strict;
  create index if not exists delivery_open on delivery (due_at) where delivered_at is null;
  create table if not exists setting (name text primary key, value text not null) strict;
`
