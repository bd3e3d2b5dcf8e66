-- Where the money goes. `pack` names the supplying partner's pack.
create table project (
  id          text    primary key,
  pack        text    not null unique,
  impact      text    not null check (impact in ('trees', 'co2e', 'plastic')),
  name        text    not null,
  partner     text    not null,
  country     text    not null check (country ~ '^[A-Z]{2}$'),
  summary     text    not null,
  -- Where on earth, in words and in degrees north and east.
  place       text    not null,
  latitude    double precision not null check (latitude between -90 and 90),
  longitude   double precision not null check (longitude between -180 and 180),
  -- What units are certified against; null: nothing.
  standard    text,
  -- How a unit comes about and is counted, and what nobody can say yet.
  method      text    not null,
  unknowns    text    not null,
  is_sample   boolean not null,
  is_default  boolean not null,
  -- What a tonne of the project is; every word about it follows this.
  credit_kind text    check (credit_kind in ('reduction', 'avoidance', 'removal')),
  constraint project_of_co2e_has_credit_kind check ((impact = 'co2e') = (credit_kind is not null)),
  -- The public log names it there; an odd value would stop the log.
  constraint project_id_can_be_logged check (id ~ '^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$')
);
create unique index one_default_project_per_impact on project (impact) where is_default;
select grant_reading('project');
