/** The events that it tells programs of, with what each means. */
export const CONNECTED_STORES_EVENTS = {
  'store.connected': 'A shop was connected.',
  'store.needs_attention': 'We can no longer reach a shop until someone signs in again.',
  'store.cap_reached': 'The orders of a shop have passed its own limit for this bill.',
  'store.disconnected': 'A shop was disconnected.',
} as const
