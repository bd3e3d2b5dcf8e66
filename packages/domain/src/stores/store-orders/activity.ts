/** What is recorded in the activity, as people read it. */
export const STORE_ORDERS_ACTIVITY = {
  'deliveries-retried': 'Staff had shops read again',
  'deliveries-dropped': 'Staff dropped deliveries of shops',
} as const
