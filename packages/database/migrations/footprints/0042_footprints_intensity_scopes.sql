-- What an intensity figure divides. Those from before it was a choice divide all three scopes.
alter table intensity_figure add column counts text not null default 'all'
  check (counts in ('scopes-1-2', 'all'));
