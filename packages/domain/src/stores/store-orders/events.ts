/** The events that it tells programs of, with what each means. */
export const STORE_ORDERS_EVENTS = {
  'order.contributed': 'An order of a shop contributes.',
  'order.changed': 'An order that contributes changed.',
  'order.removed': 'An order that contributed contributes nothing any more.',
} as const
