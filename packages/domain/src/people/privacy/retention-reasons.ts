/** Rows that their own part of the product deletes: what they are, and how long they stay, in words for people. */
type StoredRows = { readonly what: string; readonly howLong: string }

/** Why rows stay longer than some days. The tables of the capabilities name one of these, or their days. */
export const RETENTION_REASONS = {
  yours: {
    what: 'You, your account, and what you entered: settings, vehicles, footprints, plans, pictures',
    howLong: 'until you delete it, or your account',
  },
  shops: {
    what: 'Shops that you connected, their rules, and those of their orders that fund something, by number and amount',
    howLong: 'as long as the books; keys of a shop until it is disconnected',
  },
  books: {
    what: 'Purchases, invoices, plans, gifts and refunds',
    howLong:
      'as long as the law asks for books to be kept; your name and address on them no longer',
  },
  proof: {
    what: 'The ledger, the public log and certificates',
    howLong: 'for good: they hold no name, and the name of a certificate goes with its account',
  },
  tests: {
    what: 'What test keys of programs made',
    howLong: '90 days, or until a program resets it',
  },
  trail: {
    what: 'Who changed what in an account, and what staff did for whom and why',
    howLong: 'for good: it can be added to and not changed, and names nobody but by number',
  },
  choices: {
    what: 'Choices and vehicles on their way to being bought or saved',
    howLong: 'seven days after they run out, unless they were bought',
  },
  messages: {
    what: 'Messages through the contact form',
    howLong: 'until they are answered, and some months after',
  },
  readers: {
    what: 'Readers of the newsletter',
    howLong:
      'until they leave, and thirty days after; then the hash of the address, so that nothing is sent',
  },
  registry: {
    what: 'Answers of the vehicle registry',
    howLong: 'while they are used again, then fetched again',
  },
  waiting: {
    what: 'Work that is waiting, and counters of attempts',
    howLong: 'until it is done, or the time of the limit has passed',
  },
  common: {
    what: 'What is the same for everyone: prices, projects, factors, catalogues, texts and staff',
    howLong: 'as long as it is in use',
  },
} as const satisfies Readonly<Record<string, StoredRows>>
export type RetentionReason = keyof typeof RETENTION_REASONS
