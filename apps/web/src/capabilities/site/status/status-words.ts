import type { StatusPart } from '@understory/domain/site/status/judge-status.ts'

type StatusWords = { readonly name: string; readonly what: string; readonly unknown: string }

export const PART_WORDS: Readonly<Record<StatusPart, StatusWords>> = {
  site: {
    name: 'Pages and API',
    what: 'What you are reading, and what programs call.',
    unknown: 'Not known.',
  },
  database: {
    name: 'Database',
    what: 'Accounts, the ledger, certificates.',
    unknown: 'Not known.',
  },
  worker: {
    name: 'Work in the background',
    what: 'Receipts, certificates, the orders of shops.',
    unknown: 'It has not been seen to run.',
  },
  queue: {
    name: 'What waits to be done',
    what: 'Nothing should wait for more than ten minutes.',
    unknown: 'Not known.',
  },
  log: {
    name: 'The public log',
    what: 'Each entry of the ledger, signed and published.',
    unknown: 'Nothing has been published yet.',
  },
  payments: {
    name: 'Card payments',
    what: 'Whether our payment provider answered when we last called it.',
    unknown: 'We have not called it yet.',
  },
  email: {
    name: 'Email',
    what: 'Whether the mail server answered when we last called it.',
    unknown: 'We have not called it yet.',
  },
  backup: {
    name: 'Backup',
    what: 'Made by the operator of this site, outside this software.',
    unknown: 'This software does not know of one.',
  },
}

export const STATE_WORDS = { works: 'Works', trouble: 'In trouble', unknown: 'Not known' } as const

export const OVERALL = {
  works: {
    title: 'All that we can see works',
    lead: 'This page repeats what the software has seen itself. Nobody writes it by hand.',
    picture: 'clearing',
  },
  trouble: {
    title: 'Something does not work',
    lead: 'What it is stands below. Payments that were made are safe: each is settled once, as soon as it can be.',
    picture: 'storm',
  },
  unknown: {
    title: 'We cannot tell whether all works',
    lead: 'Some of it has not been seen to run. That may be the first minute after a start, or trouble.',
    picture: 'search',
  },
} as const

/** Without its database the software has not even seen that nothing was seen. */
export const unknownWords = (part: StatusPart, hasDatabase: boolean): string =>
  hasDatabase || part === 'backup'
    ? PART_WORDS[part].unknown
    : 'It is stored in the database, which does not answer.'

const UTC = { timeZone: 'UTC' } as const

export const utc = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { ...UTC, dateStyle: 'medium', timeStyle: 'short' })} UTC`

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** In the largest whole unit. */
export function duration(from: string, to: string): string {
  const seconds = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1_000)
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size)
    if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return 'less than a minute'
}
