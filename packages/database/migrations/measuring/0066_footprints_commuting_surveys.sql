-- How the people of a company come to work, asked by one link, without names.
create table commuting_survey (
  id            uuid        primary key,
  account_id    uuid        not null references account,
  footprint_id  uuid        not null unique references footprint on delete cascade,
  opened_by     uuid        references app_user on delete set null,
  opened_at     timestamptz not null,
  -- The last day on which it is answered.
  ends_on       date        not null,
  ended_at      timestamptz,
  weeks         integer     not null check (weeks between 1 and 53),
  -- Each with its people; one without a name is the whole company.
  sites         jsonb       not null check (jsonb_array_length(sites) between 1 and 20),
  -- SHA-256 of the token in the link, which is stored nowhere.
  token_hash    text        not null unique,
  taken_over_by uuid        references app_user on delete set null,
  taken_over_at timestamptz,
  -- The sums as they were taken over; they stay when the answers are deleted.
  sums          jsonb
);
create index commuting_survey_account on commuting_survey (account_id);
create index commuting_survey_opener on commuting_survey (opened_by);
create index commuting_survey_taker on commuting_survey (taken_over_by);
select restrict_to_account('commuting_survey');

create table commuting_answer (
  id          uuid  primary key,
  account_id  uuid  not null references account,
  survey_id   uuid  not null references commuting_survey on delete cascade,
  -- SHA-256 of the survey and a random number of the browser: of another survey it is another.
  device_hash text  not null,
  site        text  check (length(site) <= 120),
  answer      jsonb not null,
  -- When the footprint was declared first after the answer.
  declared_at timestamptz,
  unique (survey_id, device_hash)
);
create index commuting_answer_account on commuting_answer (account_id);
create index commuting_answer_declared on commuting_answer (declared_at);
select restrict_to_account('commuting_answer', 'select, update, delete');

-- What the holder of a link sees: the question, and no row of the account.
create function read_commuting_survey(hash text, device text)
  returns table (id uuid, company_name text, start_month date, sites jsonb, ends_on date, ended_at timestamptz,
    answers bigint, has_answered boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, f.company_name, f.start_month, s.sites, s.ends_on, s.ended_at,
    (select count(*) from commuting_answer a where a.survey_id = s.id),
    exists (select 1 from commuting_answer a where a.survey_id = s.id
      and a.device_hash = encode(sha256(convert_to(s.id || ':' || device, 'UTF8')), 'hex'))
  from commuting_survey s join footprint f on f.id = s.footprint_id
  where s.token_hash = hash $$;

-- One after the other, so that no more answer than may. What it says: stored, answered, full or ended.
create function answer_commuting_survey(hash text, at timestamptz, answer_id uuid, device text, of_site text,
  given jsonb, most bigint) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  survey commuting_survey;
  device_code text;
begin
  select * into survey from commuting_survey s where s.token_hash = hash for update;
  if not found or survey.ended_at is not null or survey.ends_on < (at at time zone 'UTC')::date then
    return 'ended';
  end if;
  device_code := encode(sha256(convert_to(survey.id || ':' || device, 'UTF8')), 'hex');
  if exists (select 1 from commuting_answer a where a.survey_id = survey.id and a.device_hash = device_code) then
    return 'answered';
  end if;
  if (select count(*) from commuting_answer a where a.survey_id = survey.id) >= most then
    return 'full';
  end if;
  insert into commuting_answer (id, account_id, survey_id, device_hash, site, answer)
    values (answer_id, survey.account_id, survey.id, device_code, of_site, given);
  return 'stored';
end $$;
