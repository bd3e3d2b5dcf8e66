-- Figures of the last days, so that the console can draw them. Nothing depends on them.
create table health_sample (
  at     timestamptz      not null,
  figure text             not null check (length(figure) between 1 and 40),
  value  double precision not null,
  primary key (figure, at)
);
create index health_sample_age on health_sample (at);
