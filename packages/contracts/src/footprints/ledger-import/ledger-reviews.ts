import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { CLASS_REASONS } from '@understory/domain/footprints/ledger-import/classification/classify-ledger-row.ts'
import { z } from 'zod'
import { MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { LedgerImport, OfLedger } from './ledger-imports.ts'

const Rows = z.object({
  rows: z.int(),
  /** Without VAT, in hundredths of the currency. */
  net: z.int(),
})

const Group = z.object({
  /** A row of it. */
  group: z.int(),
  account: z.string(),
  supplier: z.string(),
  currency: z.string(),
  rows: z.int(),
  net: z.int(),
  result: z.string(),
  category: z.enum(CATEGORY_KEYS).nullable(),
  confidence: z.number(),
  why: z.enum(CLASS_REASONS),
  isDecided: z.boolean(),
  certainty: z.enum(['accepted', 'look', 'decide']),
  example: z.string(),
})

const Answer = z.enum(['covered', 'quantity', 'later', 'spending'])

const LedgerQuestion = z.object({
  result: z.string(),
  category: z.enum(CATEGORY_KEYS),
  site: z.string(),
  currency: z.string(),
  rows: z.int(),
  net: z.int(),
  from: MonthOfYear,
  to: MonthOfYear,
  /** Lines that count the same already. */
  coveredBy: z.int(),
  answer: Answer,
  quantity: z.number().nullable(),
  /** Of the usual factor. */
  unit: z.string().nullable(),
})

export const LedgerReview = z.object({
  import: LedgerImport,
  currency: z.string(),
  /** Purchases stood in the file as negative amounts. */
  isTurned: z.boolean(),
  check: z.object({
    read: Rows,
    spending: Rows,
    quantities: Rows,
    excluded: Rows,
    toDecide: Rows,
    otherMonths: Rows,
    receipts: Rows,
    known: Rows,
  }),
  /** Rows that an earlier file brought, and that were changed since: they take the place of what they were. */
  changed: z.int(),
  /** By money; at most 1,000, those that are to be decided or looked at first. */
  groups: z.array(Group),
  moreGroups: z.int(),
  questions: z.array(LedgerQuestion),
  /** Purchases in the profit and loss, in hundredths, and how much of them was accounted for. */
  purchases: z.int().nullable(),
  coveredPercent: z.int().nullable(),
  /** A row of equipment from this amount is a capital good, in hundredths. */
  capitalFrom: z.int(),
  /** Lines that it made; 0 before it is saved. */
  lines: z.int(),
})
export type LedgerReview = z.output<typeof LedgerReview>

export const OPEN_LEDGER = [
  'FOOTPRINT_LOCKED',
  'LEDGER_IMPORT_NOT_FOUND',
  'LEDGER_SAVED',
  'BAD_REQUEST',
] as const

export const ReviewLedger = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/ledger-imports/{importId}',
  summary:
    'The rows of a ledger by account and supplier, what they are, and what is still to decide',
  params: OfLedger,
  answer: LedgerReview,
  refusals: ['LEDGER_IMPORT_NOT_FOUND'],
})

const MOST_CHOICES = 1_000

const MOST_MONEY = 1e14

export const DecideLedger = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/ledger-imports/{importId}/choices',
  summary: 'Say what groups of rows are, and what of energy and travel is counted elsewhere',
  params: OfLedger,
  body: z.strictObject({
    groups: z
      .array(z.strictObject({ group: z.int(), result: z.string().max(60) }))
      .max(MOST_CHOICES, `Please use at most ${MOST_CHOICES} choices at once.`)
      .default([]),
    answers: z
      .array(
        z.strictObject({
          result: z.string().max(60),
          site: z.string().max(120),
          currency: z.string().max(3),
          answer: Answer,
          quantity: z
            .number('Please use a number.')
            .positive('Please use a number above zero.')
            .max(1e12)
            .nullable()
            .default(null),
        }),
      )
      .max(MOST_CHOICES)
      .default([]),
    /** Left as it is where it is not given. */
    purchases: z.int().min(0).max(MOST_MONEY).nullable().optional(),
    capitalFrom: z.int().min(0).max(MOST_MONEY).optional(),
  }),
  maxBodyBytes: 512 * 1_024,
  answer: LedgerReview,
  refusals: OPEN_LEDGER,
})
