-- Which category of the base year a change is of, and the line or factor behind it. Null: from before it was asked.
alter table base_year_change add column category text;
alter table base_year_change add column source text check (length(source) between 1 and 300);
