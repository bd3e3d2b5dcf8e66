-- The short code of a certificate number, as `certificateCode` of the domain makes it: seven digits to the
-- base 31 of the number's last 48 bits, which are random, and a check character.
create function certificate_code(id uuid) returns text language sql immutable strict
return (
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', digit + 1, 1), '' order by place)
    || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', (sum(place * digit) % 31)::int + 1, 1)
  from (
    select place, ((('x' || right(id::text, 12))::bit(48)::bigint / weight) % 31)::int as digit
    from unnest(array[887503681, 28629151, 923521, 29791, 961, 31, 1]::bigint[])
      with ordinality as places (weight, place)
  ) digits
);

-- Of a purchase, a whole subscription, a gift, what staff granted, or a store: that one grows with each bill that is
-- paid.
create table certificate (
  id              uuid        primary key,
  account_id      uuid        not null references live_account,
  purchase_id     uuid        unique references purchase,
  subscription_id uuid        unique references subscription,
  gift_id         uuid        unique references gift,
  granted_id      uuid        unique references granted_impact,
  issued_at       timestamptz not null,
  code            text        not null unique generated always as (certificate_code(id)) stored,
  store_id        uuid        unique,
  unique (account_id, id),
  foreign key (account_id, store_id) references store (account_id, id),
  constraint of_one_thing
    check (num_nonnulls(purchase_id, subscription_id, gift_id, granted_id, store_id) = 1)
);
create index certificate_account on certificate (account_id, issued_at desc);
create index certificate_store on certificate (account_id, store_id);
select restrict_to_account('certificate', 'select');

-- What each certificate states, whatever it is of: a purchase, a gift (in the name of who it is for), what
-- staff entered, a subscription (it grows with each paid cycle), or a store. Refunded: all the money went back. The
-- ledger knows it by its sources; those of a store are not listed here. The figures of a store are those of its total,
-- and its days those of its first and last paid bill, so that no entries are added up. Each reader of the view sees the
-- rows they may see.
create view certificate_statement with (security_invoker = true) as
select c.id, c.code, c.account_id, c.issued_at, s.*
from certificate c cross join lateral (
  select 'purchase' as source_kind, array[p.id] as source_ids, p.status = 'refunded' as is_refunded,
    a.display_name, null::text as gift_from, null::text as gift_message,
    p.theme, p.reference, p.hide_cost, p.address_on_certificate, p.effective_from, p.effective_to,
    q.milli_trees, q.co2e_grams, q.plastic_grams, q.total_minor, q.currency,
    q.tree_project, q.co2e_project, q.plastic_project,
    b.line1, b.line2, b.city, b.postcode, b.country
  from purchase p join purchase_quote q on q.id = p.quote_id
    join account a on a.id = c.account_id left join billing_address b on b.account_id = c.account_id
  where p.id = c.purchase_id

  union all
  select 'gift', array[g.id], p.status = 'refunded', g.recipient_name, g.from_name, g.message,
    g.theme, null, true, false, p.effective_from, p.effective_to,
    g.milli_trees, g.co2e_grams, g.plastic_grams, q.total_minor, q.currency,
    q.tree_project, q.co2e_project, q.plastic_project, null, null, null, null, null
  from gift g join purchase p on p.id = g.purchase_id join purchase_quote q on q.id = p.quote_id
  where g.id = c.gift_id

  union all
  select 'granted', array[g.id], g.reversed_at is not null, a.display_name, null, null,
    'none', g.title, true, false, g.effective_on, g.effective_on,
    g.milli_trees, g.co2e_grams, g.plastic_grams, 0, 'GBP',
    g.tree_project, g.co2e_project, g.plastic_project, null, null, null, null, null
  from granted_impact g join account a on a.id = c.account_id
  where g.id = c.granted_id

  union all
  select 'subscription', paid.cycles, paid.cycles = '{}', a.display_name, null, null,
    'none', null, true, false, coalesce(paid.from_date, s.created_at::date),
    coalesce(paid.to_date, s.created_at::date),
    f.milli_trees, f.co2e_grams, f.plastic_grams, paid.total_minor, s.currency,
    coalesce(f.tree_project, ''), coalesce(f.co2e_project, ''), coalesce(f.plastic_project, ''),
    b.line1, b.line2, b.city, b.postcode, b.country
  from subscription s join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    cross join lateral (
      select coalesce(array_agg(y.id), '{}') as cycles, min(y.from_date) as from_date,
        max(y.to_date) as to_date, coalesce(sum(y.amount_minor), 0)::bigint as total_minor
      from subscription_cycle y
      where y.subscription_id = s.id and y.status = 'paid' and y.refunded_at is null) paid
    cross join lateral (
      select coalesce(sum(quantity) filter (where impact = 'trees'), 0)::bigint as milli_trees,
        coalesce(sum(quantity) filter (where impact = 'co2e'), 0)::bigint as co2e_grams,
        coalesce(sum(quantity) filter (where impact = 'plastic'), 0)::bigint as plastic_grams,
        max(project_id) filter (where impact = 'trees') as tree_project,
        max(project_id) filter (where impact = 'co2e') as co2e_project,
        max(project_id) filter (where impact = 'plastic') as plastic_project
      from impact_ledger_entry where source_id = any(paid.cycles)) f
  where s.id = c.subscription_id

  union all
  select 'store', '{}'::uuid[], last.number is null, a.display_name, null, null,
    'none', t.name, true, false,
    coalesce((select (l.from_at at time zone 'UTC')::date from store_bill l join store_bill_charge g
      on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id) order by l.number limit 1), c.issued_at::date),
    coalesce(last.to_date, c.issued_at::date),
    coalesce((select quantity from store_total k
      where (k.account_id, k.store_id, k.impact) = (t.account_id, t.id, 'trees')), 0),
    0, 0,
    -- One row for each bill, 365 a year.
    coalesce((select sum(l.total_minor)::bigint from store_bill l join store_bill_charge g
      on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id)), 0),
    t.billing_currency, coalesce(last.project_id, ''), '', '',
    b.line1, b.line2, b.city, b.postcode, b.country
  from store t join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    left join lateral (
      -- The moment of the invoice run belongs to the next bill.
      select l.number, ((l.until_at - interval '1 millisecond') at time zone 'UTC')::date as to_date,
        (select e.project_id from store_bill_entry e where e.impact = 'trees'
          and (e.account_id, e.store_id, e.bill_number) = (l.account_id, l.store_id, l.number)
          order by e.entry limit 1) as project_id
      from store_bill l join store_bill_charge g
        on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id) order by l.number desc limit 1) last on true
  where (t.account_id, t.id) = (c.account_id, c.store_id)
) s;
grant select on certificate_statement to understory_tenant;

