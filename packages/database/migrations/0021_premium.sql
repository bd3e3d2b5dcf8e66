alter table plan_quote drop constraint plan_quote_product_check;
alter table plan_quote add constraint plan_quote_product_check
  check (product in ('personal-individual-recurring', 'personal-family-recurring',
    'business-workforce-recurring', 'business-footprint-recurring', 'business-premium-recurring'));
