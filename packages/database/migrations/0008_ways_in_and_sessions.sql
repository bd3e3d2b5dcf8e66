-- How a session began, and the tokens it had before.
alter table sign_in_session add column signed_in_with text;

-- A session's token is replaced while it is used. The one before works a moment longer for requests
-- under way; when it comes back later, somebody else has it, and the session ends. Only hashes are kept.
create table replaced_session_token (
  token_hash  text        primary key,
  session_id  uuid        not null references sign_in_session on delete cascade,
  replaced_at timestamptz not null
);
create index replaced_session_token_session on replaced_session_token (session_id);

alter table app_user
  add column sign_up_origin text check (sign_up_origin in ('signUp', 'lead', 'subscriptionPlan'));

-- People see and end their own sessions, and change their own password. No token is theirs to read.
select keep_to_user('sign_in_session', 'delete');
grant select (id, user_id, user_agent, signed_in_with, created_at, rotated_at, updated_at, expires_at,
  impersonated_by) on sign_in_session to understory_tenant;
select keep_to_user('sign_in_method', 'insert');
grant select (id, user_id, provider_id, account_id, password), update (password, updated_at)
  on sign_in_method to understory_tenant;
