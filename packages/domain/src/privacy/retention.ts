/** Rows that are deleted so many days after a moment of theirs. */
export type SweptTable = {
  readonly table: string
  /** The column of that moment. */
  readonly since: string
  readonly days: number
  /** What the rows are, for people to read. */
  readonly what: string
}

/** Swept every night, whatever wrote them. */
export const SWEPT_TABLES: readonly SweptTable[] = [
  {
    table: 'sign_in_session',
    since: 'expires_at',
    days: 30,
    what: 'Sign-ins that have ended, with network address and browser',
  },
  {
    table: 'replaced_session_token',
    since: 'replaced_at',
    days: 7,
    what: 'Hashes of tokens that a session no longer uses',
  },
  {
    table: 'sign_in_verification',
    since: 'expires_at',
    days: 1,
    what: 'Links for a new password and for signing in, once they have run out',
  },
  {
    table: 'passkey_challenge',
    since: 'expires_at',
    days: 1,
    what: 'Questions to a passkey, once they have run out',
  },
  {
    table: 'gateway_event',
    since: 'received_at',
    days: 90,
    what: 'Numbers of the payment provider’s messages',
  },
  {
    table: 'foreign_payment',
    since: 'seen_at',
    days: 130,
    what: 'Numbers of payments at the payment provider for something else than we sell',
  },
  {
    table: 'email_message',
    since: 'queued_at',
    days: 400,
    what: 'Which kind of email was sent to which address, without its text',
  },
  {
    table: 'newsletter_feedback',
    since: 'received_at',
    days: 400,
    what: 'Bounces and complaints about the newsletter, by the hash of an address',
  },
  {
    table: 'store_waiting',
    since: 'parked_at',
    days: 90,
    what: 'What a connected shop sent and nothing could be made of',
  },
  {
    table: 'status_incident',
    since: 'ended_at',
    days: 400,
    what: 'Past faults on the status page',
  },
  {
    table: 'invitation',
    since: 'expires_at',
    days: 90,
    what: 'Invitations of colleagues, with their email',
  },
]

/** Removed a whole month at a time, so many days after the month has ended; a setting says otherwise. */
export const DELIVERIES = {
  table: 'store_delivery',
  days: 400,
  what: 'What a connected shop sent about an order, as it came',
} as const

/** Of connected shops: what may still be billed stays, and what was is among the books. */
export const UNBILLED_ORDERS = {
  days: 400,
  what: 'Orders of connected shops that fund nothing and stand on no bill',
} as const
