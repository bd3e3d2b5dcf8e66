/** The events that it tells programs of, with what each means. */
export const PUBLIC_LOG_EVENTS = {
  'ledger.logged': 'Entries of the account were added to the public log, with their proof.',
} as const
