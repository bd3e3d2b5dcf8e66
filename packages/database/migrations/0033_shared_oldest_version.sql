-- The oldest version that runs on this schema. A migration that takes away what a version reads raises it, a release
-- after the last version that read it.
create table schema_migration_oldest_version (
  is_one  boolean primary key default true check (is_one),
  version text    not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+$')
);
insert into schema_migration_oldest_version (version) values ('0.1.0');
