-- Each look at the provider has a number, taken before it: what an earlier look saw changes nothing that
-- a later one has said. Clocks cannot say this: events carry whole seconds, and servers differ.
create sequence gateway_look;
grant usage on sequence gateway_look to understory_tenant;
alter table subscription drop column gateway_seen_at;
alter table subscription add column gateway_look bigint not null default 0;

-- When the reconciler asked last, so that everything has its turn.
alter table subscription add column asked_at timestamptz;
alter table payment add column asked_at timestamptz;
drop index payment_unsettled;
create index payment_unsettled on payment (asked_at nulls first, created_at) where status = 'started';

-- Of one kind an account has one subscription that was paid for and has not ended.
create unique index one_running_subscription on subscription (account_id, product)
  where activated_at is not null and ended_at is null;
-- The first cycle of another one that was paid all the same: its money goes back, and it funds nothing.
alter table subscription_cycle add column is_second boolean not null default false;
alter table subscription_cycle add constraint second_is_given_back
  check (not is_second or refunded_at is not null);

-- A refund that the bank could not make leaves the money with us, and the purchase counts again.
create or replace function allow_purchase_transition() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
       (old.status = 'pending' and new.status in ('paid', 'failed', 'canceled'))
    or (old.status = 'failed' and new.status in ('pending', 'paid', 'canceled'))
    or (old.status = 'paid' and new.status = 'refunded')
    or (old.status = 'refunded' and new.status = 'paid')) then
    raise exception 'a purchase cannot go from % to %', old.status, new.status;
  end if;
  if old.date_locked_at is not null and (
       new.date_locked_at is distinct from old.date_locked_at
    or new.effective_from <> old.effective_from or new.effective_to <> old.effective_to
    or new.reference is distinct from old.reference) then
    raise exception 'the date of purchase % is locked', old.id;
  end if;
  return new;
end $$;

-- What a person has to look at: money that was taken back, could not be given back, or does not add up.
create table payment_alert (
  id                 uuid primary key,
  kind               text        not null check (kind in ('dispute-opened', 'dispute-won', 'dispute-lost',
                       'refund-failed', 'fraud-warning', 'amount-differs', 'second-subscription')),
  -- The provider's id of the dispute, refund, warning or payment it is about.
  subject            text        not null,
  gateway_payment_id text        not null,
  account_id         uuid        references account,
  purchase_id        uuid        references instant_purchase,
  cycle_id           uuid        references subscription_cycle,
  amount_minor       bigint      not null,
  currency           text        not null,
  raised_at          timestamptz not null,
  handled_at         timestamptz,
  handled_by         uuid,
  note               text        check (length(note) between 3 and 500),
  unique (kind, subject),
  constraint handled_has_its_note
    check ((handled_at is null) = (note is null) and (handled_at is null) = (handled_by is null))
);
create index payment_alert_open on payment_alert (raised_at) where handled_at is null;
