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
  account_id      uuid        references live_account,
  delivered_at    timestamptz,
  email_count     integer     not null default 0 check (email_count >= 0),
  redeemed_by     uuid        references live_account,
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

-- What staff enter for an account with its evidence: an offer of the operator's, or impact that was
-- funded elsewhere. It never changes; a mistake is reversed, with a reason.
create table granted_impact (
  id              uuid        primary key,
  account_id      uuid        not null references live_account,
  kind            text        not null check (kind in ('offer', 'off-platform')),
  product         text        not null check (product in ('personal-offer-onetime', 'business-offer-onetime',
                    'personal-offplatform-onetime', 'business-offplatform-onetime')),
  title           text        not null check (length(title) between 1 and 80),
  milli_trees     bigint      not null check (milli_trees >= 0),
  co2e_grams      bigint      not null check (co2e_grams >= 0),
  plastic_grams   bigint      not null check (plastic_grams >= 0),
  tree_project    text        not null references project,
  co2e_project    text        not null references project,
  plastic_project text        not null references project,
  effective_on    date        not null,
  entered_by      uuid        references app_user on delete set null,
  entered_at      timestamptz not null,
  reversed_at     timestamptz,
  reversal_reason text        check (length(reversal_reason) between 10 and 500),
  check (milli_trees + co2e_grams + plastic_grams > 0),
  check (product like '%-' || replace(kind, '-', '') || '-onetime'),
  constraint reversed_with_a_reason check ((reversed_at is null) = (reversal_reason is null))
);
create index granted_impact_account on granted_impact (account_id, entered_at desc);
create index granted_impact_author on granted_impact (entered_by);
select restrict_to_account('granted_impact', 'select');

create function refuse_granted_impact_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - array['reversed_at', 'reversal_reason', 'entered_by']
     <> to_jsonb(new) - array['reversed_at', 'reversal_reason', 'entered_by']
     or old.reversed_at is not null then
    raise exception 'granted impact % stays as it was entered', old.id;
  end if;
  return new;
end $$;
create trigger refuse_granted_impact_change before update on granted_impact
  for each row execute function refuse_granted_impact_change();

create table impact_evidence (
  granted_id   uuid  primary key references granted_impact,
  account_id   uuid  not null references live_account,
  file_name    text  not null check (length(file_name) between 1 and 120),
  content_type text  not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  sha256       text  not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes        bytea not null check (octet_length(bytes) between 1 and 2097152)
);
create index impact_evidence_account on impact_evidence (account_id);
select restrict_to_account('impact_evidence', 'select');
create trigger append_only before update or delete or truncate on impact_evidence
  for each statement execute function refuse_change();
