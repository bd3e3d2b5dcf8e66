import { z } from 'zod'
import { Day, MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { MonthInput } from '../inputs/calendar-input.ts'
import { CountryCode } from '../people/accounts/accounts.ts'

const PublicLedgerImpact = z.enum(['trees', 'co2e', 'plastic'])

/** Another entry: the one that this takes back, wholly or in part, or the one that reverses this. `logIndex`: `null` until it is logged. */
const Other = z.object({ entryId: z.int(), logIndex: z.int().nullable() })

/** An entry as anyone may read it: by whom it is stands nowhere. */
export const PublicLedgerEntry = z.object({
  entryId: z.int(),
  /** Its place in the public log, with its proof at /ledger/proof/INDEX; `null` in its first second. */
  logIndex: z.int().nullable(),
  /** To the minute. */
  recordedAt: z.iso.datetime(),
  source: z.string(),
  impact: PublicLedgerImpact,
  /** Thousandths of a tree, or grams; below zero in what takes back. */
  quantity: z.int(),
  project: z.object({ id: z.string(), name: z.string(), country: CountryCode }),
  effectiveFrom: Day,
  effectiveTo: Day,
  /** The version of prices or factors that it was computed with. */
  basis: z.string(),
  reverses: Other.nullable(),
  reversedBy: Other.nullable(),
})
export type PublicLedgerEntry = z.output<typeof PublicLedgerEntry>

const PublicLedgerPage = z.object({
  entries: z.array(PublicLedgerEntry),
  /** For the older ones; `null`: there are none. */
  nextCursor: z.string().nullable(),
})
const Paging = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(60).default(''),
}

export const ListPublicLedger = endpoint({
  method: 'GET',
  path: '/api/public-ledger/entries',
  summary: 'Entries of the public ledger, the newest first; those that match all that is given',
  query: z.object({
    certificate: z.string().max(64).default('').describe('The number or the short code'),
    entry: z.coerce.number().int('Please use a whole number.').positive().optional(),
    project: z.string().max(64).default(''),
    month: z
      .union([z.literal(''), MonthInput])
      .default('')
      .describe('In which it was recorded, in UTC'),
    ...Paging,
  }),
  answer: PublicLedgerPage,
  refusals: [
    'BAD_REQUEST',
    'CERTIFICATE_NOT_FOUND',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const ListOwnLedger = endpoint({
  method: 'GET',
  path: '/api/impacts/ledger',
  summary: 'What the ledger holds of the account, what counts for the latest dates first',
  query: z.object(Paging),
  answer: PublicLedgerPage,
  refusals: ['BAD_REQUEST'],
})

export const PublicLedgerSummary = z.object({
  /** The newest signed checkpoint; `null`: nothing is logged yet. */
  checkpoint: z
    .object({
      size: z.int(),
      root: z.string(),
      signedAt: z.iso.datetime(),
      /** The verifier key that opens it. */
      key: z.string(),
    })
    .nullable(),
  totals: z.object({ milliTrees: z.int(), co2eGrams: z.int(), plasticGrams: z.int() }),
  entries: z.int(),
  /** The whole of it to download, as of a checkpoint; `null`: none is made yet. */
  openData: z
    .object({
      size: z.int(),
      madeAt: z.iso.datetime(),
      address: z.string(),
      files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
    })
    .nullable(),
  /** By the month they were recorded in, oldest first, months without any left out. */
  months: z.array(
    z.object({
      month: MonthOfYear,
      entries: z.int(),
      milliTrees: z.int(),
      co2eGrams: z.int(),
      plasticGrams: z.int(),
    }),
  ),
  /** Those with entries. */
  projects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      country: CountryCode,
      impact: PublicLedgerImpact,
      isSample: z.boolean(),
      entries: z.int(),
      quantity: z.int(),
    }),
  ),
})
export type PublicLedgerSummary = z.output<typeof PublicLedgerSummary>

export const GetPublicLedger = endpoint({
  method: 'GET',
  path: '/api/public-ledger',
  summary: 'What the public ledger adds up to, by month and project, and its newest checkpoint',
  answer: PublicLedgerSummary,
})
