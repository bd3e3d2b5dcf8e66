-- What a seller of offsets publishes of each project: section 44475 (a) of the Health and Safety Code of California.
-- Versions are added; the newest one is public.
create table project_disclosure (
  project_id           text        not null references project,
  version              integer     not null check (version > 0),
  published_at         timestamptz not null,
  protocol_name        text,
  protocol_version     text,
  protocol_url         text,
  timeline_from        date,
  timeline_to          date,
  crediting_from       date,
  crediting_to         date,
  started_on           date,
  start_is_planned     boolean     not null,
  removal_percent      integer     check (removal_percent between 0 and 100),
  standards            text[]      not null,
  durability_years     integer     check (durability_years > 0),
  durability_basis     text,
  accountability_short text        not null,
  accountability_reversed text     not null,
  accountability_future text       not null,
  reproduce_urls       text[]      not null,
  reproduce_note       text        not null,
  registry             text,
  registry_project_id  text,
  registry_name        text,
  registry_url         text,
  -- By the key of a fact: why it is not given.
  because              jsonb       not null check (jsonb_typeof(because) = 'object'),
  checked_on           date        not null,
  -- By whom, and with what.
  checked_with         text        not null,
  primary key (project_id, version)
);
select grant_reading('project_disclosure');
create trigger append_only before update or delete or truncate on project_disclosure
  for each statement execute function refuse_change();

-- By its day, or, of what was reduced or removed in a year, by its year. In kilograms.
create table project_quantity (
  project_id text    not null,
  version    integer not null,
  number     integer not null check (number > 0),
  kind       text    not null check (kind in ('started', 'modified', 'reversed', 'yearly')),
  happened_on date,
  year       integer,
  kilograms  bigint  not null check (kilograms >= 0),
  url        text,
  primary key (project_id, version, number),
  foreign key (project_id, version) references project_disclosure,
  constraint dated_by_its_kind check ((kind = 'yearly') = (year is not null) and (year is null) = (happened_on is not null))
);
select grant_reading('project_quantity');
create trigger append_only before update or delete or truncate on project_quantity
  for each statement execute function refuse_change();

create table project_verification (
  project_id  text    not null,
  version     integer not null,
  number      integer not null check (number > 0),
  body        text    not null,
  verified_on date    not null,
  scope       text    not null,
  url         text,
  primary key (project_id, version, number),
  foreign key (project_id, version) references project_disclosure
);
select grant_reading('project_verification');
create trigger append_only before update or delete or truncate on project_verification
  for each statement execute function refuse_change();

-- What reached a project in a quarter, and for how much of what it was paid: thousandths of a tree, or grams. A correction
-- is another version.
create table project_payment (
  project_id         text        not null references project,
  quarter            text        not null check (quarter ~ '^20[0-9]{2}-Q[1-4]$'),
  version            integer     not null check (version > 0),
  published_at       timestamptz not null,
  paid_minor         bigint      not null check (paid_minor >= 0),
  currency           text        not null check (currency ~ '^[A-Z]{3}$'),
  paid_on            date        not null,
  quantity           bigint      not null check (quantity >= 0),
  -- Where the receipt is, with its SHA-256; or why it is not public.
  receipt_url        text,
  receipt_sha256     text        check (receipt_sha256 ~ '^[0-9a-f]{64}$'),
  not_public_because text,
  note               text        not null,
  primary key (project_id, quarter, version),
  constraint receipt_or_reason check ((receipt_url is null) = (receipt_sha256 is null)
    and (receipt_url is null) = (not_public_because is not null))
);
select grant_reading('project_payment');
create trigger append_only before update or delete or truncate on project_payment
  for each statement execute function refuse_change();
