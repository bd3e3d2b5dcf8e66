-- What the status page says: what was seen to work and when, and what did not. Recorded by the processes
-- that saw it, never by hand.

create table status_sighting (
  part          text        primary key check (part in ('worker', 'payments', 'email')),
  ok_at         timestamptz,
  -- Since the last time it worked; absent while it works.
  failing_since timestamptz
);

create table status_incident (
  part     text        not null check (part in ('worker', 'queue', 'log', 'payments', 'email')),
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (part, began_at),
  constraint ends_after_it_began check (ended_at >= began_at)
);
create unique index status_incident_open on status_incident (part) where ended_at is null;
create index status_incident_newest on status_incident (began_at desc);
