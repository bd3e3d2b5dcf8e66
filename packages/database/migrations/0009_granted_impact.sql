-- What staff enter for an account with its evidence: an offer of the operator's, or impact that was
-- funded elsewhere. It never changes; a mistake is reversed, with a reason.
create table granted_impact (
  id              uuid        primary key,
  account_id      uuid        not null references account,
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
  account_id   uuid  not null references account,
  file_name    text  not null check (length(file_name) between 1 and 120),
  content_type text  not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  sha256       text  not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes        bytea not null check (octet_length(bytes) between 1 and 2097152)
);
create index impact_evidence_account on impact_evidence (account_id);
select restrict_to_account('impact_evidence', 'select');
create trigger append_only before update or delete or truncate on impact_evidence
  for each statement execute function refuse_change();
