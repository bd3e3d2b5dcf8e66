-- What people and accounts say of themselves, and which letters they want.
alter table app_user add column mobile text check (mobile ~ '^\+[0-9]{6,15}$');
alter table account
  add column website    text check (length(website) <= 300),
  add column vat_number text check (length(vat_number) <= 60),
  add column closed_at  timestamptz;
alter table payment_customer add column default_card text;

create table notification_choice (
  account_id uuid    not null references account,
  user_id    uuid    not null references app_user on delete cascade,
  kind       text    not null,
  wanted     boolean not null,
  primary key (account_id, user_id, kind)
);
select keep_to_account('notification_choice');

-- Pictures that people give us, already drawn anew by us; small enough to live here.
create table stored_picture (
  id           uuid        primary key,
  account_id   uuid        not null unique references account,
  content_type text        not null check (content_type in ('image/png', 'image/jpeg')),
  bytes        bytea       not null check (octet_length(bytes) <= 524288),
  created_at   timestamptz not null
);
select keep_to_account('stored_picture');
