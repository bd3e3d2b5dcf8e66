-- What staff change in what everyone sees. A draft becomes a proposal; once it is published or withdrawn it stays as
-- it is, so that the rows are the history.
create table staff_change (
  id              uuid        primary key,
  kind            text        not null check (length(kind) between 1 and 60),
  -- Of its kind: the id of a project, for instance.
  subject         text        not null check (length(subject) between 1 and 100),
  -- All fields of the form, as texts.
  fields          jsonb       not null check (jsonb_typeof(fields) = 'object'),
  -- What was public when it was proposed; null: nothing.
  fields_before   jsonb       check (jsonb_typeof(fields_before) = 'object'),
  reason          text        not null check (length(reason) between 3 and 500),
  status          text        not null default 'draft'
    check (status in ('draft', 'proposed', 'published', 'withdrawn')),
  -- Another person than its author publishes it.
  is_four_eyes    boolean     not null,
  -- The one that it takes back.
  takes_back      uuid        references staff_change,
  drafted_by      uuid        not null,
  drafted_at      timestamptz not null,
  proposed_at     timestamptz,
  decided_by      uuid,
  decided_at      timestamptz,
  constraint proposed_has_its_time check ((status in ('proposed', 'published')) <= (proposed_at is not null)),
  constraint decided_whole check ((status in ('published', 'withdrawn')) = (decided_at is not null)
    and (decided_at is null) = (decided_by is null)),
  constraint published_by_another_person
    check (not (status = 'published' and is_four_eyes and decided_by = drafted_by))
);
-- Two people do not change the same thing at once.
create unique index staff_change_open on staff_change (kind, subject) where status in ('draft', 'proposed');
create index staff_change_history on staff_change (kind, subject, drafted_at desc);
create index staff_change_proposed on staff_change (proposed_at) where status = 'proposed';
create index staff_change_taken_back on staff_change (takes_back) where takes_back is not null;

create function refuse_staff_change_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status in ('published', 'withdrawn') then
    raise exception 'a change that was decided stays as it is';
  end if;
  if old.status = 'proposed' and new.status <> 'draft'
    and (new.fields, new.drafted_by, new.is_four_eyes) is distinct from (old.fields, old.drafted_by, old.is_four_eyes) then
    raise exception 'a proposed change is published as it was proposed';
  end if;
  return new;
end $$;
create trigger refuse_staff_change_change before update or delete on staff_change
  for each row execute function refuse_staff_change_change();
create trigger append_only before truncate on staff_change
  for each statement execute function refuse_change();
