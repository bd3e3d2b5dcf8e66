-- Orders that fund nothing, by their day: those that no bill has are removed once they are old.
create index store_order_funds_nothing on store_order (created_at)
  where milli_trees = 0 and money_minor = 0;
