import type pg from 'pg'
import { seal } from '../../apps/api/src/signing/seal.ts'

export const STORES = 1_000

/** A connected store; every one of them signs with its own secret. */
export type SeededStore = { readonly storeId: string; readonly secret: string }

/** Connected WooCommerce stores of as many accounts, which contribute one per cent since a year. */
export async function seedStores(
  pool: pg.Pool,
  appSecret: string,
  count = STORES,
): Promise<SeededStore[]> {
  const stores = Array.from({ length: count }, (_, at) => ({
    at,
    storeId: storeIdOf(at),
    secret: `secret-of-store-${at}`,
  }))
  const rows = stores.map(({ at, storeId, secret }) => ({
    at,
    store: storeId,
    sealed: seal(
      appSecret,
      'store-secrets',
      JSON.stringify({ access: 'ck_x:cs_x', webhook: secret, renewal: null }),
    ),
  }))
  await pool.query(
    `with s as (select * from json_to_recordset($1) as r (at int, store uuid, sealed text)),
    accounts as (insert into account (id, kind, display_name, country)
      select store, 'business', 'Account ' || at, 'GB' from s),
    stores as (insert into store (id, account_id, connector, platform, connection_id, unique_name,
        name, currency, status, sealed_secrets, billing_currency, counts_from, connected_at,
        read_until, created_at)
      select store, store, 'woocommerce', 'woocommerce', 'https://shop-' || at, 'https://shop-' || at,
        'Shop ' || at, 'GBP', 'connected', sealed, 'GBP', now() - interval '1 year', now(), now(), now()
      from s)
    insert into store_settings (id, account_id, store_id, rule, plant_tree_always, in_force_from)
    select store, store, store, '{"kind":"percentage","basisPoints":100}', false,
      now() - interval '1 year' from s`,
    [JSON.stringify(rows)],
  )
  await pool.query('analyze')
  return stores
}

/** Also that of its account and of its settings, so that a reference needs to look nothing up. */
export const storeIdOf = (at: number) =>
  `${(at + 1).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
