-- A shop has one platform and one name, whichever way it was connected: the connection provider spelled
-- platforms in its own way, and names of shops are now written in one way. A row whose new name is taken by
-- another one stays as it is.
do $$
declare
  held record;
begin
  for held in
    select id, platform, unique_name,
      case when platform in ('woo_commerce', 'big_commerce')
        then replace(platform, '_', '') else platform end as one_platform,
      case
        when platform = 'shopify' and name_of_shop ~ '^[a-z0-9][a-z0-9-]{0,99}\.myshopify\.com$' then name_of_shop
        when platform in ('woo_commerce', 'woocommerce') and site is not null
          then 'https://' || regexp_replace(lower(site[1]), '^www\.', '') || rtrim(site[2], '/')
        else unique_name
      end as one_name
    from store
      cross join lateral (select lower(substring(unique_name from '(?i)^(?:https?://)?([^/?#\s]+)'))) h (host)
      cross join lateral (select case when host like '%.%' then host else host || '.myshopify.com' end) s (name_of_shop)
      left join lateral (select regexp_match(unique_name,
        '^(?:https?://)?([^/?#\s:]+\.[^/?#\s]+)([^?#\s]*)', 'i')
        where unique_name !~* '^https?://(?:127\.|\[)') w (site) on true
    order by disconnected_at is not null, connected_at
  loop
    continue when (held.platform, held.unique_name) = (held.one_platform, held.one_name);
    begin
      update store set platform = held.one_platform, unique_name = held.one_name where id = held.id;
    exception when unique_violation then null;
    end;
  end loop;
end $$;
