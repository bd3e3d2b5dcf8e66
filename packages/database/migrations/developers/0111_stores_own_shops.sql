-- A shop without a connector gives its orders by the public API.
alter table store drop constraint store_connector_check,
  add constraint store_connector_check
    check (connector in ('rutter', 'shopify', 'woocommerce', 'api')) not valid;
