-- Whether units of a lot carry a label at their registry, as somebody saw it on a day. Versions are added; the newest
-- one holds. A label belongs to units, never to a project.
create table supply_lot_label (
  lot_id       bigint      not null references supply_lot,
  version      integer     not null check (version > 0),
  label        text        not null check (label in ('ccp')),
  status       text        not null check (status in ('labelled', 'not-labelled', 'not-assessed')),
  checked_on   date        not null,
  -- Where the registry shows it.
  registry_url text        check (registry_url ~ '^https://[!-~]+$' and length(registry_url) < 500),
  -- By whom, and with what.
  checked_with text        not null check (length(checked_with) between 1 and 300),
  published_at timestamptz not null,
  primary key (lot_id, version),
  constraint labelled_has_address check (status <> 'labelled' or registry_url is not null)
);
select grant_reading('supply_lot_label');
create trigger append_only before update or delete or truncate on supply_lot_label
  for each statement execute function refuse_change();

-- Whether CO2e of a project may be sold in the United States, as it was when that was last looked at: staff hear of it
-- once each time a project that is for sale loses what it must publish.
create table project_gate (
  project_id   text        primary key references project,
  is_held_back boolean     not null,
  changed_at   timestamptz not null
);
