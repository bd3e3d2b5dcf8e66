-- What people write to us. Staff read and answer it; nobody else sees it.
create table lead (
  id          uuid        primary key,
  topic       text        not null check (topic in ('question', 'help', 'consultancy', 'partnership', 'press', 'data')),
  name        text        not null check (length(name) between 1 and 80),
  email       text        not null check (length(email) <= 254),
  company     text        check (length(company) between 1 and 120),
  message     text        not null check (length(message) between 1 and 4000),
  created_at  timestamptz not null,
  answer      text        check (length(answer) between 1 and 6000),
  answered_by uuid        references staff_member on delete set null,
  answered_at timestamptz,
  constraint answered_whole check ((answer is null) = (answered_at is null))
);
create index lead_open on lead (created_at) where answered_at is null;
create index lead_email on lead (email, created_at);
create index lead_answered_by on lead (answered_by);
create index lead_answered on lead (answered_at);

-- Someone's download of their data has what they wrote to us, under an address that they have verified as
-- their own, and what they were answered.
alter table lead enable row level security;
grant select on lead to understory_tenant;
create policy own_address on lead to understory_tenant
  using (email = (select lower(u.email) from app_user u where u.id = acting_user() and u.email_verified));

-- Texts for the public pages as they were last read without a fault, so that they are there while the place
-- they come from is not. One row for each kind and source.
create table content_copy (
  source        text        not null check (source in ('files', 'strapi')),
  kind          text        not null check (kind in ('article', 'person', 'testimonial', 'question')),
  entries       jsonb       not null default '[]',
  -- What was left out, and why.
  refused       jsonb       not null default '[]',
  loaded_at     timestamptz,
  failing_since timestamptz,
  failure       text        check (length(failure) <= 500),
  primary key (source, kind),
  constraint failing_whole check ((failing_since is null) = (failure is null))
);

-- Their images, drawn again by us as WebP.
create table content_image (
  source text  not null,
  kind   text  not null,
  name   text  not null check (name ~ '^[0-9a-f]{24}\.webp$'),
  bytes  bytea not null check (length(bytes) <= 4194304),
  primary key (source, kind, name),
  foreign key (source, kind) references content_copy on delete cascade
);
create index content_image_name on content_image (name);

-- Signed events that were received within the time in which a signature counts: none counts twice.
create table content_event (
  signature   text        primary key check (length(signature) = 64),
  received_at timestamptz not null
);
create index content_event_age on content_event (received_at);

-- The newsletter: who reads it, which addresses must not be written to, its issues, and whom each went to.

-- Those who confirmed by the link of an email. The address goes a month after they left; its keyed hash may
-- stay elsewhere, and says nothing to anyone without the secret of the installation.
create table newsletter_reader (
  id           uuid        primary key,
  email        text        not null unique check (email = lower(email) and length(email) <= 254),
  address_hash text        not null unique check (address_hash ~ '^[0-9a-f]{64}$'),
  joined_at    timestamptz not null,
  left_at      timestamptz
);
create index newsletter_reader_left on newsletter_reader (left_at) where left_at is not null;

-- Someone sees what is stored under an address that they have verified as their own.
alter table newsletter_reader enable row level security;
grant select on newsletter_reader to understory_tenant;
create policy own_address on newsletter_reader to understory_tenant
  using (email = (select lower(u.email) from app_user u where u.id = acting_user() and u.email_verified));

-- Addresses that bounced or complained: nothing is sent there until the address is confirmed anew.
create table newsletter_suppression (
  address_hash  text        primary key check (address_hash ~ '^[0-9a-f]{64}$'),
  reason        text        not null check (reason in ('bounce', 'complaint')),
  suppressed_at timestamptz not null
);

create table newsletter_issue (
  id            uuid        primary key,
  subject       text        not null check (length(subject) between 1 and 120),
  preview       text        not null check (length(preview) <= 150),
  body          text        not null check (length(body) between 1 and 40000),
  status        text        not null default 'draft'
    check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  created_by    uuid        references staff_member on delete set null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  scheduled_for timestamptz,
  started_at    timestamptz,
  ended_at      timestamptz,
  constraint scheduled_has_its_time check (status <> 'scheduled' or scheduled_for is not null),
  constraint sending_has_begun check ((started_at is not null) = (status in ('sending', 'sent'))),
  constraint sent_has_ended check ((ended_at is not null) = (status = 'sent'))
);
create index newsletter_issue_author on newsletter_issue (created_by);
create index newsletter_issue_due on newsletter_issue (scheduled_for) where status in ('scheduled', 'sending');