-- Certificates in the public log: what each stated, when, and until when.

-- Certificates whose statement is to be made, or made again. What changes one queues it in the same
-- transaction; entries of the ledger find theirs by their source when they are logged.
-- Without a key and a reference on purpose: a transaction that queues never waits for one that takes from it, nor the reverse.
create table certificate_statement_queue (
  id             bigint generated always as identity primary key,
  certificate_id uuid not null,
  -- Why no statement could be made of it.
  problem        text,
  -- Not before then; what does not wait is due since ever.
  due_at         timestamptz not null default '-infinity'
);
create index certificate_statement_queue_certificate on certificate_statement_queue (certificate_id);

create function queue_certificate() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into certificate_statement_queue (certificate_id) values (new.id);
  return null;
end $$;
create trigger queue_certificate after insert or update on certificate
  for each row execute function queue_certificate();

-- A certificate names its account; one of a gift names the person it is for. The public log cannot be cleaned: a name
-- is stated in it once it has stayed for an hour, however often an account is renamed before.
create function queue_renamed() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into certificate_statement_queue (certificate_id, due_at)
  select id, case tg_table_name when 'gift' then '-infinity' else now() + interval '1 hour' end
  from certificate
  where case tg_table_name when 'gift' then gift_id = new.id else account_id = new.id end;
  return null;
end $$;
create trigger queue_renamed after update of display_name on account for each row
  when (old.display_name is distinct from new.display_name and new.closed_at is null)
  execute function queue_renamed();
create trigger queue_renamed after update of recipient_name on gift for each row
  when (old.recipient_name is distinct from new.recipient_name) execute function queue_renamed();

-- What a certificate stated, each time that changed: the bytes whose SHA-256 is in the log, at that index. A statement
-- says what is new since the one before it, with the figures of the whole certificate. What it takes to go on from
-- there is kept beside it, so that no older statement is ever read.
create table certificate_revision (
  certificate_id uuid    not null references certificate,
  revision       integer not null check (revision > 0),
  statement      bytea   not null,
  leaf_index     bigint  not null unique references ledger_log_leaf,
  hash           bytea   not null check (octet_length(hash) = 32),
  issued         date    not null,
  milli_trees    bigint  not null check (milli_trees >= 0),
  co2e_grams     bigint  not null check (co2e_grams >= 0),
  plastic_grams  bigint  not null check (plastic_grams >= 0),
  -- Of the whole certificate, credits among them.
  entries        integer not null check (entries > 0),
  from_date      date    not null,
  to_date        date    not null check (to_date >= from_date),
  primary key (certificate_id, revision)
);
create trigger append_only before update or delete or truncate on certificate_revision
  for each statement execute function refuse_change();

-- Statements that do not hold any more: an entry of theirs was reversed.
create table certificate_withdrawal (
  certificate_id uuid    not null,
  revision       integer not null,
  leaf_index     bigint  not null unique references ledger_log_leaf,
  primary key (certificate_id, revision),
  foreign key (certificate_id, revision) references certificate_revision
);
create trigger append_only before update or delete or truncate on certificate_withdrawal
  for each statement execute function refuse_change();

