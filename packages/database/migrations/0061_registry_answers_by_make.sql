-- Several cars of one kind have no number of their own: what the registry said of one is found by make and year.
create index registry_answer_make_year on registry_answer
  (upper(facts ->> 'make'), (facts ->> 'yearOfManufacture'));
