/**
 * The tables that grow with orders: the order side of the database. Everything else, money and ledger included, is
 * the book side. No statement, key, trigger, view or policy names tables of both, so that the order side can stand
 * on other servers, spread by account; what joins them does so by key, in the application.
 */
export const ORDER_SIDE = [
  'store_order',
  'store_bill_order',
  'store_order_node',
  'store_credit',
  'store_delivery',
] as const
export type OrderSideTable = (typeof ORDER_SIDE)[number]

export const isOrderSide = (table: string): table is OrderSideTable =>
  ORDER_SIDE.some((name) => name === table)

/** Of a partition, the table that it is a part of. */
export const tableOf = (name: string): string =>
  name.startsWith(`${PARTITIONED}_`) ? PARTITIONED : name
const PARTITIONED: OrderSideTable = 'store_delivery'

/** Those with a key: a row that is there already is refused. */
export const KEYED: readonly OrderSideTable[] = [
  'store_order',
  'store_bill_order',
  'store_order_node',
  'store_credit',
]

/** What is written there by a function: it runs where the orders of its first argument are. */
export const ORDER_SIDE_FUNCTIONS = ['store_orders', 'save_orders'] as const

/** Called where all orders stand on one server. */
export const ONE_SERVER_FUNCTIONS = ['find_orders'] as const