-- Each entry of the ledger is claimed by one certificate and no other, from when it is logged. What becomes of it is
-- filled in once: the revision that states it, the leaf that reversed it, and the revision that says so.
create table certificate_entry (
  entry_id       bigint  primary key references impact_ledger_entry,
  -- What holds a certificate is never waited for; once it is stated, its revision refers to it.
  certificate_id uuid    not null,
  leaf_index     bigint  not null unique references ledger_log_leaf,
  revision       integer,
  reversed_at    bigint  references ledger_log_leaf,
  gone_in        integer,
  foreign key (certificate_id, revision) references certificate_revision,
  foreign key (certificate_id, gone_in) references certificate_revision,
  check (gone_in is null or (reversed_at is not null and gone_in > revision))
);
create index certificate_entry_certificate on certificate_entry (certificate_id, entry_id);
-- What the next statement has to say.
create index certificate_entry_to_state on certificate_entry (certificate_id)
  where case when revision is null then reversed_at is null
    else reversed_at is not null and gone_in is null end;
create index certificate_entry_reversed on certificate_entry (reversed_at) where reversed_at is not null;
-- What the public ledger shows of a certificate, the newest first.
create index certificate_entry_in_log on certificate_entry (certificate_id, leaf_index);
create index certificate_entry_gone on certificate_entry (certificate_id, reversed_at) where reversed_at is not null;
create trigger append_only before delete or truncate on certificate_entry
  for each statement execute function refuse_change();

create function fill_in_once() returns trigger language plpgsql as $$ begin
  if (new.entry_id, new.certificate_id, new.leaf_index) is distinct from
      (old.entry_id, old.certificate_id, old.leaf_index)
    or (old.revision is not null and new.revision is distinct from old.revision)
    or (old.reversed_at is not null and new.reversed_at is distinct from old.reversed_at)
    or (old.gone_in is not null and new.gone_in is distinct from old.gone_in)
  then raise exception 'what is stated of entry % never changes', old.entry_id; end if;
  return new;
end $$;
create trigger fill_in_once before update on certificate_entry
  for each row execute function fill_in_once();

-- What the entries of each certificate come to, by project, kept with each of them as it is logged: pages of a
-- certificate read a row or two, however many entries it has.
create table certificate_total (
  certificate_id uuid    not null,
  project_id     text    not null,
  impact         text    not null,
  entries        integer not null,
  quantity       bigint  not null,
  primary key (certificate_id, project_id, impact)
);

create function count_claimed() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into certificate_total as kept (certificate_id, project_id, impact, entries, quantity)
  select m.certificate_id, e.project_id, e.impact, count(*), sum(e.quantity)
  from added m join impact_ledger_entry e on e.id = m.entry_id
  where m.reversed_at is null group by 1, 2, 3 order by 1, 2, 3
  on conflict (certificate_id, project_id, impact) do update
    set entries = kept.entries + excluded.entries, quantity = kept.quantity + excluded.quantity;
  return null;
end $$;
create trigger count_claimed after insert on certificate_entry
  referencing new table as added for each statement execute function count_claimed();

create function count_reversed() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update certificate_total kept set entries = kept.entries - gone.entries, quantity = kept.quantity - gone.quantity
  from (select m.certificate_id, e.project_id, e.impact, count(*) as entries, sum(e.quantity) as quantity
    from after m join before b using (entry_id) join impact_ledger_entry e on e.id = m.entry_id
    where m.reversed_at is not null and b.reversed_at is null group by 1, 2, 3) gone
  where (kept.certificate_id, kept.project_id, kept.impact) = (gone.certificate_id, gone.project_id, gone.impact);
  return null;
end $$;
create trigger count_reversed after update on certificate_entry
  referencing new table as after old table as before for each statement execute function count_reversed();

-- What opens the name of a statement, and the credential that names it. It goes with the account, and the
-- statement stays, without a name.
create table certificate_name (
  account_id     uuid    not null,
  certificate_id uuid    not null,
  revision       integer not null,
  nonce          bytea   not null check (octet_length(nonce) = 32),
  name           text    not null,
  credential     text,
  primary key (certificate_id, revision),
  foreign key (certificate_id, revision) references certificate_revision,
  -- A gift is someone else's from when they redeem it, and so is what names them.
  foreign key (account_id, certificate_id) references certificate (account_id, id) on update cascade
);
create index certificate_name_account on certificate_name (account_id, certificate_id);
create index certificate_name_to_sign on certificate_name (certificate_id, revision) where credential is null;
select restrict_to_account('certificate_name', 'select');

-- The public keys that ever signed a credential, as JSON Web Keys.
create table credential_key (
  id            text        primary key,
  public_jwk    text        not null,
  first_used_at timestamptz not null
);
select grant_reading('credential_key');
create trigger append_only before update or delete or truncate on credential_key
  for each statement execute function refuse_change();
