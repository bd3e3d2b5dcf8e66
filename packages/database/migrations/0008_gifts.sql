-- One gift for one person. It is written with the quote of its order, before anyone signs in, and belongs
-- to an account once that quote is paid.
create table gift (
  id              uuid        primary key,
  quote_id        uuid        not null references purchase_quote,
  position        integer     not null check (position >= 0),
  -- What the link to it carries; who holds the link may see, print and redeem the gift.
  code            text        not null unique check (code ~ '^[A-Za-z0-9_-]{22}$'),
  recipient_name  text        not null check (length(recipient_name) between 1 and 80),
  recipient_email text        check (length(recipient_email) <= 254),
  from_name       text        not null check (length(from_name) between 1 and 80),
  message         text        not null check (length(message) <= 1000),
  theme           text        not null check (theme in ('none', 'gift', 'christmas')),
  milli_trees     bigint      not null check (milli_trees >= 0),
  co2e_grams      bigint      not null check (co2e_grams >= 0),
  plastic_grams   bigint      not null check (plastic_grams >= 0),
  deliver_on      date,
  purchase_id     uuid        references purchase,
  account_id      uuid        references account,
  delivered_at    timestamptz,
  email_count     integer     not null default 0 check (email_count >= 0),
  redeemed_by     uuid        references account,
  redeemed_at     timestamptz,
  unique (quote_id, position),
  check (milli_trees + co2e_grams + plastic_grams > 0),
  constraint bought_by_account check ((purchase_id is null) = (account_id is null)),
  constraint redeemed_has_its_time check ((redeemed_by is null) = (redeemed_at is null)),
  constraint redeemed_once_bought
    check (redeemed_by is null or (account_id is not null and redeemed_by <> account_id))
);
create index gift_account on gift (account_id) where account_id is not null;
create index gift_purchase on gift (purchase_id) where purchase_id is not null;
create index gift_redeemed on gift (redeemed_by) where redeemed_by is not null;
create index gift_due on gift (deliver_on) where purchase_id is not null and delivered_at is null;
create index gift_unpaid on gift (quote_id) where purchase_id is null;
select restrict_to_account('gift', 'select, update');

create function refuse_gift_change() returns trigger language plpgsql as $$
begin
  if (old.id, old.quote_id, old.code, old.milli_trees, old.co2e_grams, old.plastic_grams, old.theme)
     is distinct from
     (new.id, new.quote_id, new.code, new.milli_trees, new.co2e_grams, new.plastic_grams, new.theme)
    or (old.purchase_id is not null
        and (old.purchase_id, old.account_id) is distinct from (new.purchase_id, new.account_id))
    or (old.redeemed_by is not null
        and (old.redeemed_by, old.redeemed_at) is distinct from (new.redeemed_by, new.redeemed_at)) then
    raise exception 'gift % stays as it was bought', old.id;
  end if;
  return new;
end $$;
create trigger refuse_gift_change before update on gift
  for each row execute function refuse_gift_change();
