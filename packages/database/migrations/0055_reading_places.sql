-- A reading that is longer than one turn goes on where it stopped.
alter table store
  -- The page that comes next; `null`: no reading is under way.
  add column read_cursor text check (length(read_cursor) <= 2000),
  -- Changes since then are read.
  add column reading_since timestamptz,
  -- When the reading began: what changed before is read once it ends.
  add column reading_began timestamptz,
  add column pages_read integer not null default 0 check (pages_read >= 0),
  add check ((read_cursor is null) = (reading_since is null)),
  add check ((read_cursor is null) = (reading_began is null));
