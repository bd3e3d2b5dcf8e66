-- A plan is rounded once: its lines say what all of their members cost together, not each of them.
alter table plan_quote disable trigger append_only;
update plan_quote set lines = (
  select jsonb_agg(line - 'unitMinor' || jsonb_build_object(
    'amountMinor', (line ->> 'unitMinor')::bigint * (line ->> 'count')::bigint) order by place)
  from jsonb_array_elements(lines) with ordinality as each (line, place))
where lines @? '$[*].unitMinor';
alter table plan_quote enable trigger append_only;
