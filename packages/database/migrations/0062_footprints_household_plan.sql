-- What a person means to do about their household footprint, and what they have done.
create table household_action (
  account_id   uuid        not null references account,
  action       text        not null check (length(action) between 1 and 40),
  state        text        not null check (state in ('planned', 'done')),
  -- Of a year, as the newest result said when it was planned or done.
  saving_grams bigint      not null check (saving_grams >= 0),
  since        timestamptz not null,
  primary key (account_id, action)
);
select restrict_to_account('household_action');
