-- Orders of shops that are too large to count by themselves, as staff have seen them. An order that changes is looked at
-- again: it has another version then.
create table large_order_review (
  store_id    uuid        not null,
  external_id text        not null check (length(external_id) between 1 and 100),
  version     integer     not null,
  note        text        not null check (length(note) between 3 and 500),
  reviewed_by uuid        not null,
  reviewed_at timestamptz not null,
  primary key (store_id, external_id, version)
);
