-- A footprint of a product takes the place of what was spent on it. It rests on what a partner gave by PACT, and not on
-- an answer.
alter table supplier_use alter column request_id drop not null;
alter table supplier_use alter column release_id drop not null;
alter table supplier_use add column received_footprint_id uuid;
-- What was bought, and the figure as it was then.
alter table supplier_use add column product jsonb;
alter table supplier_use add constraint use_rests_on_one check (
  (received_footprint_id is null) = (release_id is not null) and (received_footprint_id is null) = (product is null)
  and (request_id is null) = (release_id is null)) not valid;
