/** Refusals of keys, and of the calls that programs make with them. */
export const DEVELOPER_REFUSALS = {
  TOO_MANY_API_KEYS: [409, 'This account has 50 keys. Please revoke one first.'],
  API_KEY_NOT_FOUND: [404, 'This account has no such key.'],
  API_KEY_ENDED: [409, 'This key has expired or was revoked. Please make another.'],
  WEBHOOK_NOT_FOUND: [404, 'This account has no such webhook.'],
  WEBHOOK_IS_OFF: [409, 'This webhook is switched off. Please switch it on first.'],
  TOO_MANY_WEBHOOKS: [409, 'This account has 20 webhooks. Please remove one first.'],
  ENDPOINT_ADDRESS_FORBIDDEN: [400, 'Events cannot be sent to this address.'],
  EVENT_NOT_FOUND: [404, 'This account has no such event, or it is more than 90 days old.'],
  CERTIFICATE_NOT_LOGGED: [
    404,
    'This certificate does not stand in the public log yet. Please try again in a moment.',
  ],
  INVOICE_NOT_FOUND: [404, 'The account has no such invoice.'],
  LEDGER_ENTRY_NOT_FOUND: [404, 'The public ledger has no such entry, or not yet.'],
  LEDGER_LOG_EMPTY: [404, 'Nothing has been signed in the public log yet.'],
  LEDGER_TREE_UNKNOWN: [
    404,
    'There are no two such trees: `from` is at most `to`, and `to` at most the size of the newest checkpoint.',
  ],
  FACTOR_NOT_FOUND: [404, 'There is no emission factor with this id.'],
  KEY_MISSING: [401, 'This call needs a key: Authorization: Bearer and the key.'],
  KEY_INVALID: [401, 'This key is not known, has expired, or was revoked.'],
  KEY_IN_URL: [
    400,
    'A key was sent in the address, where others can read it. Please send it in the header Authorization. If it was real, it has been revoked.',
  ],
  KEY_LIMITS_NEEDED: [400, 'Please say what a key that buys may spend.'],
  TOTAL_CHANGED: [409, 'It costs more than maxTotalMinor allows. Nothing was bought.'],
  CARD_DECLINED: [402, 'The card was declined. Nothing was bought.'],
  PURCHASE_BEGUN: [
    409,
    'Another call is buying this quote already. Please read that purchase, or make a new quote.',
  ],
  NO_SAVED_CARD: [
    409,
    'The account has no such saved card. Please add one on its page of cards, or use the method link.',
  ],
  BILLING_DETAILS_MISSING: [
    409,
    'The account has no complete billing address yet. Please pay once on our page, or use the method link.',
  ],
  KEY_CURRENCY: [409, 'This quote is not in the currency of the key.'],
  SPEND_LIMIT_EXCEEDED: [403, 'This is more than the key may spend.'],
  APPROVAL_ENDED: [409, 'This purchase no longer waits for an answer.'],
  SCOPE_MISSING: [403, 'This key may not make this call.'],
  ADDRESS_NOT_ALLOWED: [403, 'This key may not be used from this network.'],
  IDEMPOTENCY_KEY_MISSING: [
    400,
    'This call makes something. Please send an Idempotency-Key, a new one for each call, so that it can be repeated.',
  ],
  IDEMPOTENCY_KEY_INVALID: [
    400,
    'An Idempotency-Key has 1 to 255 characters that can be seen, such as a UUID.',
  ],
  IDEMPOTENCY_KEY_IN_USE: [
    409,
    'A call with this Idempotency-Key is still being answered. Please repeat it as Retry-After says.',
  ],
  IDEMPOTENCY_KEY_REUSED: [
    422,
    'This Idempotency-Key was used for another call. Please send a new one.',
  ],
  VERSION_UNKNOWN: [400, 'There is no such version of the API.'],
  QUOTA_EXCEEDED: [429, 'Too many calls. Please wait as long as Retry-After says.'],
} as const
