-- What an account answers to its customers, so that the shares that it gave to all of them are seen together. A
-- customer sees none of it.
create table own_answer (
  request_id       uuid        primary key references supplier_request on delete cascade,
  account_id       uuid        not null references account,
  customer_name    text        not null,
  taken_by         uuid        references app_user on delete set null,
  taken_at         timestamptz not null,
  -- Of what is released now; null: nothing is.
  release_id       uuid,
  method           text,
  from_month       date,
  to_month         date,
  grams            bigint      check (grams >= 0),
  -- Null: it was released before the account took the request, and only the supplier knew it.
  share_millionths integer     check (share_millionths between 0 and 1000000),
  check (num_nulls(release_id, method, from_month, to_month, grams) in (0, 5)),
  check (share_millionths is null or release_id is not null)
);
create index own_answer_account on own_answer (account_id);
create index own_answer_taker on own_answer (taken_by);
create index own_answer_release on own_answer (release_id);
select restrict_to_account('own_answer', 'select, delete');

-- Takes a request into the account that acts: 'taken', 'elsewhere' where another has it, or null.
create function take_supplier_request(hash text, at timestamptz, taker uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine   uuid := acting_account();
  holder uuid;
  asked  supplier_request;
  given  answer_release;
begin
  select * into asked from supplier_request r
    where r.token_hash = hash and r.state <> 'cancelled'
      and (r.expires_at > at or exists (select from answer_release a where a.request_id = r.id and a.ended_at is null))
    for update;
  if not found or mine is null then return null; end if;
  select * into given from answer_release a where a.request_id = asked.id and a.ended_at is null;
  insert into own_answer (request_id, account_id, customer_name, taken_by, taken_at, release_id, method, from_month,
      to_month, grams)
    select asked.id, mine, f.company_name, taker, at, given.id, given.shown ->> 'method',
      (given.shown -> 'period' ->> 'from' || '-01')::date, (given.shown -> 'period' ->> 'to' || '-01')::date,
      (given.shown ->> 'allocatedGrams')::bigint
    from footprint f where f.id = asked.footprint_id
    on conflict do nothing;
  select o.account_id into holder from own_answer o where o.request_id = asked.id;
  return case when holder = mine then 'taken' else 'elsewhere' end;
end $$;

-- What the account that answers by this link released to its other customers; it waits for whoever releases beside it.
create function shares_beside_answer(hash text)
  returns table (method text, from_month date, to_month date, share_millionths integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine own_answer;
begin
  select o.* into mine from own_answer o join supplier_request r on r.id = o.request_id where r.token_hash = hash;
  if not found then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('own-answer ' || mine.account_id, 0));
  return query select o.method, o.from_month, o.to_month, o.share_millionths from own_answer o
    where o.account_id = mine.account_id and o.request_id <> mine.request_id and o.share_millionths is not null;
end $$;

-- What was released just now by this link, if an account has it.
create function count_own_answer(hash text, release jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update own_answer o set release_id = (release ->> 'id')::uuid, method = release ->> 'method',
      from_month = (release ->> 'from')::date, to_month = (release ->> 'to')::date,
      grams = (release ->> 'grams')::bigint, share_millionths = (release ->> 'share')::integer
    from supplier_request r where r.id = o.request_id and r.token_hash = hash $$;

-- How far the requests are that the account took.
create function steps_of_own_answers()
  returns table (request_id uuid, state text, supplier_name text, asked_from date, asked_to date, due_on date)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.request_id, r.state, r.supplier_name, r.from_month, r.to_month, r.due_on
  from own_answer o join supplier_request r on r.id = o.request_id where o.account_id = acting_account() $$;

create function end_own_answer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update own_answer set release_id = null, method = null, from_month = null, to_month = null, grams = null,
      share_millionths = null
    where release_id = new.id;
  return null;
end $$;
create trigger end_own_answer after update of ended_at on answer_release
  for each row when (new.ended_at is not null and old.ended_at is null) execute function end_own_answer();
