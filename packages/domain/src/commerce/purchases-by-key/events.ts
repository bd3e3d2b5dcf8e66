/** The events that it tells programs of, with what each means. */
export const PURCHASES_BY_KEY_EVENTS = {
  'approval.requested': 'A purchase of an API key waits for a person’s yes.',
  'approval.approved': 'A person said yes to a purchase of an API key.',
  'approval.declined': 'A person said no to a purchase of an API key.',
  'approval.expired': 'A purchase of an API key ended before anyone decided.',
} as const