-- The same table as in the domain; what was scheduled is what is sent.
create function allow_issue_transition() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
       (old.status = 'draft' and new.status in ('scheduled', 'sending', 'cancelled'))
    or (old.status = 'scheduled' and new.status in ('draft', 'sending', 'cancelled'))
    or (old.status = 'sending' and new.status = 'sent')) then
    raise exception 'an issue cannot go from % to %', old.status, new.status;
  end if;
  if old.status <> 'draft'
     and (old.subject, old.preview, old.body) is distinct from (new.subject, new.preview, new.body) then
    raise exception 'an issue that is no draft any more cannot be written anew';
  end if;
  return new;
end $$;
create trigger issue_transition before update on newsletter_issue
  for each row execute function allow_issue_transition();

-- Each reader of an issue, once: by address, so that someone who was deleted and joined again counts as one.
-- It is claimed before it is handed to the mail server, and a claim is given back only where the server
-- certainly did not take the email; so nobody gets an issue twice. Claimed without an outcome: nobody knows.
create table newsletter_delivery (
  issue_id     uuid        not null references newsletter_issue,
  address_hash text        not null check (address_hash ~ '^[0-9a-f]{64}$'),
  attempts     integer     not null default 0,
  -- After a refusal for now, not before.
  retry_at     timestamptz,
  claimed_at   timestamptz,
  outcome      text        check (outcome in ('sent', 'skipped', 'failed')),
  -- The reader left by the link of this issue.
  left_at      timestamptz,
  primary key (issue_id, address_hash),
  constraint settled_was_claimed check (outcome is null or claimed_at is not null)
);
create index newsletter_delivery_waiting on newsletter_delivery (issue_id) where claimed_at is null;
create index newsletter_delivery_claimed on newsletter_delivery (claimed_at) where claimed_at is not null;

create function refuse_second_delivery() returns trigger language plpgsql as $$
begin
  if old.outcome is not null
     and (old.outcome, old.claimed_at) is distinct from (new.outcome, new.claimed_at) then
    raise exception 'this reader was dealt with already';
  end if;
  return new;
end $$;
create trigger one_delivery before update on newsletter_delivery
  for each row execute function refuse_second_delivery();

-- What mail servers reported of an address, each report once.
create table newsletter_feedback (
  event_id     text        primary key check (length(event_id) <= 200),
  address_hash text        not null check (address_hash ~ '^[0-9a-f]{64}$'),
  kind         text        not null check (kind in ('hard-bounce', 'soft-bounce', 'complaint')),
  issue_id     uuid        references newsletter_issue,
  received_at  timestamptz not null
);
create index newsletter_feedback_address on newsletter_feedback (address_hash, received_at);
create index newsletter_feedback_issue on newsletter_feedback (issue_id, kind);
create index newsletter_feedback_age on newsletter_feedback (received_at);

-- What the status page says: what was seen to work and when, and what did not. Recorded by the processes
-- that saw it, never by hand.

-- A database that has no room for what is written is seen besides, and the events that the payments provider sends.
create table status_sighting (
  part          text        primary key check (part in ('database', 'worker', 'payments', 'payment-events', 'email')),
  ok_at         timestamptz,
  -- Since the last time it worked; absent while it works.
  failing_since timestamptz
);

create table status_incident (
  part     text        not null check (part in ('database', 'worker', 'queue', 'log', 'payments', 'email')),
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (part, began_at),
  constraint ends_after_it_began check (ended_at >= began_at)
);
create unique index status_incident_open on status_incident (part) where ended_at is null;
create index status_incident_newest on status_incident (began_at desc);

-- Emails to send. The id is the Message-ID, so that a repeat can be dropped.
create table email_message (
  id         text        primary key,
  kind       text        not null,
  to_address text        not null,
  queued_at  timestamptz not null,
  sent_at    timestamptz
);
create index email_message_age on email_message (queued_at);
create index email_message_address on email_message (to_address, queued_at desc);
