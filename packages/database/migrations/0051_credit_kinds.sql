-- What a tonne of a project is; every word about it follows this.
alter table project add column credit_kind text
  check (credit_kind in ('reduction', 'avoidance', 'removal'));
update project set credit_kind = case id when 'wind-gujarat' then 'avoidance' else 'reduction' end
  where impact = 'co2e';
alter table project add constraint project_of_co2e_has_credit_kind
  check ((impact = 'co2e') = (credit_kind is not null));
