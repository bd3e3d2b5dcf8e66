-- What was entered of the category, or the total of the footprint, when it was answered: an answer ends when that
-- changes by more than a tenth. Null: an answer from before this was stored, which ends with the state of its category.
alter table completeness_answer add column grams bigint check (grams >= 0);
