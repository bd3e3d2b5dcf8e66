-- A proof tells how many orders of its shop share an entry of the ledger: the shop decides whether shoppers see it.
alter table store
  add column shows_proofs boolean not null default false;
