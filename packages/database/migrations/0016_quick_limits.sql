-- Counts of attempts live for minutes. Not written ahead, they cost no wait for the disk; a crash of the
-- database forgets them, which gives nobody more than one more round.
alter table rate_limit set unlogged;
