-- In batches: declarations of before, whose answers name who gave them
update footprint
set declared = jsonb_set(declared, '{completeness,answers}', (
  select jsonb_agg(answer || '{"answeredBy": null}' order by at)
  from jsonb_array_elements(declared #> '{completeness,answers}') with ordinality as each(answer, at)
))
where id in (
  select id from footprint
  where jsonb_path_exists(declared, '$.completeness.answers[*] ? (@.answeredBy != null)')
  limit 2000
);
