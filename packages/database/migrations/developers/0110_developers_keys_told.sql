-- What programs were told of a key, so that each is told once.
alter table api_key
  -- How many days were left when it was last told that the key expires.
  add column told_days_left smallint check (told_days_left between 1 and 90),
  -- The day, in UTC, on which it was last told that one of its limits was reached.
  add column told_limit_on date;
