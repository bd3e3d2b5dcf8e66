-- Since when a cycle that was paid for waits, because what it funds could not be sold to its buyer then.
alter table subscription_cycle add column held_since timestamptz;
