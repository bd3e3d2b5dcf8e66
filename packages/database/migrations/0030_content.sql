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
