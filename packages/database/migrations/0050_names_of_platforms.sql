-- A shop of WooCommerce that is connected through Rutter has the name that it has when it is connected directly,
-- so that it is not connected in both ways. Where it is already, both stay, and staff have to ask the merchant.
update store s set platform = 'woocommerce', unique_name = rtrim(s.unique_name, '/')
where s.platform = 'woo_commerce' and (s.disconnected_at is not null or not exists (
  select from store o where o.platform = 'woocommerce' and o.disconnected_at is null
    and o.unique_name = rtrim(s.unique_name, '/')))
  and not exists (select from store o where o.account_id = s.account_id and o.connector = s.connector
    and o.platform = 'woocommerce' and o.unique_name = rtrim(s.unique_name, '/'));
