-- How stores are billed by their platform: what the merchant approved there, and what was recorded as used.

-- One process at a time charges a store; one that died is given up at that moment.
alter table store add column charging_until timestamptz;

-- A plan of usage with a cap, as the platform has it; it is asked, and what it says is stored here.
create table store_app_plan (
  account_id   uuid        not null references account,
  store_id     uuid        not null,
  id           uuid        not null unique,
  -- The platform's ids of the subscription and of its line for usage.
  external_id  text        not null unique check (length(external_id) <= 200),
  line_item_id text        not null check (length(line_item_id) <= 200),
  status       text        not null
    check (status in ('pending', 'active', 'declined', 'expired', 'frozen', 'cancelled')),
  -- In US dollars, of one period. A raise waits for its approval.
  cap_minor    bigint      not null check (cap_minor > 0),
  asked_cap_minor bigint   check (asked_cap_minor > cap_minor),
  used_minor   bigint      not null default 0 check (used_minor >= 0),
  period_end   timestamptz,
  -- Orders wait for the next period, or for a higher cap.
  is_at_cap    boolean     not null default false,
  -- The end of the period for which the merchant was told of 90 per cent.
  warned_for   timestamptz,
  -- Where the merchant approves what is asked.
  approval_url text        check (length(approval_url) <= 2000),
  created_by   uuid        references app_user on delete set null,
  created_at   timestamptz not null,
  activated_at timestamptz,
  checked_at   timestamptz not null,
  primary key (account_id, store_id, id),
  foreign key (account_id, store_id) references store (account_id, id)
);
create unique index one_app_plan on store_app_plan (account_id, store_id)
  where status in ('active', 'frozen');
create index store_app_plan_author on store_app_plan (created_by);
select restrict_to_account('store_app_plan', 'select, insert, update');

-- A bill that is about to be recorded under a plan, before the platform is called: unknown answers are asked
-- again with the same key.
create table store_usage_attempt (
  account_id uuid        not null references account,
  bill_id    uuid        not null,
  plan_id    uuid        not null references store_app_plan (id),
  key        text        not null unique check (length(key) <= 255),
  began_at   timestamptz not null,
  primary key (account_id, bill_id, plan_id),
  foreign key (account_id, bill_id) references store_bill (account_id, id)
);
create index store_usage_attempt_plan on store_usage_attempt (plan_id);
select restrict_to_account('store_usage_attempt', 'select');

-- A bill that the platform recorded: it charges it with its own next invoice to the merchant.
create table store_usage_record (
  account_id   uuid        not null references account,
  bill_id      uuid        not null,
  plan_id      uuid        not null references store_app_plan (id),
  external_id  text        not null unique check (length(external_id) <= 200),
  amount_minor bigint      not null check (amount_minor > 0),
  recorded_at  timestamptz not null,
  primary key (account_id, bill_id),
  foreign key (account_id, bill_id, plan_id)
    references store_usage_attempt (account_id, bill_id, plan_id)
);
create index store_usage_record_plan on store_usage_record (plan_id);
create index store_usage_record_attempt on store_usage_record (account_id, bill_id, plan_id);
select restrict_to_account('store_usage_record', 'select');

do $$ declare name text; begin
  foreach name in array array['store_usage_attempt', 'store_usage_record'] loop
    execute format('create trigger append_only before update or delete or truncate on %I '
      'for each statement execute function refuse_change()', name);
  end loop;
end $$;

create function check_usage_record() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill b where b.id = new.bill_id and b.account_id = new.account_id
      and b.charged_by = 'shopify' and b.currency = 'USD' and b.total_minor = new.amount_minor) then
    raise exception 'usage record % is not what bill % comes to', new.external_id, new.bill_id;
  end if;
  return new;
end $$;
create trigger record_is_bill before insert on store_usage_record
  for each row execute function check_usage_record();
