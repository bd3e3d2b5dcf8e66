/** What is recorded in the activity, as people read it. */
export const EXCHANGES_ACTIVITY = {
  'exchange-added': 'A partner for product footprints was added',
  'exchange-secret-changed': 'A partner got a new secret',
  'exchange-paused': 'A partner was paused, or let in again',
  'exchange-ended': 'A partner was removed',
  'exchange-request-declined': 'A partner’s request for product footprints was declined',
  'partner-footprints-fetched': 'Footprints were fetched from a partner',
  'partner-footprints-asked': 'A partner was asked for product footprints',
} as const
