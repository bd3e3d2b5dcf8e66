-- What a supplier released by its link, as it was stated: it may save its own answer with its proof.
create function read_released_statement(hash text, at timestamptz) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.statement from supplier_request r
    join answer_release a on a.request_id = r.id and a.ended_at is null
  where r.token_hash = hash and r.state <> 'cancelled' and a.released_at <= at $$;
