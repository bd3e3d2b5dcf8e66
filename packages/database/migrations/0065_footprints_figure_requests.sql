-- Figures of a footprint that someone is asked for by an email with a link.
create table figure_request (
  id            uuid        primary key,
  account_id    uuid        not null references account,
  footprint_id  uuid        not null references footprint on delete cascade,
  asked_by      uuid        references app_user on delete set null,
  asked_at      timestamptz not null,
  -- Questions of quick entry, and what was answered.
  figures       jsonb       not null check (jsonb_array_length(figures) between 1 and 40),
  site          text        check (length(site) <= 120),
  from_month    date        not null,
  to_month      date        not null,
  email         text        not null,
  note          text        check (length(note) <= 500),
  due_on        date        not null,
  -- SHA-256 of the token in the link, which is stored nowhere.
  token_hash    text        not null unique,
  expires_at    timestamptz not null,
  state         text        not null check (state in ('asked', 'answered', 'taken-over', 'returned', 'cancelled')),
  answered_name text        check (length(answered_name) <= 100),
  answered_at   timestamptz,
  remark        text        check (length(remark) <= 500),
  reason        text        check (length(reason) between 10 and 500),
  decided_by    uuid        references app_user on delete set null,
  decided_at    timestamptz,
  -- How many days to remind have come.
  reminded      integer     not null check (reminded between 0 and 3)
);
create index figure_request_footprint on figure_request (footprint_id, asked_at desc);
create index figure_request_account on figure_request (account_id);
create index figure_request_asker on figure_request (asked_by);
create index figure_request_decider on figure_request (decided_by);
create index figure_request_waiting on figure_request (due_on) where state in ('asked', 'returned');
select restrict_to_account('figure_request', 'select, insert, update');

-- What the holder of a link sees: their request, and no row of the account.
create function read_figure_request(hash text, at timestamptz)
  returns table (id uuid, state text, figures jsonb, site text, from_month date, to_month date, note text, due_on date,
    company_name text, asker_name text, answered_name text, remark text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.state, r.figures, r.site, r.from_month, r.to_month, r.note, r.due_on,
    f.company_name, u.name, r.answered_name, r.remark, r.reason
  from figure_request r join footprint f on f.id = r.footprint_id left join app_user u on u.id = r.asked_by
  where r.token_hash = hash and r.expires_at > at and r.state <> 'cancelled' $$;

-- False: it was taken over, ended or has expired meanwhile.
create function answer_figure_request(hash text, at timestamptz, by_name text, given jsonb, said text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update figure_request r
    set state = 'answered', figures = given, answered_name = by_name, answered_at = at, remark = said
    where r.token_hash = hash and r.expires_at > at and r.state in ('asked', 'answered', 'returned');
  return found;
end $$;
