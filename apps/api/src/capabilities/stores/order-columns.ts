/** The columns of an order that a batch writes, and their types in PostgreSQL. */
export const ORDER_TYPES = {
  account_id: 'uuid',
  store_id: 'uuid',
  external_id: 'text',
  label: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  standing: 'text',
  currency: 'text',
  cart_minor: 'bigint',
  returned: 'jsonb',
  lowered_at: 'timestamptz',
  net_minor: 'bigint',
  is_ambiguous: 'boolean',
  reason: 'text',
  billed_by: 'text',
  milli_trees: 'bigint',
  money_minor: 'bigint',
  billing_currency: 'text',
  price_book_version: 'text',
  settings_id: 'uuid',
  rate: 'text',
  amount_rate: 'text',
  is_late: 'boolean',
} as const satisfies Record<string, string>

export const ORDER_COLUMNS = Object.keys(ORDER_TYPES)
