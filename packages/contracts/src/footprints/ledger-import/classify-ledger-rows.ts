import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { CLASS_REASONS } from '@understory/domain/footprints/ledger-import/classification/classify-ledger-row.ts'
import { LEDGER_CHARTS } from '@understory/domain/footprints/ledger-import/classification/known-accounts.ts'
import { z } from 'zod'
import { asDay } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { CountryCode } from '../../people/accounts/accounts.ts'

const MOST_ROWS = 500
const LONGEST_TEXT = 500
const MOST_MONEY = 1e12

const LedgerText = z.string().max(LONGEST_TEXT).default('')

export const ClassifyLedgerRows = endpoint({
  method: 'POST',
  path: '/api/footprints/ledger-classifications',
  summary:
    'What rows of a ledger are: spending of a kind, something of which a quantity is wanted, or no purchase; nothing is stored',
  body: z.strictObject({
    /** Of accounts, whose codes it names; `null`: accounts go by their names alone. */
    chart: z.enum(LEDGER_CHARTS).nullable().default(null),
    /** ISO 3166-1, of the company. */
    country: CountryCode.default('GB'),
    rows: z
      .array(
        z.strictObject({
          date: asDay(z.iso.date('Please use a day such as 2025-03-31.')).nullable().default(null),
          supplier: LedgerText,
          description: LedgerText,
          account: LedgerText,
          accountCode: LedgerText,
          /** Without VAT. */
          net: z.number().min(-MOST_MONEY).max(MOST_MONEY),
          /** ISO 4217. */
          currency: z
            .string()
            .regex(/^([A-Z]{3})?$/, 'Please use a code such as GBP.')
            .default(''),
          /** Merchant category code, ISO 18245. */
          mcc: z.string().max(4).default(''),
        }),
      )
      .min(1, 'Please give at least one row.')
      .max(MOST_ROWS, `Please use at most ${MOST_ROWS} rows.`),
  }),
  maxBodyBytes: 1_024 * 1_024,
  answer: z.object({
    rows: z.array(
      z.object({
        /** `s_food` and the like, `quantity:electricity`, `exclude:payroll`, or `ask`. */
        result: z.string(),
        category: z.enum(CATEGORY_KEYS).nullable(),
        /** From 0.8 it can be taken, below 0.5 someone must decide. */
        confidence: z.number(),
        why: z.enum(CLASS_REASONS),
      }),
    ),
  }),
  refusals: ['BAD_REQUEST'],
})
