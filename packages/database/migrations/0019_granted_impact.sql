-- What staff enter for an account with its evidence: an offer of the operator's, or impact that was
-- funded somewhere else. It never changes; a mistake is taken back, with a reason.
create table granted_impact (
  id             uuid primary key,
  account_id     uuid        not null references account,
  kind           text        not null check (kind in ('offer', 'off-platform')),
  product        text        not null check (product in ('personal-offer-onetime', 'business-offer-onetime',
                   'personal-offplatform-onetime', 'business-offplatform-onetime')),
  title          text        not null check (length(title) between 1 and 80),
  milli_trees    bigint      not null check (milli_trees >= 0),
  co2e_grams     bigint      not null check (co2e_grams >= 0),
  plastic_grams  bigint      not null check (plastic_grams >= 0),
  tree_project   text        not null references project,
  co2e_project   text        not null references project,
  plastic_project text       not null references project,
  effective_on   date        not null,
  entered_by     uuid        references app_user on delete set null,
  entered_at     timestamptz not null,
  taken_back_at  timestamptz,
  taken_back_why text        check (length(taken_back_why) between 10 and 500),
  check (milli_trees + co2e_grams + plastic_grams > 0),
  check (product like '%-' || replace(kind, '-', '') || '-onetime'),
  constraint taken_back_with_a_reason check ((taken_back_at is null) = (taken_back_why is null))
);
create index granted_impact_account on granted_impact (account_id, entered_at desc);
select keep_to_account('granted_impact', 'select');

create function keep_granted_impact() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - array['taken_back_at', 'taken_back_why', 'entered_by']
     <> to_jsonb(new) - array['taken_back_at', 'taken_back_why', 'entered_by']
     or old.taken_back_at is not null then
    raise exception 'granted impact % stays as it was entered', old.id;
  end if;
  return new;
end $$;
create trigger keep_granted_impact before update on granted_impact
  for each row execute function keep_granted_impact();

-- The paper behind it.
create table impact_evidence (
  granted_id   uuid primary key references granted_impact,
  account_id   uuid   not null references account,
  file_name    text   not null check (length(file_name) between 1 and 120),
  content_type text   not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  sha256       text   not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes        bytea  not null check (octet_length(bytes) between 1 and 2097152)
);
select keep_to_account('impact_evidence', 'select');
create trigger append_only before update or delete or truncate on impact_evidence
  for each statement execute function refuse_change();

alter table impact_ledger_entry drop constraint impact_ledger_entry_source_kind_check;
alter table impact_ledger_entry add constraint impact_ledger_entry_source_kind_check
  check (source_kind in ('purchase', 'subscription-cycle', 'order-contribution', 'vehicle-offset', 'gift',
    'offer', 'off-platform', 'reversal'));

alter table certificate add column granted_id uuid unique references granted_impact;
alter table certificate drop constraint of_one_thing;
alter table certificate add constraint of_one_thing
  check (num_nonnulls(purchase_id, subscription_id, gift_id, granted_id) = 1);
