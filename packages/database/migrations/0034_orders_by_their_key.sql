-- An order is looked up by its key, which begins with the account and the store. A second index that began
-- like it was a trap: PostgreSQL takes the two for independent, believed that these alone name one order,
-- and read all orders of a store to find one.

drop index store_order_listed;
create index store_order_listed on store_order (account_id, created_at, store_id);

alter table store_bill_order
  drop constraint store_bill_order_account_id_store_id_bill_number_line_key,
  add unique (account_id, bill_number, store_id, line);
